import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocumentProxy, getMeta } from 'unpdf';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('the blog: featured post first, six per page, search and topic in the address', async ({ page }) => {
  await page.goto('/resources/blogs');
  const posts = page.locator('.post:visible');
  await expect(posts).toHaveCount(6);
  await expect(posts.first()).toHaveAttribute('data-featured');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(posts).toHaveCount((await page.locator('.post').count()) - 6);
  // A filter returns to page 1.
  await page.getByRole('radio', { name: 'Delivery' }).check({ force: true });
  await expect(page).toHaveURL(/\?topic=Delivery$/);
  await expect(page.getByText(/^Page \d of/)).toBeHidden();
  await page.getByRole('searchbox').fill('ZZZ');
  await expect(page.getByText('No posts match your filters', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/topic=Delivery&q=ZZZ$/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expectNoSidewaysScroll(page);
});

test('an address sets the filters, and an unknown value means All', async ({ page }) => {
  await page.goto('/resources/whitepapers?topic=AI');
  await expect(page.getByRole('radio', { name: 'AI', exact: true })).toBeChecked();
  const some = await page.locator('.document:visible').count();
  await page.goto('/resources/whitepapers?topic=Nonsense&page=99');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(await page.locator('.document:visible').count()).toBeGreaterThan(some);
});

const empties = [
  ['/resources/whitepapers', 'No whitepapers match your filters'],
  ['/resources/ebooks', 'No eBooks match your filters'],
  ['/resources/case-studies', 'No case studies match your filters'],
  ['/resources/webinars', 'No webinars match your filters.'],
  ['/resources/webinars?tab=on-demand', 'No webinars match your filters.'],
] as const;
for (const [path, words] of empties) {
  test(`${path} shows its empty message, and clears its filters`, async ({ page }) => {
    await page.goto(path);
    // Counted once the tab in the address is shown.
    if (path.includes('tab=')) await expect(page.getByRole('tab', { selected: true })).toHaveText(/^On-Demand/);
    const items = page.locator('[data-item]:visible');
    const all = await items.count();
    expect(all).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(items).toHaveCount(0);
    // No button half under the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(items).toHaveCount(all);
    await expectNoSidewaysScroll(page);
  });
}

test('case studies are found by industry, result and the text of their metrics', async ({ page }) => {
  await page.goto('/resources/case-studies');
  await page.getByLabel('Industry').selectOption('Manufacturing');
  await page.getByLabel('Result').selectOption('Savings');
  await expect(page).toHaveURL(/industry=Manufacturing&result=Savings/);
  const [first] = await page.locator('.case:visible .post-facts').allTextContents();
  expect(first).toContain('Manufacturing');
});

const printed = ['/resources/whitepapers', '/resources/ebooks', '/resources/case-studies'];
for (const path of printed) {
  test(`${path} shows the length of its PDFs, and Download PDF downloads one with the page’s title`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('.section-note')).toHaveText(/as a PDF of \d+( to \d+)? pages\.$/);
    await page.locator('[data-item] h3 a').first().click();
    // The heading has a no-break space before its last word.
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!.replace(/\s/g, ' ');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${new URL(page.url()).pathname.split('/').at(-1)}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
    await expect(page.locator('.document-size')).toHaveText(new RegExp(`^${pdf.numPages} pages, \\d+ KB$`));
    expect((await getMeta(pdf)).info.Title).toBe(title);
  });
}

test('the card of a webinar says its date once, as text', async ({ page }) => {
  await page.goto('/resources/webinars');
  const card = page.locator('#upcoming .session').first();
  await expect(card.locator('time')).toHaveText(/^\s*\w{3}\s+\d+\s+\w{3} \d{4}\s*$/);
  await expect(card.getByText(/\b20\d\d\b/)).toHaveCount(1);
  await expect(card.locator('img')).toHaveCount(0);
});

