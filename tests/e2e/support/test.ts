import { expect, type Page, test as base } from '@playwright/test';
import axe from 'axe-core';

/** Sign-ins of the demo data. */
export const buyers = {
  aravalli: 'buyer@aravalli-auto.example',
  konkan: 'buyer@konkan-pharma.example',
  deccan: 'buyer@deccan-infra.example',
};
export const staff = { employee: 'staff@plantsetu.example', admin: 'admin@plantsetu.example' };
export const password = 'PlantSetu-demo-1';

/** The frame that shows a caught mail runs no script, not even the listener that is put into every page below. */
const IN_MAIL_FRAME = /^Blocked script execution in '[^']*\/__local\/mail\//;

/**
 * A page on which any console error, uncaught error or content-policy report fails the test. A test that provokes a
 * refusal on purpose names it: `allow(/409/)`.
 */
export const test = base.extend<{ faults: string[]; allow: (fault: RegExp) => void }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !IN_MAIL_FRAME.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await use(faults);
    },
    { auto: true },
  ],
  allow: [
    async ({ faults }, use) => {
      const allowed: RegExp[] = [];
      await use((fault) => allowed.push(fault));
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the form and waits for the role's own area. */
export async function signIn(page: Page, email: string, path = '/login/customer'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/(portal|admin)/);
}

/**
 * No finding of axe, in the page's present state, targets of 24 px among them (WCAG 2.5.8, with its exceptions for words
 * in a sentence and for room around). Run in the page itself and without lists of what passed: a third of the time that
 * its wrapper for Playwright takes, which also looks into frames; ours hold other people's pages only.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Rows of a moment ago are paler until the next ones come.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async () => {
    // A dialog that still fades in is paler than its colours are.
    const passing = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false, rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
  expect(findings).toEqual([]);
}

/** Nothing sticks out sideways: the page itself never scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
