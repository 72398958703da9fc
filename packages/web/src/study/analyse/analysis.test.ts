import { lay, moveText, pass } from '@nain-jaune/engine';
import { card } from '@nain-jaune/engine/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import { Analysis } from './analysis.svelte.ts';
import { parseAnalysisText } from './analysisText.ts';
import { saveAnalysis, savedAnalysis } from './savedAnalysis.ts';

const HIDDEN = 'lindor-1789 0 3 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4';

function analysisOf(text: string): Analysis {
  const parsed = parseAnalysisText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return new Analysis(parsed.value);
}

const shownMoves = ({ tree, at }: Analysis) => tree.movesTo(at).map(moveText).join(' ');

describe('an analysis', () => {
  it('plays possible moves as variations and refuses others', () => {
    const analysis = analysisOf(`${HIDDEN} .`);
    analysis.play(lay(card('5d')));
    analysis.walk.goTo(0);
    analysis.play(lay(card('9c')));
    expect([shownMoves(analysis), analysis.tree.size]).toEqual(['9c', 2]);
    // The jack does not follow the nine.
    analysis.play(lay(card('Js')));
    expect([shownMoves(analysis), analysis.tree.size]).toEqual(['9c', 2]);
    analysis.play(lay(card('Tc')));
    analysis.play(lay(card('Jd')));
    expect(shownMoves(analysis)).toBe('9c Tc');
    analysis.play(pass);
    expect(analysis.text.endsWith(' 9cTc-')).toBe(true);
  });

  it('is walked along the shown line and between alternatives', () => {
    const analysis = analysisOf(`${HIDDEN} .\n5d (9c -) (Ah) -`);
    const { walk } = analysis;
    const press = (key: string) => [walk.takeKey(key), shownMoves(analysis), walk.at, walk.end];
    const sibling = (step: 1 | -1) => {
      analysis.goToSibling(step);
      return shownMoves(analysis);
    };
    expect(press('ArrowRight')).toEqual([true, '5d', 1, 2]);
    expect(press('ArrowDown')).toEqual([false, '5d', 1, 2]);
    expect(sibling(1)).toBe('9c');
    expect(press('End')).toEqual([true, '9c -', 2, 2]);
    expect(press('ArrowRight')).toEqual([true, '9c -', 2, 2]);
    expect(press('ArrowLeft')).toEqual([true, '9c', 1, 2]);
    expect(sibling(-1)).toBe('5d');
    expect(press('Home')).toEqual([true, '', 0, 2]);
    expect(press('toString')).toEqual([false, '', 0, 2]);
    walk.playOrStop();
    walk.tick();
    expect([shownMoves(analysis), walk.playing]).toEqual(['5d', true]);
    walk.tick();
    expect([shownMoves(analysis), walk.playing]).toEqual(['5d -', false]);
  });

  it('deletes and promotes what is shown', () => {
    const analysis = analysisOf(`${HIDDEN} .\n5d (9c -) -`);
    analysis.walk.goTo(1);
    analysis.goToSibling(1);
    expect(analysis.mayPromote).toBe(true);
    analysis.promote();
    expect(analysis.wholeText).toBe(`${HIDDEN} .\n9c (5d -) -`);
    analysis.remove();
    expect([analysis.wholeText, analysis.at]).toEqual([`${HIDDEN} .\n5d -`, 0]);
    analysis.restore();
    expect([analysis.wholeText, shownMoves(analysis)]).toEqual([`${HIDDEN} .\n9c (5d -) -`, '9c']);
    expect(analysis.mayRestore).toBe(false);
  });
});

describe('a saved analysis', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storageOf());
  });

  it('is restored with its variations and its place, for its position only', () => {
    const analysis = analysisOf(`${HIDDEN} .\n5d (9c -) -`);
    analysis.walk.goTo(1);
    analysis.goToSibling(1);
    saveAnalysis(analysis);
    for (const position of [null, analysis.text]) {
      const restored = savedAnalysis(position)!;
      expect([restored.wholeText, shownMoves(restored)]).toEqual([analysis.wholeText, '9c']);
    }
    expect(shownMoves(savedAnalysis(`${HIDDEN} 9c-`)!)).toBe('9c -');
    expect(savedAnalysis(`${HIDDEN} 9cTc`)).toBeNull();
    expect(savedAnalysis(`${HIDDEN.replace(' 3 ', ' 2 ')} .`)).toBeNull();
    saveAnalysis(null);
    expect(savedAnalysis(null)).toBeNull();
  });

  it('that cannot be read is none', () => {
    localStorage.setItem('nain-jaune.analysis', JSON.stringify({ text: `${HIDDEN} 5x`, route: ['x'] }));
    expect(savedAnalysis(null)).toBeNull();
  });
});
