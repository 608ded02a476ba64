import type { Locator, Page } from '@playwright/test';
import { brand, contact, registration } from '#site';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const readMore = (page: Page) => section(page, 'problems').getByRole('link', { name: /^Read More/ });

test('the home page has the sections of the specification, and each card links to its page', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.hero');
  await expect(hero.getByRole('link', { name: 'Request for Quote' })).toHaveAttribute('href', '/rfq');
  await expect(hero.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
  const parts = [
    ['why', 6],
    ['problems', 6],
    ['solutions', 5],
    ['industries', 6],
    ['clients', 3],
  ] as const;
  for (const [id, number] of parts) await expect(section(page, id).locator('li'), id).toHaveCount(number);
  await expect(section(page, 'categories').getByRole('heading', { level: 3 })).toHaveCount(18);
  const main = page.locator('main > section').last();
  await expect(main.getByRole('link', { name: 'Request Quote' })).toHaveAttribute('href', '/rfq');
  const card = section(page, 'categories').locator('li').first();
  const title = (await card.getByRole('heading').textContent())!;
  await card.getByRole('link', { name: new RegExp(`^Shop Now ?: ${title}$`) }).click();
  await expect(page).toHaveURL(/\/supplies\/[\w-]+#items$/);
  await expect(page.locator('#items tbody tr')).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('Read More opens a problem’s details; the close button, Escape and the backdrop close them', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const title = (await section(page, 'problems').getByRole('heading', { level: 3 }).first().textContent())!;
  const dialog = page.getByRole('dialog', { name: title });
  const closings: ((dialog: Locator) => Promise<void>)[] = [
    (open) => open.getByRole('link', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    ...(isMobile ? [] : [() => page.mouse.click(10, 450)]),
  ];
  for (const close of closings) {
    await readMore(page).first().click();
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await close(dialog);
    await expect(dialog).toBeHidden();
    await expect(readMore(page).first()).toBeFocused();
  }
  await readMore(page).nth(1).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.locator('dialog[open]').getByRole('link', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL(/\/rfq$/);
});

test('the footer has the company’s name and contact details', async ({ page }) => {
  await page.goto('/about');
  const foot = page.locator('.site-footer');
  await expect(foot).toContainText(brand.legalName);
  await expect(foot).toContainText(contact.address);
  await expect(foot).toContainText(contact.hours);
  const addresses = await foot.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    expect.arrayContaining([
      `https://wa.me/${contact.whatsapp}`,
      `mailto:${contact.email}`,
      '/',
      '/about',
      '/services',
    ]),
  );
  expect(addresses).toContain('/contact');
  for (const policy of ['privacy', 'terms-of-sale', 'returns-and-refunds', 'grievance']) {
    expect(addresses).toContain(`/policies/${policy}`);
  }
  await expect(foot).toContainText(contact.privacyOfficer);
  // Only what the company file has is shown.
  for (const [name, number] of Object.entries({ CIN: registration.cin, GSTIN: registration.gstin })) {
    await expect(foot.locator('dt', { hasText: name })).toHaveCount(number ? 1 : 0);
  }
});

test('the street map loads on a click, and nothing from another site before', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      elsewhere.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    },
  );
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Show the street map' }).scrollIntoViewIfNeeded();
  expect(elsewhere).toEqual([]);
  await page.getByRole('link', { name: 'Show the street map' }).click();
  await expect(page.getByTitle('Street map around the office')).toBeVisible();
  await expect.poll(() => elsewhere).toEqual(['www.openstreetmap.org']);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a problem and a menu still open and close', async ({ page, isMobile }) => {
    await page.goto('/');
    const dialog = page.locator('dialog.problem').first();
    await readMore(page).first().click();
    await expect(dialog.getByRole('heading')).toBeInViewport();
    await dialog.locator('.dialog-close').click();
    await expect(dialog).toBeHidden();
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.site-menu summary', { hasText: 'Solutions' }).click();
    await expect(page.locator('.site-menu').getByRole('link', { name: 'Bulk buying' })).toBeVisible();
  });
});
