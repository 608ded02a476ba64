import { expect, test } from '../support/test.ts';
import { countCalls, visitorForms } from '../support/visitor-forms.ts';

/** What every form of the public site does when the server or the connection fails, and on a double click. */

const BUSY = 'Too many attempts. Try again in 15 minutes.';
const DOWN = 'The service is not available right now. Try again in a minute.';
const refusal = (message: string) => ({ success: false, message });

for (const {
  name,
  page: path,
  call,
  open,
  fill,
  kept,
  button,
  taken,
  offline,
  refused,
  refusedSilently,
} of visitorForms) {
  const [label, value] = kept;

  test(`${name}: input is kept without a connection, if the server is down and after too many attempts @desktop`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/);
    const answers = [
      { words: offline },
      { words: refused(DOWN), answer: { status: 503, json: refusal(DOWN) } },
      // A reply without a message, and what is no reply at all (specification §8).
      ...(refusedSilently ? [{ words: refusedSilently, answer: { status: 200, json: { success: false } } }] : []),
      ...(refusedSilently ? [{ words: refusedSilently, answer: { status: 500, json: { success: false } } }] : []),
      ...(refusedSilently ? [{ words: offline, answer: { status: 502, body: '<h1>Bad gateway</h1>' } }] : []),
      { words: refused(BUSY), answer: { status: 429, json: refusal(BUSY), headers: { 'retry-after': '900' } } },
    ];
    await page.goto(path);
    const form = await open(page);
    await fill(form);
    for (const { words, answer } of answers) {
      await page.route(`**${call}`, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await form.getByRole('button', { name: button, exact: true }).click();
      await expect(form.getByRole('alert')).toContainText(words);
      await expect(form.getByLabel(label)).toHaveValue(value);
      await expect(form.getByRole('button', { name: button, exact: true })).toBeEnabled();
      await page.unroute(`**${call}`);
    }
  });

  test(`${name}: a double click sends one call, and its answer is shown @desktop`, async ({ page }) => {
    const calls = countCalls(page, call);
    let release = () => {};
    const pressedTwice = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${call}`, async (route) => {
      await pressedTwice;
      await route.continue();
    });
    await page.goto(path);
    const form = await open(page);
    await fill(form);
    await form.getByRole('button', { name: button, exact: true }).dblclick();
    release();
    await expect(form.getByText(taken)).toBeVisible();
    expect(calls).toEqual(['POST']);
  });
}

test('the second click of a double click does not remove the answer to the first @desktop', async ({ page }) => {
  const { page: path, call, open, fill, button, taken } = visitorForms[0]!;
  const calls = countCalls(page, call);
  await page.goto(path);
  const form = await open(page);
  await fill(form);
  await form.getByRole('button', { name: button }).click();
  await expect(form.getByText(taken)).toBeVisible();
  await form.getByRole('button', { name: button }).dispatchEvent('click', { detail: 2 });
  await expect(form.getByText(taken)).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(calls).toEqual(['POST']);
});
