import { searchVector, type SearchedProduct } from '#contracts/catalog/search/index-text.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Api } from './api.ts';

/** Password of all users created by `addUser`. */
export const PASSWORD = 'correct horse 9';

let serial = 0;
let passwordHash: Promise<string> | undefined;

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
  passwordHash ??= hashPassword(PASSWORD);
  const [user] = await api.sql<{ id: string }>(
    'insert into users (company_id, name, email, role, password_hash) values ($1, $2, $3, $4, $5) returning id',
    [company_id, `User ${serial}`, email, role, await passwordHash],
  );
  return { id: Number(user!.id), email };
}

/** Adds a product with the given fields; returns its id. */
export async function addProduct(api: Api, company_id: number, product: Record<string, unknown> = {}): Promise<number> {
  const row = {
    company_id,
    sku: `SKU-${++serial}`,
    name: `Product ${serial}`,
    price_paise: 10_000,
    stock: 100,
    ...product,
  };
  const search = searchVector(row as SearchedProduct);
  const columns = Object.keys({ ...row, search });
  const [inserted] = await api.sql<{ id: string }>(
    `insert into products (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    [...Object.values(row), search],
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
