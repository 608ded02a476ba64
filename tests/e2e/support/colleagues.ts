import type { APIRequestContext, Page } from '@playwright/test';
import { expect, password, sessionOf, staff } from './test.ts';

/** A person of the test's own company. */
export interface Colleague {
  email: string;
  token: string;
}

/** A call outside any page, with the given token; throws if it is refused. */
export async function callAs(request: APIRequestContext, token: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = body ? await request.post(path, { headers, data: body }) : await request.get(path, { headers });
  const reply = await answer.json();
  if (!answer.ok()) throw new Error(`${path}: ${reply.message}`);
  return reply;
}

/** Signs in outside any page and returns the token. */
export const tokenOf = async (request: APIRequestContext, email: string, secret = password): Promise<string> =>
  secret === password
    ? (await sessionOf(request, email)).token
    : (await (await request.post('/api/login', { data: { email, password: secret } })).json()).token;

/**
 * A company of the test's own with one address, two products and these people; the first one is the company admin. Tests run
 * in parallel, so rules set on a company must not affect other tests.
 */
export async function addPlant(request: APIRequestContext, names: string[]) {
  const staffToken = await tokenOf(request, staff.admin);
  const mark = crypto.randomUUID().slice(0, 8);
  const place = { address: 'Plot 7, RIICO Industrial Area', city: 'Bhiwadi', state: 'Rajasthan', pincode: '301019' };
  const company = await callAs(request, staffToken, '/api/admin/company-save', {
    name: `Sirohi Castings ${mark}`,
    gst_number: '08AAKCA4172M1ZA',
    ...Object.fromEntries(
      Object.entries(place).flatMap(([field, value]) => [
        [`ship_to_${field}`, value],
        [`bill_to_${field}`, value],
      ]),
    ),
  });
  for (const [sku, price] of Object.entries({ 'BRG-6205-2RS': 410, 'SEAL-40-62': 65 })) {
    await callAs(request, staffToken, '/api/admin/product-save', {
      company_id: company.id,
      // An item of the test's own: a known SKU would be an item that others buy too.
      sku: `${sku}-${mark}`,
      name: `${sku.startsWith('BRG') ? 'Deep groove ball bearing' : 'Nitrile oil seal'} ${mark}`,
      price,
      stock: 500,
      gst_rate: 18,
      unit: 'NOS',
    });
  }
  const people: Colleague[] = [];
  for (const name of names) {
    const email = `${name.toLowerCase()}.${mark}@sirohi.example`;
    const temporary = 'Temporary-word-1';
    await callAs(request, staffToken, '/api/employees/create-customer', {
      name,
      email,
      company_id: company.id,
      password: temporary,
    });
    const first = await tokenOf(request, email, temporary);
    await callAs(request, first, '/api/change-password', { old_password: temporary, password });
    people.push({ email, token: first });
  }
  const { items } = await callAs(request, people[0]!.token, '/api/catalog/list?sort=price_desc');
  return { company_id: company.id as number, people, products: items as { id: number; sku: string }[], staffToken };
}

/** The address in a mail's link, once the mail was sent; the preview server keeps every mail. */
export async function linkInMail(page: Page, to: string, path: string): Promise<string> {
  const { request } = page;
  let link: string | undefined;
  await expect(async () => {
    const list = await (await request.get('/__local/mail')).text();
    const ids = [...list.matchAll(/href="(\/__local\/mail\/[^"]+)">[^<]*<\/a> to ([^,<]*)/g)];
    for (const [, address] of ids.filter(([, , reader]) => reader!.includes(to))) {
      const text = (await (await request.get(address!)).text()).replaceAll('&amp;', '&');
      link ??= new RegExp(`${path}[^\\s"<]*`).exec(text)?.[0];
    }
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link!;
}
