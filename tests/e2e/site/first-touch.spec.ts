import { expect, test } from '../support/test.ts';
import { visitorForms } from '../support/visitor-forms.ts';

/** What a page loads before and after the first touch of a form. Each form's own contract comes with the validator. */
const VALIDATOR = /\/_astro\/(schemas|core|send-form)\.[\w-]+\.js$/;

const forms = visitorForms.filter(
  (form, at) => !/password/.test(form.name) && visitorForms.findIndex(({ page }) => page === form.page) === at,
);

for (const { name, page: path, open, button } of forms) {
  test(`${name}: the validator is loaded at the first touch, not before @desktop`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (VALIDATOR.test(request.url()) && scripts.push(request.url())));
    await page.goto(path);
    await page.waitForLoadState('load');
    await page.mouse.wheel(0, 400);
    expect(scripts).toEqual([]);
    const form = await open(page);
    await form.getByRole('button', { name: button, exact: true }).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });
}

test('a form that is submitted before its script has arrived is checked and sent once it has @desktop', async ({
  page,
}) => {
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_astro/send-form.*.js', async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto('/resources/blogs');
  await page.locator('#newsletter').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('alert')).toContainText('Enter an email address.');
  await expect(page).toHaveURL(/\/resources\/blogs$/);
});

test('a form whose script never arrives is posted by the browser @desktop', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await page.route('**/_astro/send-form.*.js', (route) => route.abort());
  await page.goto('/resources/blogs');
  await page.locator('#newsletter').getByLabel('Email').fill('reader@plant.example');
  await page.locator('#newsletter').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your email and confirm your subscription with the link in it.')).toBeVisible();
});
