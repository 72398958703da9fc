import { words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

interface Node {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
}

async function treeOf(page: Page): Promise<Node[]> {
  const text = await page.locator('body').ariaSnapshot();
  return text.split('\n').flatMap((line): Node[] => {
    const found = /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line);
    if (found === null) return [];
    const [, indent = '', role = '', name = '', rest = ''] = found;
    return [
      { depth: indent.length, role, name: name.replace(/''/g, "'"), disabled: rest.includes('[disabled]') },
    ];
  });
}

/** Returns the nodes below the first one of a role and name. */
function below(tree: readonly Node[], role: string, name: string): Node[] {
  const at = tree.findIndex((node) => node.role === role && node.name === name);
  if (at < 0) return [];
  const end = tree.findIndex((node, index) => index > at && node.depth <= tree[at]!.depth);
  return tree.slice(at + 1, end < 0 ? undefined : end);
}

const { home, interface: ui } = words('en');

/** Returns the name of the button to press, or null if there is none. */
function nextPress(tree: readonly Node[]): string | null {
  const buttons = (nodes: readonly Node[]) =>
    nodes.filter(({ role, disabled }) => role === 'button' && !disabled).map(({ name }) => name);
  const all = buttons(tree);
  if (tree.some(({ role }) => role === 'dialog')) return all.find((name) => name === ui.nextDeal) ?? null;
  const [card] = buttons(below(tree, 'toolbar', ui.yourHand));
  return card ?? all.find((name) => name.startsWith(ui.pass)) ?? null;
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a whole game is played by the accessibility tree alone', { tag: ONLY.desk }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?seed=tree');
    await new Player(page, 'en').choosePace(ui.paces.instant);
    await page.getByRole('button', { name: home.customise }).press('Enter');
    await page.getByRole('radio', { name: /Family/ }).check();
    await page.getByRole('combobox', { name: ui.gameLength }).selectOption(ui.lengthOfDeals(2));
    await page.getByRole('button', { name: ui.startGame }).press('Enter');
    await expect(page.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();

    const pressed: string[] = [];
    const isOver = (tree: readonly Node[]) =>
      tree.some(({ role, name }) => role === 'button' && name === ui.playAgain);
    for (let tree = await treeOf(page); !isOver(tree); tree = await treeOf(page)) {
      const name = nextPress(tree);
      if (name === null) continue;
      // A button behind the sheet may have the same name.
      const within = tree.some(({ role }) => role === 'dialog') ? page.getByRole('dialog') : page;
      const button = within
        .getByRole('button', { name, exact: true })
        .and(page.getByRole('button', { disabled: false }));
      // If the button has gone, the tree is read again.
      if (!(await button.first().isVisible())) continue;
      await button.first().press('Enter');
      pressed.push(name);
    }
    const over = page.getByRole('dialog', { name: ui.gameOver });
    await expect(over).toBeVisible();
    expect(pressed.filter((name) => name === ui.nextDeal)).toHaveLength(1);
    // Forced moves are not asked for.
    expect(pressed.length).toBeGreaterThan(5);
  });
});
