import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

/** Sign-ins of the demo data. */
export const buyers = {
  aravalli: 'buyer@aravalli-auto.example',
  konkan: 'buyer@konkan-pharma.example',
  deccan: 'buyer@deccan-infra.example',
};
export const staff = { employee: 'staff@plantsetu.example', admin: 'admin@plantsetu.example' };
export const password = 'PlantSetu-demo-1';

/**
 * A page on which any console error, uncaught error or content-policy report fails the test. A test that provokes a
 * refusal on purpose names it: `allow(/409/)`.
 */
export const test = base.extend<{ faults: string[]; allow: (fault: RegExp) => void }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
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

/** No finding of axe, in the page's present state. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Nothing sticks out sideways: the page itself never scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
