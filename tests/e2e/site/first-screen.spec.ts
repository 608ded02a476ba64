import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Pages that are a task, with their first field. */
const tasks = [
  ['/rfq', '#enquiry [name=name]'],
  ['/contact', '#message [name=name]'],
  ['/delivery/tracking', '#tracking [name=reference]'],
] as const;

for (const [path, field] of tasks) {
  test(`${path}: the first field is in the first screen`, async ({ page }) => {
    await page.goto(path);
    const box = (await page.locator(field).boundingBox())!;
    expect(Math.round(box.y + box.height), 'its lower edge').toBeLessThanOrEqual(page.viewportSize()!.height);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a supply page: the first item with its price is in the first screen', async ({ page }) => {
  await page.goto('/supplies/bearings-power-transmission');
  const box = (await page.locator('#items tbody tr').first().boundingBox())!;
  expect(Math.round(box.y + box.height), 'its lower edge').toBeLessThanOrEqual(page.viewportSize()!.height);
});

test('the contact page offers WhatsApp and email before the form', async ({ page }) => {
  await page.goto('/contact');
  const head = page.locator('.compact-head');
  await expect(head.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(head.getByRole('link', { name: 'Send an email' })).toHaveAttribute('href', /^mailto:/);
});
