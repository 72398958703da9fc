import { GREEN, INK, outline, SKIN, YELLOW } from './suits.ts';

const HEAD_LINE = outline(2.6);
const BODY_LINE = outline(2.8);

/** The dwarf's head, about -48..48 × -98..78. */
export function dwarfHead(): string {
  return `<g>
<path d="M-36-4C-46 20-36 56 0 76C36 56 46 20 36-4Z" fill="#fff3dc" ${HEAD_LINE}/>
<path d="M-18 26C-16 44-8 58 0 66M18 26C16 44 8 58 0 66M-28 18C-28 34-22 46-16 52M28 18C28 34 22 46 16 52" fill="none" stroke="#c9b48c" stroke-width="2"/>
<path d="M-34-14C-44-18-48-6-42 0C-40 4-36 4-34 2ZM34-14C44-18 48-6 42 0C40 4 36 4 34 2Z" fill="${SKIN}" ${HEAD_LINE}/>
<path d="M-34-20C-36 4-26 20 0 20C26 20 36 4 34-20Z" fill="${SKIN}" ${HEAD_LINE}/>
<circle cx="-21" cy="3" r="8" fill="#f08f7d" opacity=".55"/><circle cx="21" cy="3" r="8" fill="#f08f7d" opacity=".55"/>
<path d="M0 12C-10 6-24 8-34 20C-24 24-12 26 0 18C12 26 24 24 34 20C24 8 10 6 0 12Z" fill="#fff3dc" ${HEAD_LINE}/>
<path d="M-8 24C-4 30 4 30 8 24C4 22-4 22-8 24Z" fill="#b5202f" stroke="${INK}" stroke-width="1.6"/>
<ellipse cx="-13" cy="-8" rx="4" ry="5.200" fill="${INK}"/><ellipse cx="13" cy="-8" rx="4" ry="5.200" fill="${INK}"/><circle cx="-11.500" cy="-10" r="1.500" fill="#fff"/><circle cx="14.500" cy="-10" r="1.500" fill="#fff"/>
<path d="M-22-18C-17-23-10-22-6-18M6-18C10-22 17-23 22-18" fill="none" stroke="#d9c9a3" stroke-width="4.500" stroke-linecap="round"/>
<ellipse cx="0" cy="5" rx="9.500" ry="8" fill="#f5b69a" ${HEAD_LINE}/>
<path d="M-40-20C-36-50-22-74 10-96C18-102 26-98 30-92C24-90 22-84 24-76C30-58 36-40 40-20C20-32-20-32-40-20Z" fill="${YELLOW}" ${HEAD_LINE}/>
<path d="M14-92C16-74 22-54 28-40" fill="none" stroke="#c9930f" stroke-width="2.500" stroke-linecap="round"/>
<path d="M-44-16C-22-32 22-32 44-16C44-10 42-6 38-4C18-18-18-18-38-4C-42-6-44-10-44-16Z" fill="#d98f12" ${HEAD_LINE}/>
<circle cx="31" cy="-90" r="8" fill="#fff3dc" ${HEAD_LINE}/>
</g>`;
}
/** A crown for the dwarf, in his box. */
export function crown(): string {
  const tips = [
    [-58, -114],
    [-18, -135],
    [18, -135],
    [58, -114],
  ];
  const balls = tips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.500" fill="#b5202f" ${HEAD_LINE}/>`);
  return `<g>
<path d="M-46-58L-58-112L-30-82L-18-132L0-90L18-132L30-82L58-112L46-58C22-74-22-74-46-58Z" fill="#ffdf6b" ${HEAD_LINE}/>
<path d="M-46-60C-22-76 22-76 46-60L42-38C18-52-18-52-42-38Z" fill="${YELLOW}" ${HEAD_LINE}/>
<circle cx="0" cy="-61" r="6" fill="#b5202f" ${HEAD_LINE}/><circle cx="-25" cy="-56" r="4" fill="${GREEN}" ${HEAD_LINE}/><circle cx="25" cy="-56" r="4" fill="${GREEN}" ${HEAD_LINE}/>
${balls.join('')}
</g>`;
}

/** The dwarf with a card, in a box of 250 × 350 centred on 0,0; about -110..110 × -150..170. */
export function dwarf(card: string): string {
  return `<g>
<ellipse cx="0" cy="160" rx="84" ry="12" fill="#000" opacity=".18"/>
<path d="M-44 112L-52 148C-66 146-78 150-78 160H-22L-16 116ZM44 112L52 148C66 146 78 150 78 160H22L16 116Z" fill="#7a4a22" ${BODY_LINE}/>
<path d="M-50 96C-52 112-50 126-48 132H-12L-4 112H4L12 132H48C50 126 52 112 50 96Z" fill="${GREEN}" ${BODY_LINE}/>
<path d="M-34-2C-58 10-70 62-62 112C-30 122 30 122 62 112C70 62 58 10 34-2Z" fill="${YELLOW}" ${BODY_LINE}/>
<path d="M-40 10C-52 40-54 76-50 112M40 10C52 40 54 76 50 112" fill="none" stroke="#d9a20f" stroke-width="3"/>
<path d="M-64 84C-30 94 30 94 64 84L65 98C30 108-30 108-65 98Z" fill="#7a4a22" ${BODY_LINE}/><rect x="-12" y="86" width="24" height="20" rx="4" fill="#f1d36b" ${BODY_LINE}/><rect x="-6" y="91" width="12" height="10" rx="2" fill="#7a4a22"/>
<path d="M-34 0C-52 2-74 28-84 50C-88 62-78 70-68 66C-58 50-46 42-38 38Z" fill="${YELLOW}" ${BODY_LINE}/><path d="M-86 46C-92 56-84 72-68 70L-64 62L-80 42Z" fill="#d98f12" ${BODY_LINE}/>
<path d="M-86 62C-96 64-98 78-88 84C-78 88-68 82-68 72C-70 62-78 58-86 62Z" fill="${SKIN}" ${BODY_LINE}/>
<g transform="translate(84 22) rotate(8) scale(.42)">${card}</g>
<path d="M34 0C56 4 70 40 76 74C78 86 66 94 56 86C48 70 42 50 34 38Z" fill="${YELLOW}" ${BODY_LINE}/><path d="M80 70C82 86 66 98 54 88L54 78L74 66Z" fill="#d98f12" ${BODY_LINE}/>
<path d="M62 84C52 82 46 94 54 102C60 108 76 106 80 98C84 90 76 82 62 84Z" fill="${SKIN}" ${BODY_LINE}/><path d="M60 92H72M59 98H70" stroke="${INK}" stroke-width="1.600" stroke-linecap="round"/>
<g transform="translate(0 -28)">${dwarfHead()}</g>
</g>`;
}
