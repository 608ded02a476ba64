import { searchVector, type SearchedProduct } from '#contracts/catalog/search/index-text.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Api } from './api.ts';

/** Password of all users created by `addUser`. */
export const PASSWORD = 'correct horse 9';

let serial = 0;

/**
 * Hash of PASSWORD at the lowest cost, which the functions read from it: at the cost of real passwords the sign-ins would
 * take a third of the time of these tests.
 */
const passwordHash = hashPassword(PASSWORD, { memory: 8, passes: 1, parallelism: 1, tagLength: 32 });

/** Adds a company with a default address in a State; returns their ids. */
export async function addCompany(api: Api, name: string, state = 'Rajasthan') {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${++serial}`;
  const [company] = await api.sql<{ id: string }>('insert into companies (name, slug) values ($1, $2) returning id', [
    name,
    slug,
  ]);
  const company_id = Number(company!.id);
  const [address] = await api.sql<{ id: string }>(
    `insert into addresses (company_id, label, address, city, state, pincode, is_default)
     values ($1, 'Main works', 'Plot 1', 'Town', $2, '301019', true) returning id`,
    [company_id, state],
  );
  return { company_id, address_id: Number(address!.id) };
}

/** Adds a user; staff if `company_id` is null. */
export async function addUser(api: Api, company_id: number | null, role = company_id ? 'customer' : 'employee') {
  const email = `user${++serial}@example.test`;
  const [user] = await api.sql<{ id: string }>(
    'insert into users (company_id, name, email, role, password_hash) values ($1, $2, $3, $4, $5) returning id',
    [company_id, `User ${serial}`, email, role, await passwordHash],
  );
  return { id: Number(user!.id), email };
}

/** Adds a product with the given fields, and its item unless the SKU exists; returns its id. */
export async function addProduct(api: Api, company_id: number, product: Record<string, unknown> = {}): Promise<number> {
  const { price_paise, price_per, active, material_code, price_until, price_breaks, ...item } = {
    price_paise: 10_000,
    price_per: 1,
    // 0% is a rate; null is none, and cannot be ordered.
    gst_rate_bp: 0,
    active: true,
    ...{ material_code: null, price_until: null, price_breaks: [] },
    sku: `SKU-${++serial}`,
    name: `Product ${serial}`,
    stock: 100,
    ...product,
  };
  const row = { ...item, search: searchVector(item as SearchedProduct) };
  const columns = Object.keys(row);
  await api.sql(
    `insert into items (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})
     on conflict do nothing`,
    Object.values(row),
  );
  const [inserted] = await api.sql<{ id: string }>(
    `insert into products (company_id, item_id, price_paise, active, material_code, price_until, price_breaks, price_per)
     select $1, id, $3, $4, $5, $6, $7, $8 from items where lower(sku) = lower($2) returning id`,
    [company_id, item.sku, price_paise, active, material_code, price_until, JSON.stringify(price_breaks), price_per],
  );
  return Number(inserted!.id);
}

/** A caller that speaks HTTP to the functions as one signed-in user. */
export interface Person {
  token: string;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: unknown) => Promise<Answer>;
}

export interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- these tests are about what is on the wire
  body: any;
  text: string;
  headers: Headers;
}

/** Signs in over HTTP. */
export async function signIn(api: Api, email: string, password = PASSWORD): Promise<Person> {
  const { body } = await request(api, 'POST', '/api/login', { body: { email, password, role: 'customer' } });
  if (!body.token) throw new Error(`sign-in failed: ${body.message}`);
  return as(api, body.token);
}

/** A caller with any token, even a forged one, or without a token. */
export function as(api: Api, token?: string): Person {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    token: token ?? '',
    get: (path) => request(api, 'GET', path, { headers }),
    post: (path, body) => request(api, 'POST', path, { headers, body }),
  };
}

/** One HTTP exchange; a string or a form is sent as it is, anything else as JSON. */
export async function request(
  api: Api,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  const response = await fetch(api.url + path, {
    method,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(isForm ? { body } : {}),
    ...(isJson ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    headers: response.headers,
    body: text.startsWith('{') ? JSON.parse(text) : null,
  };
}

/** Sets columns of a product's item, such as its stock; the columns are SQL. */
export const updateItem = (api: Api, product_id: number, columns: string) =>
  api.sql(`update items set ${columns} where id = (select item_id from products where id = $1)`, [product_id]);

/** Adds a picture to a product's item. */
export const addPicture = (
  api: Api,
  product_id: number,
  {
    url,
    alt = null,
    is_primary = false,
    position = 0,
  }: { url: string; alt?: string | null; is_primary?: boolean; position?: number },
) =>
  api.sql(
    `insert into item_images (item_id, url, alt, is_primary, position)
     select item_id, $2, $3, $4, $5 from products where id = $1`,
    [product_id, url, alt, is_primary, position],
  );

/**
 * Adds many products by SQL, without words to search by; returns their ids in order. `columns` are those of the items, as SQL
 * with `n` from 1 to `count`; `price_paise` is the product's.
 */
export async function addProducts(
  api: Api,
  company_id: number,
  count: number,
  { price_paise = '1', ...given }: Record<string, string>,
): Promise<number[]> {
  const columns: Record<string, string> = { gst_rate_bp: '0', ...given };
  const rows = await api.sql<{ id: number }>(
    `with numbered as (
       select n, ${Object.entries(columns)
         .map(([column, value]) => `${value} as ${column}`)
         .join(', ')} from generate_series(1, ${count}) n
     ), written as (
       insert into items (${Object.keys(columns).join(', ')}) select ${Object.keys(columns).join(', ')} from numbered order by n
       returning id, sku
     )
     select id, n, ${price_paise} as price_paise, (select count(*) from written) from numbered join written using (sku) order by n`,
  );
  const products = await api.sql<{ id: number }>(
    `insert into products (company_id, item_id, price_paise)
     select $1, id, price_paise from json_to_recordset($2) as t (id bigint, price_paise bigint) returning id::int`,
    [company_id, JSON.stringify(rows)],
  );
  return products.map(({ id }) => id);
}
