import type { Page } from '@playwright/test';
import { buyers, expect, signIn, test } from '../support/test.ts';

// On the phone too, where the other tests run without animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('between pages the header does not change while the page fades', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await markHeader(page);
  const moving = await navigate(page);
  expect(moving).toContain('::view-transition-new(root)');
  expect(moving.filter((name) => name.includes('portal-header'))).toEqual([]);
  await expect(page.locator('.portal-header[data-marked]')).toBeVisible();
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, buyers.aravalli);
  expect(await navigate(page)).toEqual([]);
});

test('leaving a page before it is hydrated causes no error', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  // React schedules its work through message ports: here two seconds late.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 2000);
    };
  });
  await page.goto('/portal/catalog');
  // An island loses its `ssr` attribute when React hydrates it.
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
});

const markHeader = (page: Page) =>
  page.locator('.portal-header').evaluate((header) => header.setAttribute('data-marked', ''));

/** Goes to My Orders and returns what was animated on the way. */
async function navigate(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.addEventListener('astro:before-swap', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition };
      const moving = viewTransition.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((name) => name.startsWith('::view-transition')),
      );
      Object.assign(window, { moving });
    });
  });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  return page.evaluate(() => (window as unknown as { moving: Promise<string[]> }).moving);
}
