import type { Page } from '@playwright/test';
import { orderCart } from '../support/review.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

const cards = (page: Page) => page.locator('.product-card:not([aria-hidden])');

test('a search in the words of the trade finds the goods, and the nearest ones if none has all words @desktop', async ({
  page,
}) => {
  await signIn(page, buyers.aravalli);
  const search = page.getByPlaceholder('Search Product, Category, Brand...');
  await page.goto('/portal/catalog');
  for (const [q, found] of [
    ['10mm drill', 'DRL-HSS-10'],
    ['allen key set', 'HEX-L9'],
    ['दस्ताने', 'gloves'],
  ] as const) {
    await search.fill(q);
    await expect(cards(page).first()).toContainText(found);
  }
  await search.fill('ceiling fan');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'No exact match for “ceiling fan”. Closest matches:' })).toBeVisible();
  await expect(cards(page).first()).toContainText('fan');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a quote for this' }).click();
  await expect(page.getByRole('heading', { name: 'New RFQ' })).toBeVisible();
  await expect(page.getByLabel('Item')).toHaveValue('ceiling fan');
});

test('where a size is not stocked, the nearest ones are one link away @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/catalog?q=10.4mm+drill');
  await expect(page.getByText(/^Nearest to 10.4 mm: 10.2 mm, \d/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: '10.2 mm', exact: true }).click();
  await expect(cards(page).first()).toContainText('DRL-HSS-10.2');
  await expect(page.getByPlaceholder('Search Product, Category, Brand...')).toHaveValue('10.2 mm drill');
});

test('a buyer finds a product by a misspelt word and by its number, looks at it and buys three', async ({ page }) => {
  await signIn(page, buyers.konkan);
  await page.getByRole('link', { name: 'Catalog', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  const search = page.getByPlaceholder('Search Product, Category, Brand...');
  // The focus is on a button, so the key focuses the search box.
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('baering');
  await expect(page.getByText(/^Showing \d+ of .+ for bearing, not “baering”$/)).toBeVisible();

  const sku = (await cards(page).first().locator('.code').first().textContent())!;
  await search.fill(sku.replaceAll('-', ''));
  await expect(page.getByText(/^Showing 1 of 1$/)).toBeVisible();
  await expect(cards(page).locator('.product-card-label > .code')).toHaveText(sku);
  await search.fill('no such thing anywhere');
  await expect(page.getByText('No products found. Try changing category or search.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(search).toHaveValue('');

  await page.goBack();
  await expect(search).toHaveValue('no such thing anywhere');
  // Back keeps the same page: text typed at once remains.
  await search.fill(sku);
  await search.press('Enter');
  await expect(cards(page).locator('.product-card-label > .code')).toHaveText(sku);
  const name = (await cards(page).first().locator('h3').textContent())!;
  await cards(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(sku);
  for (const term of ['HSN', 'GST', 'Unit', 'Pack', 'Stock']) {
    await expect(page.locator('.data-sheet dt', { hasText: new RegExp(`^${term}$`) })).toBeVisible();
  }
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('1e6');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('2');
  await quantity.press('ArrowUp');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText(`3 nos of ${sku} are in the cart.`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { name: /^Category: / })).toBeVisible();
});

test('a favourite is added, shared, removed and restored', async ({ page }) => {
  await signIn(page, buyers.deccan, '/portal/catalog');
  // The star depends on the list of favourites, which is a separate call.
  await page.waitForLoadState('networkidle');
  const card = cards(page).nth(3);
  const star = card.getByRole('button', { name: /^Favourite: / });
  const name = (await card.locator('h3').textContent())!;
  if ((await star.getAttribute('aria-pressed')) === 'false') await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Favourites' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  const share = row.getByRole('checkbox');
  await share.check();
  await expectAccessible(page);
  await page.reload();
  await expect(share).toBeChecked();
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: /^Favourite: / }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(share).toBeChecked();
  await row.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});

test('the overview lists items ordered before, to buy again @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/catalog?sort=price_desc');
  const add = page.getByRole('button', { name: /^Add to Cart/ }).and(page.locator(':enabled'));
  await add.first().click();
  await page.goto('/portal/cart');
  await orderCart(page);
  await page.waitForURL('**/portal/orders');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page
    .getByRole('button', { name: /^Add again: 1 / })
    .first()
    .click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // On a page without a search box, `/` opens the catalogue's.
  await page.keyboard.press('/');
  await page.waitForURL('**/portal/catalog');
  await expect(page.getByPlaceholder('Search Product, Category, Brand...')).toBeFocused();
});

test('Back restores the catalogue: filters, page and scroll position', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/catalog?sort=name_asc&page=2');
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  // The router stores the scroll position once scrolling has ended.
  await expect.poll(() => page.evaluate(() => history.state?.scrollY ?? 0)).toBeGreaterThan(600);
  const place = await page.evaluate(() => window.scrollY);
  await last.getByRole('link', { name: /./ }).last().click();
  await expect(page.getByRole('heading', { name: 'Data sheet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await expect(page.getByLabel('Sort')).toHaveValue('name_asc');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
});

test('a page of the catalogue that fails to load shows an error, keeps its filters and can be retried @desktop', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  await signIn(page, buyers.aravalli, '/portal/catalog?q=bearing');
  await expect(cards(page).first()).toBeVisible();
  await page.route('**/api/catalog/list*', (route) => route.abort());
  await page.getByLabel('Sort').selectOption('Name: Z-A');
  const notice = page.locator('.catalog-results').getByRole('alert');
  await expect(notice).toContainText('The connection failed.');
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await expect(page).toHaveURL(/q=bearing&sort=name_desc/);
  await expectAccessible(page);
  await page.unroute('**/api/catalog/list*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Sort')).toHaveValue('name_desc');
  await expect(page.getByPlaceholder('Search Product, Category, Brand...')).toHaveValue('bearing');
});

test('the next page and the product under the pointer are prefetched @desktop', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    calls.push(pathname + search);
  });
  await page.goto('/portal/catalog');
  await expect.poll(() => calls.filter((call) => /catalog\/list.*page=2/.test(call)).length).toBe(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  expect(calls.filter((call) => /catalog\/list.*page=2/.test(call))).toHaveLength(1);

  const link = cards(page).first().locator('h3 a');
  const path = (await link.getAttribute('href'))!;
  await link.hover();
  // The pointer may have rested on another card when the page was turned.
  const data = `/api/catalog/product?id=${path.split('/').at(-1)}`;
  await expect.poll(() => calls.filter((call) => call === path || call === data).length).toBe(2);
});
