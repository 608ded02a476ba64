import type { Page } from '@playwright/test';
import { PROOF_ASKED } from '#contracts/orders/track.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, password, test } from '../support/test.ts';
import { address, countCalls, pdf, program } from '../support/visitor-forms.ts';

test.describe('the request for a quote', () => {
  const fill = async (page: Page) => {
    await page.goto('/rfq');
    await page.getByLabel('Name', { exact: true }).fill('Ravi Iyer');
    await page.getByLabel('Email', { exact: true }).fill(address('ravi'));
    await page.getByRole('textbox', { name: 'Requirement' }).fill('Gloves and bearings for the shutdown');
  };

  test('with items and an attachment is accepted once, and shows its reference', async ({ page }) => {
    const calls = countCalls(page, '/api/rfq');
    await fill(page);
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByLabel('Item', { exact: true }).fill('Nitrile gloves, L');
    await page.getByLabel('Quantity', { exact: true }).fill('1,200');
    await page.getByLabel('Unit').selectOption('PRS');
    await page.getByLabel(/^Target price/).fill('38.50');
    const file = page.locator('.file');
    await expect(file).toHaveText('Choose a file');
    await page.getByRole('button', { name: 'Add an item' }).press('Tab');
    await expect(file.getByText('Choose a file')).toHaveCSS('outline-style', 'solid');
    await page.getByLabel(/^Attachment/).setInputFiles(pdf);
    await expect(file.locator('.file-name')).toHaveText('list.pdf');
    await page.getByRole('button', { name: 'Submit RFQ' }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'RFQ submitted successfully!' })).toContainText(
      /Your reference is ENQ-[2-9A-Z]{8}\./,
    );
    const success = page.getByRole('status').locator('.notice');
    await expect(success).toBeFocused();
    await expect(success).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Item', { exact: true })).toHaveCount(0);
    await expect(file).toHaveText('Choose a file');
    expect(calls).toEqual(['POST']);
    // After scrolling to the answer a button may be half under the header, which axe reports as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('shows at each field how to correct it', async ({ page }) => {
    const calls = countCalls(page, '/api/rfq');
    await page.goto('/rfq');
    await page.getByRole('button', { name: 'Submit RFQ' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter an email address.',
      'Describe what you need.',
    ]);
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter your name.');
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Describe what you need.' }).click();
    await expect(page.getByRole('textbox', { name: 'Requirement' })).toBeFocused();
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByLabel('Item', { exact: true }).fill('Bolt');
    await page.getByLabel('Quantity', { exact: true }).fill('some');
    await page.getByRole('button', { name: 'Submit RFQ' }).click();
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription(
      'Enter the quantity as a number, for example 12 or 2.5.',
    );
    expect(calls).toEqual([]);
  });

  test('brings a removed item back', async ({ page }) => {
    await page.goto('/rfq');
    for (const item of ['Bolt', 'Nut']) {
      await page.getByRole('button', { name: 'Add an item' }).click();
      await page.getByLabel('Item', { exact: true }).last().fill(item);
    }
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Item', { exact: true }).first()).toHaveValue('Bolt');
  });

  const failures = [
    { name: 'no network', answer: null, words: 'Server error. Try again later.' },
    {
      name: 'a page in place of an answer',
      answer: { status: 502, body: '<html>' },
      words: 'Server error. Try again later.',
    },
  ];
  for (const { name, answer, words } of failures) {
    test(`keeps what was typed after ${name}, and after a reload`, async ({ page, allow }) => {
      allow(/Failed to load resource/);
      await page.route('**/api/rfq', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await fill(page);
      await page.getByRole('button', { name: 'Submit RFQ' }).click();
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(page.getByRole('button', { name: 'Submit RFQ' })).toBeEnabled();
      await page.reload();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi Iyer');
      await expect(page.getByRole('textbox', { name: 'Requirement' })).toHaveValue(/shutdown/);
    });
  }

  test('shows Sending… while it is being sent', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/rfq', async (route) => {
      await answered;
      await route.fulfill({ json: { success: true, message: 'RFQ submitted successfully!', code: 'ENQ-22222222' } });
    });
    await fill(page);
    await page.getByRole('button', { name: 'Submit RFQ' }).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    answer();
    await expect(page.getByText('RFQ submitted successfully!')).toBeVisible();
  });
});

