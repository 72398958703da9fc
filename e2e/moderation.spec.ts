import { words } from '@nain-jaune/words';
import { expect } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { test } from './browserTest.ts';
import { Guest, openTableForTwo, texts } from './guest.ts';
import { expectOpenSheets } from './pageActions.ts';

const { connection, invitation, moderation, room, settings, talk } = texts;
const sharing = await words('fr').chapters.share();

/** Sends a quick phrase in the waiting room. */
async function say({ page }: Guest, phrase: keyof typeof talk.phrases): Promise<void> {
  const button = page.getByRole('button', { name: talk.phrases[phrase], exact: true });
  if (!(await button.isVisible())) await page.getByText(talk.saySomething, { exact: true }).click();
  await button.click();
}

function talkOf({ page }: Guest) {
  return page.getByRole('log', { name: talk.title });
}

test('a member hides, shows and reports the messages of another by keyboard', async ({ browser, page }) => {
  const { anne, basile } = await openTableForTwo(page, browser);
  await say(basile, 'hello');
  await expect(talkOf(anne)).toContainText(talk.phrases.hello);

  await page.getByRole('button', { name: moderation.actionsFor('Basile') }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Basile', exact: true });
  await menu.getByRole('button', { name: moderation.hideMessages }).press('Enter');
  await expect(menu.getByRole('button', { name: moderation.showMessages })).toBeVisible();
  await expect(menu).toHaveCSS('text-align', 'start');
  await expectNoViolations(page, 'the menu of a member');
  await menu.getByRole('button', { name: moderation.report }).press('Enter');
  const question = page.getByRole('dialog', { name: moderation.reportQuestion('Basile') });
  await expect(question).toContainText(moderation.reportStory);
  await expectNoViolations(page, 'the question');
  await question.getByRole('button', { name: moderation.report }).press('Enter');
  await expect(menu.getByRole('status')).toHaveText(moderation.reported('Basile'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: moderation.actionsFor('Basile') })).toBeFocused();

  await expectOpenSheets(page, 0);
  await page.reload();
  await expect(anne.seat('Basile')).toContainText(moderation.messagesHidden);
  await expect(talkOf(anne)).not.toContainText(talk.phrases.hello);
  await say(basile, 'bravo');
  await basile.page.getByRole('button', { name: room.iAmReady }).click();
  await expect(anne.seat('Basile')).toContainText(room.ready);
  await expect(anne.seat('Basile')).not.toContainText(talk.phrases.bravo);
  await expect(page.getByRole('status').filter({ hasText: talk.phrases.bravo })).toHaveCount(0);
  const later = await anne.menuOf('Basile');
  await later.getByRole('button', { name: moderation.showMessages }).click();
  await expect(talkOf(anne)).toContainText(talk.phrases.bravo);
});

test('the host mutes a member, and removes them with a notice', async ({ browser, page }) => {
  const { anne, basile } = await openTableForTwo(page, browser);
  const menu = await anne.menuOf('Basile');
  await menu.getByRole('button', { name: moderation.mute, exact: true }).click();
  await expect(basile.page.getByText(talk.youAreMuted)).toBeVisible();
  await menu.getByRole('button', { name: moderation.unmute }).click();
  await expect(basile.page.getByText(talk.youAreMuted)).toBeHidden();

  await menu.getByRole('button', { name: moderation.remove, exact: true }).click();
  await expect(page.getByText(moderation.removeStory('Basile', false))).toBeVisible();
  await anne.confirm(moderation.removeQuestion('Basile'));
  await expect(anne.seat('Basile')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(basile.page.getByRole('heading', { name: connection.closed.removed.title })).toBeVisible();
  await expect(basile.page.getByRole('alert')).toHaveText(connection.closed.removed.hint);
  await expectNoViolations(basile.page, 'the end');
});

test('the host removes the spectators, closes the table to them, and renews its link', async ({
  browser,
  page,
}) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  const eve = await Guest.in(browser, 'Ève');
  await eve.goTo(`#/t/${code}`);
  await eve.page.getByRole('button', { name: texts.lobby.watch }).click();
  await expect(page.getByText(room.spectators(1))).toBeVisible();

  const letWatch = async (label: string) => {
    await page.getByRole('button', { name: settings.change, exact: true }).click();
    await page.getByLabel(settings.spectators).selectOption({ label });
    await page.getByRole('button', { name: settings.save }).click();
  };
  await letWatch(settings.mayNotWatch);
  await expect(
    eve.page.getByRole('heading', { name: connection.closed['no-spectators'].title }),
  ).toBeVisible();
  await eve.page.getByRole('button', { name: eve.ui.tryAgain }).click();
  await expect(eve.page.getByRole('button', { name: room.sit })).toBeVisible();
  await expect(eve.page.getByRole('button', { name: texts.lobby.watch })).toBeHidden();

  await letWatch(settings.mayWatch);
  await eve.page.reload();
  await eve.page.getByRole('button', { name: texts.lobby.watch }).click();
  await page.getByRole('button', { name: moderation.removeSpectators }).click();
  await anne.confirm(moderation.removeSpectatorsQuestion);
  await expect(eve.page.getByRole('heading', { name: connection.closed.removed.title })).toBeVisible();
  await expect(page.getByText(room.spectators(1))).toBeHidden();

  await eve.page.reload();
  await eve.page.getByRole('button', { name: texts.lobby.watch }).click();
  await expect(page.getByText(room.spectators(1))).toBeVisible();
  await page.getByRole('button', { name: invitation.renew }).click();
  await expect(page.getByText(invitation.renewStory)).toBeVisible();
  await anne.confirm(invitation.renewQuestion);
  await expect(page.getByText(invitation.renewed)).toBeVisible();
  const { 'link-renewed': renewed } = connection.closed;
  await expect(eve.page.getByRole('heading', { name: renewed.title })).toBeVisible();
  await eve.page.reload();
  await expect(eve.page.getByText(texts.serverRefusals['link-renewed'])).toBeVisible();
  const link = await page.getByLabel(sharing.link, { exact: true }).inputValue();
  await eve.goTo(new URL(link).hash);
  await eve.page.getByRole('button', { name: room.sit }).click();
  await expect(anne.seat('Ève')).toBeVisible();
  await eve.page.reload();
  await expect(eve.seat('Anne')).toBeVisible();
  await page.goto('./#/online');
  await expect(page.getByRole('link', { name: texts.lobby.goBack })).toBeVisible();
});
