import { addPlant, callAs } from '../support/colleagues.ts';
import { createCompany, signInStaff, save, unique } from '../support/admin.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('errors are shown at their fields, and nothing typed is lost', async ({ page, allow }) => {
  allow(/409/);
  await signInStaff(page);
  const name = unique('Twin Works');
  const slug = `twin-${crypto.randomUUID()}`;
  await page.goto('/admin/companies/new');
  const gst = page.getByLabel('GST number');
  const pan = page.getByLabel('PAN / TIN');
  const state = page.getByLabel('State').first();
  await gst.fill('27AAPFU0939F1ZV');
  await expect(pan).toHaveValue('AAPFU0939F');
  await expect(state).toHaveValue('Maharashtra');
  // Values filled in from the number follow it; typed values do not.
  await gst.press('Backspace');
  await gst.fill('29AABCR1718E1ZL');
  await expect(pan).toHaveValue('AABCR1718E');
  await expect(state).toHaveValue('Karnataka');
  await pan.fill('AAPFU0939F');
  await expect(pan).toHaveAccessibleDescription(/The GST number contains PAN AABCR1718E/);
  await gst.fill('');
  await expect(pan).toHaveValue('AAPFU0939F');
  await expect(state).toHaveValue('');
  await pan.fill('');
  await page.reload();
  await gst.pressSequentially('27AAPFU0939F1Z');
  await expect(gst).not.toHaveAttribute('aria-invalid');
  await gst.press('O');
  await expect(gst).toHaveAttribute('aria-invalid', 'true');
  await expect(gst).toHaveAccessibleDescription(/typing error/);
  await pan.pressSequentially('AAPX');
  await expect(pan).not.toHaveAttribute('aria-invalid');
  await pan.blur();
  await expect(pan).toHaveAccessibleDescription(/Enter a PAN like/);
  await pan.fill('');
  await page.getByLabel('PIN code').first().fill('400 001');
  await expect(page.getByLabel('PIN code').first()).toHaveValue('400001');
  await page.getByLabel('PIN code').first().fill('30101');
  await page.getByLabel('Slug').fill(slug);
  await save(page);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Enter the name of the company.');
  await expect(summary).toContainText('typing error');
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
  await expect(page.getByRole('alert')).toContainText('Another company uses the slug');
  await expect(page.getByLabel('Name').first()).toHaveValue(name);
  await expectAccessible(page);
});

test('the quote form names the figure and the line of each error in its summary', async ({ page }) => {
  const { people } = await addPlant(page.request, ['Meera']);
  const rfq = { title: 'Studs', lines: [{ item: 'M16 stud', qty: 4, unit: 'NOS' }] };
  const { id } = await callAs(page.request, people[0]!.token, '/api/customer/rfq-create', rfq);
  await signInStaff(page, `/admin/rfqs/${id}`);
  await page.getByLabel('Unit price (₹)').fill('on request');
  await page.getByLabel('Discount (%)').fill('120');
  await page.getByLabel('Freight (₹)').fill('-5');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Line 1, price: Enter the price in rupees');
  await expect(summary).toContainText('Line 1, discount: Enter at most 100.');
  await expect(summary).toContainText('Freight: Enter ₹0 or more.');
  await expectAccessible(page);
  await page.getByLabel('Unit price (₹)').fill('₹ 100');
  await expect(page.locator('p.quote-line-net')).toHaveText('Before tax–');
  await page.getByLabel('Discount (%)').fill('7.5 %');
  await expect(page.locator('p.quote-line-net')).toHaveText('Before tax₹370.00');
});

test('two users who change different fields of a company both keep their changes, and the later one is informed', async ({
  page,
  browser,
  allow,
}) => {
  allow(/409/);
  await signInStaff(page);
  const name = unique('Shared Works');
  const id = await createCompany(page, name);
  await page.goto(`/admin/companies/${id}/edit`);
  await expect(page).toHaveTitle(`${name} · PlantSetu`);
  await page.getByLabel('Credit limit').fill('500000');

  // While saving, the button keeps the focus and a second press sends nothing.
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/admin/company-save', async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  const button = page.getByRole('button', { name: /^Sav/ });
  await button.press('Enter');
  await expect(button).toHaveText('Saving…');
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  answer.resolve();
  await expect(page.getByText('Company saved.')).toBeVisible();
  await expect(button).toBeFocused();
  expect(sent).toBe(1);

  const other = await browser.newPage({ storageState: await page.context().storageState() });
  await other.goto(new URL(`/admin/companies/${id}/edit`, page.url()).href);
  await other.getByLabel('Credit days').fill('45');
  await save(other);
  await expect(other.getByText('Company saved.')).toBeVisible();

  await page.getByLabel('City').first().fill('Bhiwadi');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('They changed: Credit days. Saving keeps these changes.');
  await expect(conflict.getByRole('row')).toHaveCount(0);
  await expect(conflict).toBeInViewport();
  await expect(page.locator(':focus')).toContainText('Another user has saved');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Save my changes' }).click();
  await expect(page.getByText('Company saved.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Credit days')).toHaveValue('45');
  await expect(other.getByLabel('City').first()).toHaveValue('Bhiwadi');
  await other.close();
});

test('leaving unsaved changes asks for confirmation', async ({ page }) => {
  await signInStaff(page);
  const id = await createCompany(page, unique('Guarded Works'));
  await page.goto('/admin/companies?q=Guarded');
  await page.locator(`a[href="/admin/companies/${id}/edit"]`).click();
  await page.getByLabel('Name').first().fill('Something else');

  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${id}/edit$`));
  await page.evaluate(() => history.back());
  await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload']);
  await expect(page).toHaveURL(new RegExp(`/admin/companies/${id}/edit$`));
  await expect(page.getByLabel('Name').first()).toHaveValue('Something else');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload', 'confirm']);
  await expect(page.getByLabel('Name').first()).toHaveValue('Something else');

  await save(page);
  await expect(page.getByText('Company saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(`**/admin/companies/${id}`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login/employee');
  expect(questions).toHaveLength(3);
});

test('a PIN code is checked while it is typed', async ({ page }) => {
  await signInStaff(page, '/admin/companies/new');
  const pin = page.getByLabel('PIN code').first();
  await pin.pressSequentially('3010');
  await expect(pin).not.toHaveAttribute('aria-invalid');
  await pin.press('Tab');
  await expect(pin).toHaveAccessibleDescription(/Enter a PIN code of six digits/);
  await pin.fill('012345');
  await expect(pin).toHaveAccessibleDescription(/A PIN code does not begin with 0/);
  await expectAccessible(page);
  await pin.fill('301 019');
  await expect(pin).toHaveValue('301019');
  await expect(pin).not.toHaveAttribute('aria-invalid');
  await expect(pin).toHaveAccessibleDescription('In Rajasthan.');
  // Other countries have other postal codes.
  await page.getByLabel('Country').first().fill('Nepal');
  await pin.fill('44600');
  await pin.press('Tab');
  await expect(pin).not.toHaveAttribute('aria-invalid');
});

test('an unknown id shows a message and a link back', async ({ page, allow }) => {
  allow(/40[04]/);
  await signInStaff(page);
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