test('the last row of posts is filled', async ({ page }) => {
  await page.goto('/resources/blogs');
  const ends = await page.locator('.posts > :visible').evaluateAll((posts) => {
    const edge = (element: Element) => Math.round(element.getBoundingClientRect().right);
    return [edge(posts.at(-1)!), edge(posts[0]!.parentElement!)];
  });
  expect(ends[0]).toBe(ends[1]);
});

test('webinars have two tabs, switched by the arrow keys', async ({ page }) => {
  await page.goto('/resources/webinars');
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Upcoming' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'On-Demand' })).toBeFocused();
  await expect(page).toHaveURL(/tab=on-demand/);
  const watch = page.getByRole('link', { name: /^Watch Now/ }).first();
  await expect(watch).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
});

test('nothing moves when the filters are hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/resources/blogs', '/resources/webinars', '/resources/ebooks']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('searchbox').hover();
    await expect(page.locator('[data-live]')).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  }
});

/** The scripts that a page has asked for, by address. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  return scripts;
}

const islandScripts = (page: Page) =>
  page
    .locator('astro-island')
    .evaluate((island) => ['renderer-url', 'component-url'].map((name) => island.getAttribute(name)!));

test('a reader of a library loads no framework script, the first touch of a control does', async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const path of ['blogs', 'whitepapers', 'ebooks', 'case-studies', 'webinars']) {
    await page.goto(`/resources/${path}`);
    // Reading: scrolling, and pointing at an entry.
    await page.locator('[data-item]:visible h3, [data-item]:visible h4').last().hover();
    await page.waitForLoadState('load');
    const island = await islandScripts(page);
    expect(scripts.filter((script) => island.includes(script))).toEqual([]);
    await page.getByRole('searchbox').hover();
    await expect(page.locator('[data-live]')).toHaveCount(1);
    expect(scripts).toEqual(expect.arrayContaining(island));
    scripts.length = 0;
  }
});

test('the keyboard reaches the filters without a pointer @desktop', async ({ page }) => {
  await page.goto('/resources/blogs');
  await page.getByRole('searchbox').focus();
  await expect(page.locator('[data-live]')).toHaveCount(1);
});

test('what is typed, chosen and pressed before the scripts arrive is not lost', async ({ page }) => {
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_astro/Library.*.js', async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto('/resources/blogs');
  await page.getByRole('searchbox').fill('price');
  await page.getByRole('radio', { name: 'Procurement' }).check({ force: true });
  await expect(page).toHaveURL(/\/resources\/blogs$/);
  arrive();
  await expect(page).toHaveURL(/\?q=price&topic=Procurement$/);
  await expect(page.getByRole('searchbox')).toHaveValue('price');
  await expect(page.getByRole('radio', { name: 'Procurement' })).toBeChecked();
  expect(await page.locator('.post:visible').count()).toBeLessThan(6);
});

test('a page turned and a tab opened before the scripts arrive are shown once they do', async ({ page }) => {
  for (const [path, role, name, address] of [
    ['/resources/blogs', 'button', 'Next', /\?page=2$/],
    ['/resources/webinars', 'tab', 'On-Demand', /\?tab=on-demand$/],
  ] as const) {
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_astro/Library.*.js', async (route) => {
      await arriving;
      await route.continue();
    });
    await page.goto(path);
    await page.locator('.library').getByRole(role, { name }).click();
    arrive();
    await expect(page).toHaveURL(address);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('after scripts that did not arrive the next touch tries again @desktop', async ({ page, allow }) => {
  allow(/Error hydrating|Failed to load resource/);
  await page.route('**/_astro/Library.*.js*', (route) => route.abort());
  await page.goto('/resources/blogs');
  await Promise.all([
    page.waitForEvent('console', (message) => message.text().includes('Error hydrating')),
    page.getByRole('searchbox').hover(),
  ]);
  await page.unrouteAll();
  await page.getByRole('searchbox').fill('price');
  await expect(page).toHaveURL(/\?q=price$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a library is complete and offers no filter', async ({ page }) => {
    await page.goto('/resources/blogs');
    await expect(page.locator('.post:visible')).toHaveCount(await page.locator('.post').count());
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
