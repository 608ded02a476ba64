import type { Client } from '@neondatabase/serverless';
import { putCategories } from '../categories.ts';
import { withConnection } from '../connection.ts';
import { companies } from './companies.ts';
import type { DemoCompany, DemoProduct } from './demo-data.ts';
import { insertRows } from './insert-rows.ts';
import { type Buying, insertOrders } from './orders.ts';
import { productsOf } from './products.ts';
import { insertRfqs, type TaxOn } from './rfqs.ts';

/** The password of every demo sign-in; also printed by `npm start`. */
export const DEMO_PASSWORD = 'PlantSetu-demo-1';

/** Who can sign in to the demo, besides one buyer for each company. */
const staff = [
  { name: 'Meera Joshi', email: 'staff@plantsetu.example', role: 'employee' },
  { name: 'Arvind Rao', email: 'admin@plantsetu.example', role: 'admin' },
];

/** Addresses that are this machine: demo data anywhere else would sit beside real customers. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** What the seed takes from outside of db/. */
export interface SeedWith {
  hashPassword: (password: string) => Promise<string>;
  /** Address of the picture that stands for a product. */
  pictureOf: (product: DemoProduct) => string;
  /** The tax engine. */
  taxOn: TaxOn;
  /** The host of a database elsewhere that demo data may go into all the same. */
  allowHost?: string;
}

/** Who has orders was here before: an account that never signed in is shown as invited. */
const signed_in_at = new Date(Date.now() - 3_600_000);

/**
 * Fills an empty database with the demo companies, their catalogues and sign-ins; does nothing where companies exist.
 * Refuses a database that is not on this machine unless `allowHost` names that very host.
 */
export async function seedDemo(ownerUrl: string, { allowHost, ...seedWith }: SeedWith): Promise<void> {
  const { hostname } = new URL(ownerUrl);
  if (!LOCAL_HOST.test(hostname) && hostname !== allowHost) {
    throw new Error(`Demo data goes into a local database only, not ${hostname}. Name the host to insist.`);
  }
  await withConnection(ownerUrl, async (client) => {
    await client.query('begin');
    // Two starts at once: the second waits here and then finds the companies.
    await client.query('lock table companies in exclusive mode');
    const { rows } = await client.query<{ empty: boolean }>('select not exists (select 1 from companies) as empty');
    if (rows[0]!.empty) await insertAll(client, seedWith);
    await client.query('commit');
  });
}

async function insertAll(client: Client, { hashPassword, pictureOf, taxOn }: SeedWith): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await putCategories(client);
  const [{ id: desk }] = await insertRows<{ id: string }>(
    client,
    'users',
    staff.map((person) => ({ ...person, company_id: null, password_hash, signed_in_at })),
  );
  const buying: Buying[] = [];
  for (const company of companies) {
    const { key } = company;
    const { company_id, buyer } = await insertCompany(client, company, password_hash);
    await insertProducts(client, company_id, productsOf(key), pictureOf);
    await insertRfqs(client, { company_id, key, buyer, staff: desk, taxOn });
    const colleague = await insertColleague(client, key, company_id, password_hash);
    buying.push({ key, company_id, buyer, colleague: colleague ?? buyer });
  }
  await insertRates(client);
  await insertOrders(client, buying, desk, taxOn);
  await client.query('analyze');
}

async function insertCompany(client: Client, company: DemoCompany, password_hash: string) {
  const { key, addresses, ...fields } = company;
  const [{ id: company_id }] = await insertRows<{ id: string }>(client, 'companies', [fields]);
  await insertRows(
    client,
    'addresses',
    addresses.map((address) => ({ ...address, company_id })),
  );
  const { contact_person_name: name, contact_person_phone: phone } = company;
  const [{ id: buyer }] = await insertRows<{ id: string }>(client, 'users', [
    { name, phone, email: buyerOf[key], role: 'customer', company_id, password_hash, signed_in_at },
  ]);
  return { company_id, buyer };
}

/** Somebody in the stores whose orders wait for approval, where the company has one. */
async function insertColleague(client: Client, key: DemoCompany['key'], company_id: string, password_hash: string) {
  if (key !== 'deccan') return undefined;
  const person = {
    name: 'Savitha Gowda',
    email: 'stores@deccan-infra.example',
    role: 'customer',
    company_role: 'buyer',
  };
  const [{ id }] = await insertRows<{ id: string }>(client, 'users', [
    { ...person, company_id, password_hash, signed_in_at },
  ]);
  return id;
}

async function insertProducts(
  client: Client,
  company_id: string,
  products: DemoProduct[],
  pictureOf: SeedWith['pictureOf'],
): Promise<void> {
  const rows = await insertRows<{ id: string; sku: string }>(
    client,
    'products',
    products.map((product) => ({ ...product, company_id })),
  );
  const bySku = new Map(products.map((product) => [product.sku, product]));
  await insertRows(
    client,
    'product_images',
    rows.map(({ id, sku }) => ({
      company_id,
      product_id: id,
      url: pictureOf(bySku.get(sku)!),
      alt: `Drawing: ${bySku.get(sku)!.name}`,
      is_primary: true,
      position: 0,
    })),
  );
}

const buyerOf: Record<DemoCompany['key'], string> = {
  aravalli: 'buyer@aravalli-auto.example',
  konkan: 'buyer@konkan-pharma.example',
  deccan: 'buyer@deccan-infra.example',
};

/** The rates that the catalogues carry, as the table by HSN; of a code whose rate depends on the price the commonest. */
async function insertRates(client: Client): Promise<void> {
  await client.query(
    `insert into hsn_rates (hsn, valid_from, rate_bp, source)
     select hsn, '2025-09-22', mode() within group (order by gst_rate_bp), 'Demo data, as its products carry'
     from products where hsn is not null and gst_rate_bp is not null group by hsn order by hsn`,
  );
}