test('the contact form shows the specified sentence', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(address('asha'));
  await page.getByRole('textbox', { name: 'Message' }).fill('Call me about rate contracts.');
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Thanks!' })).toHaveText(
    "Thanks! We've received your message and will reach out shortly.",
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('an application', () => {
  test('is sent once from the drawer: focus on the name, errors at their fields', async ({ page, allow }) => {
    allow(/415/);
    const calls = countCalls(page, '/api/submit-application');
    await page.goto('/career/open-positions');
    await page.getByRole('link', { name: /^Apply Now.*Marketing Executive/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Marketing Executive' });
    await expect(drawer.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(drawer).toContainText('PS-JD001');
    await drawer.getByRole('button', { name: 'Submit application' }).click();
    await expect(drawer.getByLabel('Resume')).toHaveAccessibleDescription(
      /Choose your resume: a PDF, DOC or DOCX file\.$/,
    );
    await expectAccessible(page);
    await drawer.getByLabel('Name', { exact: true }).fill('Meera Joshi');
    await drawer.getByLabel('Email', { exact: true }).fill(address('meera'));
    await drawer.getByLabel('Resume').setInputFiles(program);
    await drawer.getByRole('button', { name: 'Submit application' }).click();
    const refusal = 'Upload the resume as a PDF, DOC or DOCX file, without macros.';
    await expect(drawer.getByRole('alert')).toContainText(refusal);
    await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue('Meera Joshi');
    await drawer.getByLabel('Resume').setInputFiles(pdf);
    await drawer.getByRole('button', { name: 'Submit application' }).dblclick();
    await expect(drawer.getByRole('status')).toHaveText('Application submitted successfully!');
    await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue('');
    expect(calls).toHaveLength(2);
    await expectNoSidewaysScroll(page);
  });

  test('closes by button, Escape and backdrop, and opens without earlier messages', async ({ page, isMobile }) => {
    await page.goto('/career/open-positions');
    const open = () => page.getByRole('link', { name: /^Apply Now.*Vendor Relations Lead/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Vendor Relations Lead' });
    await open();
    await drawer.getByRole('button', { name: 'Submit application' }).click();
    await expect(drawer.getByRole('alert')).toBeVisible();
    await drawer.getByRole('link', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await open();
    await expect(drawer.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    if (isMobile) return; // The drawer is as wide as the screen.
    await open();
    await page.mouse.click(40, 400);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: /^Apply Now.*Vendor Relations Lead/ })).toBeFocused();
  });

  test('for an internship has its track in the message', async ({ page, allow }) => {
    allow(/415/);
    // Playwright does not return the fields of a form with a file.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (url, init) => {
        if (init?.body instanceof FormData) Object.assign(window, { sent: Object.fromEntries(init.body) });
        return fetch(url, init);
      };
    });
    await page.goto('/career/internships#apply');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter an email address.',
      'Choose your resume: a PDF, DOC or DOCX file.',
      'Enter your phone number.',
      'Choose a track.',
    ]);
    await expect(page.getByLabel('Track', { exact: true })).toHaveAccessibleDescription('Choose a track.');
    await page.getByLabel('Name', { exact: true }).fill('Kabir Sethi');
    await page.getByLabel('Email', { exact: true }).fill(address('kabir'));
    await page.getByLabel('Resume').setInputFiles(program);
    await page.getByLabel('Phone', { exact: true }).fill('98290 12345');
    await page.getByLabel('Track', { exact: true }).selectOption('Data & Analytics');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('alert')).toContainText('Error: Upload the resume as a PDF');
    await page.getByLabel('Resume').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Thanks! Your application has been submitted.')).toBeVisible();
    const sent = await page.evaluate(() => (window as unknown as { sent: Record<string, unknown> }).sent);
    expect(sent).toMatchObject({ jobCode: 'INTERNSHIP', message: 'Track: Data & Analytics' });
    expect(sent).not.toHaveProperty('track');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('a webinar’s dialog registers, confirms and closes by itself', async ({ page }) => {
  await page.goto('/resources/webinars');
  await page
    .getByRole('link', { name: /^Register / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog).toContainText(/(Mon|Tue|Wed|Thu|Fri) \d+ \w{3} \d{4}, \d\d:\d\d IST, \d+ min/);
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByLabel('Work email')).toHaveAccessibleDescription('Enter an email address.');
  await expectAccessible(page);
  await dialog.getByLabel('Full name').fill('Asha Rao');
  await dialog.getByLabel('Work email').fill(address('asha'));
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByRole('button', { name: 'Registered ✔' })).toBeDisabled();
  await expect(dialog.getByRole('status')).toHaveText("We'll email your join link shortly.");
  await expect(dialog).toBeHidden({ timeout: 3000 });
});

test('an order is tracked by its number, and in a second step the buyer’s email address or the PO number', async ({
  page,
  request,
  allow,
}) => {
  allow(/404/);
  const { token } = await (
    await request.post('/api/login', { data: { email: buyers.aravalli, password, role: 'customer' } })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await (await request.get('/api/catalog/list?size=50&sort=price_asc', { headers })).json();
  const [product] = items.filter(
    ({ stock, to_quote }: { stock: number; to_quote: string | null }) => stock > 5 && !to_quote,
  );
  const data = { items: [{ product_id: product.id, qty: 1 }] };
  const { id } = await (await request.post('/api/orders/create', { data, headers })).json();

  await page.goto('/delivery/tracking');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the order number, AWB or LR number.');
  await page.getByLabel('Order ID, AWB or LR number').fill(`#${id}`);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(PROOF_ASKED);
  const proof = page.getByLabel('Buyer’s email address or PO number');
  await expect(proof).toBeFocused();
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Please check this field.Enter the buyer’s email address or the PO number.',
  );
  await proof.fill('another@plant.example');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  // What happened, and then each thing to do once.
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(
    /^No order matches both\. If both are right, call \+91 [\d ]+\.$/,
  );
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Check the number.',
    'Check the email address or PO number.',
  ]);
  await expect(proof).toHaveAccessibleDescription(/Check the email address or PO number\.$/);
  await expect(page.getByLabel('Order ID, AWB or LR number')).toHaveValue(`#${id}`);
  await expectAccessible(page);
  await proof.fill(buyers.aravalli);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  const order = page.getByRole('region', { name: `Order ${id}` });
  await expect(order).toBeFocused();
  await expect(order).toContainText('Placed');
  await expect(order.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
