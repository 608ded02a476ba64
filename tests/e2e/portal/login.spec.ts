import type { Page } from '@playwright/test';
import {
  buyers,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  password,
  signIn,
  staff,
  test,
} from '../support/test.ts';

const places = [
  { name: 'a buyer on the customer page', page: '/login/customer', email: buyers.konkan, lands: '/portal' },
  { name: 'a buyer on the employee page', page: '/login/employee', email: buyers.konkan, lands: '/portal' },
  { name: 'an employee on the employee page', page: '/login/employee', email: staff.employee, lands: '/admin' },
  { name: 'an admin on the customer page', page: '/login/customer', email: staff.admin, lands: '/admin' },
];
for (const { name, page: form, email, lands } of places) {
  test(`${name} lands on ${lands}`, async ({ page }) => {
    await signInByForm(page, email, form);
    await page.waitForURL(({ pathname }) => pathname === lands);
  });
}

/** The other specs put the session into the browser's storage. */
async function signInByForm(page: Page, email: string, form: string): Promise<void> {
  await page.goto(form);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

for (const form of ['/login/customer', '/login/employee']) {
  test(`${form} is complete and accessible`, async ({ page }) => {
    await page.goto(form);
    const submit = page.getByRole('button', { name: 'Sign in' });
    await expect(submit).toBeDisabled();
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    const other = form === '/login/customer' ? 'Employee Login' : 'Customer Login';
    await expect(page.getByRole('link', { name: other })).toBeVisible();
    const secret = page.getByLabel('Password', { exact: true });
    await secret.fill('x');
    await page.getByLabel('Email').fill('   ');
    await expect(submit).toBeDisabled();
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a wrong password shows an error, keeps the input, and the error clears with the next edit', async ({
  page,
  allow,
}) => {
  allow(/401/);
  await page.goto('/login/customer');
  await page.getByLabel('Email').fill('buyer@nowhere.example');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
  await expect(page.getByLabel('Email')).toHaveValue('buyer@nowhere.example');
  await page.getByLabel('Password', { exact: true }).press('End');
  await page.keyboard.type('!');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('input typed before hydration counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login/customer', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(buyers.aravalli);
  await page.getByLabel('Password', { exact: true }).fill(password);
  release();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/portal');
});

test('without Remember me the session is the tab’s own', async ({ page }) => {
  await page.goto('/login/customer');
  await page.getByLabel('Remember me').uncheck();
  await page.getByLabel('Email').fill(` ${buyers.aravalli} `);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/portal');
  expect(await page.evaluate(() => [localStorage.getItem('token'), !!sessionStorage.getItem('token')])).toEqual([
    null,
    true,
  ]);
});

test('a page that needs a sign-in is remembered', async ({ page }) => {
  await page.goto('/portal/orders?page=1');
  await page.waitForURL('**/login/customer?next=*');
  await page.getByLabel('Email').fill(buyers.aravalli);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/portal/orders?page=1');
});

for (const next of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/portal',
  'javascript:alert(1)',
  '/admin',
  '/portal/../admin',
]) {
  test(`after signing in, next=${next} is the role's own home`, async ({ page }) => {
    await signInByForm(page, buyers.deccan, `/login/customer?next=${encodeURIComponent(next)}`);
    await page.waitForURL(({ hostname, pathname }) => hostname === 'localhost' && pathname === '/portal');
  });
}

test('a session that was revoked elsewhere ends at the next call and comes back to the same page', async ({
  page,
  allow,
}) => {
  allow(/401/);
  await signIn(page, buyers.aravalli);
  // Calls of the Overview would be refused first.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${localStorage.getItem('token')}` } }),
  );
  await page.goto('/portal/orders', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login\/customer\?next=%2Fportal%2Forders$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const ended = page.getByText('Your session has ended and your last action was not saved. Sign in to continue.');
  await expect(ended).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(ended).toBeHidden();
});

test('each role is kept to its own area', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  await page.goto('/admin');
  await page.waitForURL('**/portal');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin');
  await page.waitForURL('**/login/employee');
  await signIn(page, staff.employee, '/admin');
  await page.goto('/portal/catalog');
  await page.waitForURL('**/admin');
});
