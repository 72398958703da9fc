import { words } from '@nain-jaune/words';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';

for (const language of ['fr', 'en', 'de'] as const)
  test(`the settings show the operator, the stored data and the privacy notice: ${language}`, async ({
    page,
  }) => {
    const { app, interface: ui, chapters } = words(language);
    const { about } = await chapters.online();
    await page.goto('/');
    await page.getByRole('combobox', { name: words('fr').interface.language }).selectOption(language);
    await page.getByRole('button', { name: ui.settings }).click();
    const settings = page.getByRole('dialog', { name: ui.settings });
    await settings.getByText(app.aboutServer).click();
    await expect(settings.getByText('Les Amis du Nain')).toBeVisible();
    const contact = settings.getByRole('link', { name: 'nain@example.org' });
    await expect(contact).toHaveAttribute('href', 'mailto:nain@example.org');
    await expect(settings.getByText(about.recordsDays(365))).toBeVisible();
    await expect(settings.getByText(about.challengesDays(180))).toBeVisible();
    await expect(settings.getByText(about.publicRecords)).toBeVisible();
    await expect(settings.getByText('Écrivez-nous pour faire effacer vos données.')).toBeVisible();
    await expectNoViolations(page, 'the settings');
  });

test('without a server the settings say that it cannot be reached', async ({ page }) => {
  const { app, interface: ui, chapters } = words('fr');
  const { about } = await chapters.online();
  await page.route('**/api/about', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: ui.settings }).click();
  await page.getByText(app.aboutServer).click();
  await expect(page.getByText(about.unreachable)).toBeVisible();
});
