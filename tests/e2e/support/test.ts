import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';
import axe from 'axe-core';
import { TOKEN, USER } from '#client/session.ts';

/** Sign-ins of the demo data. */
export const buyers = {
  aravalli: 'buyer@aravalli-auto.example',
  konkan: 'buyer@konkan-pharma.example',
  deccan: 'buyer@deccan-infra.example',
};
export const staff = { employee: 'staff@plantsetu.example', admin: 'admin@plantsetu.example' };
export const password = 'PlantSetu-demo-1';

/** What the router's promise says when Back follows before the last page has faded in. */
const FROM_ROUTER = /^Transition was skipped$/;

/** The frame that shows a caught mail runs no script, not even the listener added below. */
const IN_MAIL_FRAME = /^Blocked script execution in '[^']*\/__local\/mail\//;

interface Session {
  token: string;
  user: object;
}

/** Open sessions of this worker by email address: checking a password is slow on purpose. */
const sessions = new Map<string, Session>();
const ENDS_SESSIONS = /\/api\/(logout|change-password|reset-password|admin\/staff-save)$/;

/** A session of a person whose password is the demo data's, opened at most once a worker. */
export async function sessionOf(request: APIRequestContext, email: string): Promise<Session> {
  const known = sessions.get(email);
  if (known) return known;
  const session: Session = await (await request.post('/api/login', { data: { email, password } })).json();
  if (session.token) sessions.set(email, session);
  return session;
}

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
      page.on('pageerror', ({ message }) => void (FROM_ROUTER.test(message) || faults.push(message)));
      page.context().on('request', (request) => void (ENDS_SESSIONS.test(request.url()) && sessions.clear()));
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

/**
 * Signs in and opens the page. The session is put into the browser's storage as the
 * form does it, which saves two pages a test; login.spec.ts uses the form.
 */
export async function signIn(page: Page, email: string, path = '/portal'): Promise<void> {
  const { token, user } = await sessionOf(page.request, email);
  await page.goto('/robots.txt');
  const stored = { [TOKEN]: token, [USER]: JSON.stringify(user) };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      sessionStorage.removeItem(key);
      localStorage.setItem(key, value);
    }
  }, stored);
  await page.goto(path);
}

/** Rules of axe whose result depends on the width. */
const WIDTH_RULES = ['target-size', 'scrollable-region-focusable', 'meta-viewport', 'css-orientation-lock'];

/**
 * Checks the page's current state with axe, including targets of 24 px (WCAG 2.5.8). On a phone only what depends on the
 * width is checked again, because a test that runs there also runs on the desktop. Runs in the page itself, without
 * lists of passed rules: this takes a third of the time of axe's wrapper for Playwright, which also checks frames. Our
 * frames only show other sites' pages.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // Stale rows are paler until the new ones arrive.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  const isPhone = page.viewportSize()!.width < 640;
  const findings = await page.evaluate(
    async (only) => {
      // A dialog that is fading in is paler than its final colours.
      const passing = document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const rules = { 'target-size': { enabled: true } };
      const { violations } = await axe.run(document, {
        ...{ resultTypes: ['violations'], iframes: false, rules },
        ...(only && { runOnly: only }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    },
    isPhone ? WIDTH_RULES : null,
  );
  expect(findings).toEqual([]);
}

/** The page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not `innerWidth`: on a phone the window grows with a page that is too wide. Polled: a page takes a moment to follow a new
  // width.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
    .toBeLessThanOrEqual(page.viewportSize()!.width);
}
