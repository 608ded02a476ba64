import { createCompany, desk, save, unique } from './support/desk.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('what a form refuses is said at the field, and nothing that was typed is lost', async ({ page, allow }) => {
  allow(/409/);
  await desk(page);
  const name = unique('Twin Works');
  const slug = `twin-${crypto.randomUUID()}`;
  await page.goto('/admin/companies/new');
  await page.getByLabel('GST number').fill('27AAPFU0939F1ZO');
  await page.getByLabel('PIN code').first().fill('30101');
  await page.getByLabel('Slug').fill(slug);
  await save(page);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Enter the name of the company.');
  await expect(summary).toContainText('mistyped character');
  await expect(summary).toContainText('six digits');
  await summary.getByRole('link', { name: 'Enter the name of the company.' }).click();
  await page.keyboard.type(name);
  await expect(page.getByLabel('Name').first()).toHaveValue(name);
  await page.getByLabel('GST number').fill('');
  await page.getByLabel('PIN code').first().fill('');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/companies\/\d+$/);

  await page.goto('/admin/companies/new');
  await page.getByLabel('Name').first().fill(name);
  await page.getByLabel('Slug').fill(slug);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('belongs to another company');
  await expect(page.getByLabel('Name').first()).toHaveValue(name);
  await expectAccessible(page);
});

test('unsaved changes are not left behind without a question', async ({ page }) => {
  await desk(page);
  const id = await createCompany(page, unique('Guarded Works'));
  await page.goto('/admin/companies?q=Guarded');
  await page.locator(`a[href="/admin/companies/${id}"]`).first().click();
  await page.getByLabel('Name').first().fill('Something else');

  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${id}$`));
  await page.evaluate(() => history.back());
  await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload']);
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${id}$`));
  await expect(page.getByLabel('Name').first()).toHaveValue('Something else');

  await save(page);
  await expect(page.getByText('Company saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/admin/companies');
  expect(questions).toHaveLength(2);
});

test('an id that does not exist is told so, and leads back', async ({ page, allow }) => {
  allow(/40[04]/);
  await desk(page);
  for (const [path, words] of [
    ['/admin/companies/987654321', 'This company was not found.'],
    ['/admin/companies/x', 'This company was not found.'],
    ['/admin/products/987654321', 'This product was not found.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to products' }).click();
  await page.waitForURL('**/admin/products');
});
