import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkCharacter } from '#contracts/fields/gstin.ts';
import { expect, signIn, staff } from './test.ts';

/** A name that is unique to this run. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** A valid GST number of Rajasthan that no demo company has. */
export function gstin(): string {
  const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');
  const start = `08${letters}CK${1000 + Math.floor(Math.random() * 9000)}F1Z`;
  return start + checkCharacter(start);
}

/** An image file to upload. */
export const picture = async (name: string, background: string, width = 900, height = 700) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Signs in to the admin area: as the employee on a wide screen, as the admin on a phone, so that both roles are covered. */
export const signInStaff = (page: Page, path = '/admin') =>
  signIn(page, page.viewportSize()!.width > 900 ? staff.employee : staff.admin, path);

/** Holds back requests to the address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a section from the sidebar, which on a phone is a folded menu. */
export async function open(page: Page, section: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: section });
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
}

/** Presses the Save button. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Creates a company with only a name, over HTTP as the signed-in employee. */
export function createCompany(page: Page, name: string): Promise<number> {
  return page.evaluate(async (name) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const reply = await fetch('/api/admin/company-save', { method: 'POST', headers, body: JSON.stringify({ name }) });
    return (await reply.json()).id;
  }, name);
}

/** Creates a product of a company, over HTTP as the signed-in employee. */
export function createProduct(page: Page, product: object): Promise<number> {
  return page.evaluate(async (product) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const reply = await fetch('/api/admin/product-save', { method: 'POST', headers, body: JSON.stringify(product) });
    return (await reply.json()).id;
  }, product);
}
