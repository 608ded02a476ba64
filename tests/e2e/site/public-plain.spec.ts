import { findablePages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';
import { address, visitorForms } from '../support/visitor-forms.ts';

/** The public site in a browser that runs no script. */
test.use({ javaScriptEnabled: false });

for (const { name, page: path, open, fill, button, taken } of visitorForms.filter((form) => !form.needsScript)) {
  test(`${name} is posted and answered @desktop`, async ({ page }) => {
    await page.goto(path);
    const form = await open(page);
    await fill(form);
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(taken)).toBeVisible();
  });
}

test('a refusal is a page that keeps what was typed and links back to the form @desktop', async ({ page, allow }) => {
  allow(/40[04]/);
  await page.goto('/delivery/tracking');
  const number = page.getByLabel('Order ID, AWB or LR number');
  await page.locator('#tracking').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Track an order' })).toBeVisible();
  await expect(number).toHaveAccessibleDescription('Enter the order number, AWB or LR number.');
  await number.fill('999999');
  await page.getByLabel('Buyer’s email address or PO number').fill('4500099999');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No order matches both.');
  await expect(number).toHaveValue('999999');
  await page.getByRole('link', { name: /^Back to the page/ }).click();
  await expect(page).toHaveURL(/\/delivery\/tracking$/);
});

test('a file is chosen in the browser’s own field, which shows its name @desktop', async ({ page }) => {
  await page.goto('/rfq');
  await expect(page.getByLabel(/^Attachment/)).toHaveCSS('opacity', '1');
  await expect(page.locator('.file').getByText('Choose a file')).toBeHidden();
});

test('a visitor registers for a webinar on its own page @desktop', async ({ page }) => {
  await page.goto('/resources/webinars');
  await page
    .getByRole('link', { name: /^Register / })
    .first()
    .click();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Work email').fill(address('plain'));
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText("We'll email your join link shortly.")).toBeVisible();
});

test('the code in a newsletter’s link can be typed @desktop', async ({ page, allow }) => {
  allow(/400/);
  await page.goto('/newsletter?token=' + 'x'.repeat(43));
  await page.getByLabel('Code').fill('x'.repeat(43));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/This link is no longer valid\./)).toBeVisible();
});

test('every page can be read: its heading and its text are there @desktop', async ({ page }) => {
  test.slow();
  for (const { path } of findablePages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(words, path).toBeGreaterThan(path.startsWith('/login/') ? 5 : 100);
  }
});
