import { signInStaff } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('staff add synonyms, see what they find, change and remove them', async ({ page, allow }) => {
  allow(/400/);
  const word = `Zzword ${test.info().project.name} ${test.info().retry}`;
  await signInStaff(page, '/admin/products');
  await page.getByRole('link', { name: 'Synonyms' }).click();
  await expect(page.locator('.list-count')).toHaveText(/^\d+ entries$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add synonyms' }).click();
  const form = page.getByRole('dialog', { name: 'Add synonyms' });
  await form.getByLabel('Search word').fill(word);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter at least one word that it also finds.')).toBeVisible();
  await form.getByLabel('Also finds').fill('spanner\nWrench');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('“spanner” already finds “Wrench”. Edit that entry or leave it out.')).toBeVisible();
  await form.getByLabel('Both ways').uncheck();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Products with these words: “${word}” none, “spanner” `)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search synonyms' }).fill(word);
  await expect(page.locator('.list-count')).toHaveText('1 entry');
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('spanner, Wrench');
  await expect(row).toContainText('One way');
  await row.getByRole('button', { name: `Edit ${word}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit synonyms' });
  await edit.getByLabel('Also finds').fill('nosuchword');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No product has the words that it finds. Check their spelling.')).toBeVisible();
  await expect(row).toContainText('nosuchword');
  await expectNoSidewaysScroll(page);

  await row.getByRole('button', { name: `Remove ${word}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`No entry has “${word}”.`)).toBeVisible();
});
