import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

const summary = (page: Page, name: string) => page.locator('.site-menu summary', { hasText: name });
const link = (page: Page, name: string) => page.locator('.site-menu').getByRole('link', { name, exact: false });

test.describe('on a wide screen @desktop', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('a menu opens by mouse, and closes when another opens or the mouse leaves it', async ({ page }) => {
    await summary(page, 'Solutions').click();
    await expect(link(page, 'Bulk buying')).toBeVisible();
    await summary(page, 'Industries').click();
    await expect(link(page, 'Healthcare')).toBeVisible();
    await expect(link(page, 'Bulk buying')).toBeHidden();
    await expectAccessible(page);
    await page.mouse.move(700, 860);
    await expect(link(page, 'Healthcare')).toBeHidden();
  });

  test('a menu is opened, used and closed by keyboard', async ({ page }) => {
    await summary(page, 'Delivery').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.site-menu details[open] a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary(page, 'Delivery')).toBeFocused();
    await expect(page.locator('.site-menu details[open]')).toHaveCount(0);
    // The links of a closed menu are skipped.
    await page.keyboard.press('Tab');
    await expect(summary(page, 'Industries')).toBeFocused();
  });

  test('Login leads to both sign-ins, and the two actions are beside the menus', async ({ page }) => {
    await page.locator('.site-login summary').click();
    await expect(page.locator('.site-login').getByRole('link')).toHaveText(['Customer Login', 'Employee Login']);
    const actions = page.locator('.site-actions');
    await expect(actions.getByRole('link', { name: 'Request Quote' })).toHaveAttribute('href', '/rfq');
    await actions.getByRole('link', { name: 'Contact Sales' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('on a phone the menu unfolds by touch, one area at a time, and its links work @phone', async ({ page }) => {
  await page.goto('/');
  await expect(summary(page, 'Solutions')).toBeHidden();
  const cdp = await page.context().newCDPSession(page);
  /** The menu's button for a screen reader: the browser itself says whether the popover is open. */
  const toggle = async (name: string) => {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const button = nodes.find(({ role, name: own }) => role?.value === 'button' && own?.value === name);
    return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
  };
  expect([await toggle('Menu'), await toggle('Close')]).toEqual([false, undefined]);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  expect([await toggle('Menu'), await toggle('Close')]).toEqual([undefined, true]);
  await summary(page, 'Solutions').tap();
  await expect(link(page, 'Bulk buying')).toBeVisible();
  await expectAccessible(page);
  await summary(page, 'Career').tap();
  await expect(link(page, 'Bulk buying')).toBeHidden();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(summary(page, 'Career')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await link(page, 'Employee benefits').tap();
  await expect(page).toHaveURL(/\/career\/benefits$/);
});
