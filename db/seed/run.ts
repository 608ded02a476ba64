import type { Client } from '@neondatabase/serverless';
import { ownSearchVector, searchVector } from '#contracts/catalog/search/index-text.ts';
import { withConnection } from '../connection.ts';
import { putReferenceData } from '../reference-data.ts';
import { insertApprovalSteps } from './approvals.ts';
import { type CompanyKey, type DemoCompany, type DemoPerson, readCompanies, readPeople } from './companies.ts';
import { daysAgo } from './days.ts';
import { insertDataSheets, type StoredFile } from './documents.ts';
import { insertRows } from './insert-rows.ts';
import { insertAdvance, insertAdvices, insertBankLines, type ReadStatement } from './money.ts';
import { type InsertedCompany, insertOrders } from './orders.ts';
import { assignOpenWork } from './owners.ts';
import { type DemoProduct, readProducts } from './products.ts';
import { insertLists } from './lists.ts';
import { insertQuoteTerms } from './quote-terms.ts';
import { insertSavedViews } from './saved-views.ts';
import { insertStores } from './stores.ts';
import { insertTickets } from './tickets.ts';
import { insertPriceList, shareItems, termsOf } from './terms.ts';
import { insertRfqs, type TaxOn } from './rfqs.ts';
import { insertVisitors } from './visitors.ts';

/** The password of all demo users; also printed by `npm start`. */
export const DEMO_PASSWORD = 'PlantSetu-demo-1';

/** Hosts on this machine. On any other host, demo data could get mixed with real customers. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Dependencies of the seed from outside db/. */
export interface SeedWith {
  hashPassword: (password: string) => Promise<string>;
  /** Address of a product's picture. */
  pictureOf: (product: DemoProduct) => string;
  /** Prints and stores the data sheet of a product; without it, the demo has no documents. */
  dataSheetOf?: (product: DemoProduct) => Promise<StoredFile>;
  /** The tax engine. */
  taxOn: TaxOn;
  readStatement: ReadStatement;
  /** Host of a database on another machine that is allowed explicitly. */
  allowHost?: string;
}

/** People, companies and items were added before the first order. */
const STARTED = daysAgo(400.3);

/** Set, because an account that has never signed in is shown as invited. */
const signed_in_at = new Date(Date.now() - 3_600_000);

/**
 * Fills an empty database with the demo companies, their catalogues and users; does nothing if there are companies.
 * Refuses a database that is not on this machine, unless `allowHost` is its host.
 */
export async function seedDemo(ownerUrl: string, { allowHost, ...seedWith }: SeedWith): Promise<void> {
  const { hostname } = new URL(ownerUrl);
  if (!LOCAL_HOST.test(hostname) && hostname !== allowHost) {
    throw new Error(`Demo data goes into a local database only, not ${hostname}. To use it anyway, pass its host.`);
  }
  await withConnection(ownerUrl, async (client) => {
    await client.query('begin');
    // Of two concurrent starts, the second waits here and then finds the companies.
    await client.query('lock table companies in exclusive mode');
    const { rows } = await client.query<{ empty: boolean }>('select not exists (select 1 from companies) as empty');
    if (rows[0]!.empty) await insertAll(client, seedWith);
    await client.query('commit');
  });
}

async function insertAll(
  client: Client,
  { hashPassword, pictureOf, dataSheetOf, taxOn, readStatement }: SeedWith,
): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const people = readPeople();
  const insertPeople = (company: DemoCompany | null, company_id: string | null) =>
    insertUsers(
      client,
      people.filter((person) => person.company === company?.key),
      { company_id, password_hash },
    );
  await putReferenceData(client);
  const staff = await insertPeople(null, null);
  const [admin, employee] = ['admin@plantsetu.example', 'staff@plantsetu.example'].map((email) => staff.get(email)!);
  await insertSavedViews(client, { admin: admin!, employee: employee! });
  await insertQuoteTerms(client);
  await insertSellerDetails(client, admin!);
  const companies: InsertedCompany[] = [];
  for (const company of readCompanies()) {
    const company_id = await insertCompany(client, company);
    const users = await insertPeople(company, company_id);
    await insertApprovalSteps(client, { company_id, users, steps: company.approval_steps });
    await insertProducts(client, { company_id, company: company.key }, readProducts(company.key), pictureOf);
    companies.push({ key: company.key, company_id, users });
  }
  await shareItems(client, companies);
  if (dataSheetOf) await insertDataSheets(client, dataSheetOf);
  await insertRates(client);
  await insertRfqs(client, companies, { admin: admin!, taxOn });
  await insertOrders(client, { companies, admin: admin!, employee: employee!, taxOn });
  await insertTickets(client, companies, admin!);
  await insertLists(client, companies);
  await assignOpenWork(client, [admin!, employee!]);
  await insertStores(client, admin!);
  await insertVisitors(client, admin!);
  await insertAdvance(client, admin!);
  await insertBankLines(client, readStatement, admin!);
  await insertAdvices(client, admin!);
  await client.query('analyze');
}

/** Details on documents that no one can take for real ones, from before the first demo invoice. */
async function insertSellerDetails(client: Client, created_by: string): Promise<void> {
  await insertRows(client, 'seller_details', [
    {
      ...{
        cin: 'U00000RJ2019PTC000000',
        registered_office: 'DEMO, F-12, RIICO Industrial Area, Bhiwadi, Rajasthan 301019',
      },
      ...{
        udyam: 'UDYAM-RJ-00-0000000',
        signatory: 'DEMO Signatory',
        bank_name: 'DEMO Bank',
        bank_branch: 'DEMO Branch',
      },
      ...{ account_name: 'DEMO PlantSetu, do not pay', account_number: '000000000000', ifsc: 'DEMO0000000' },
      ...{ upi_id: 'demo@demobank', created_by, created_at: new Date('2020-01-01T00:00:00Z') },
    },
  ]);
}

async function insertCompany(
  client: Client,
  { key, addresses, cost_centres, approval_steps, ...fields }: DemoCompany,
): Promise<string> {
  const [{ id: company_id }] = await insertRows<{ id: string }>(client, 'companies', [
    { ...fields, created_at: STARTED },
  ]);
  await insertRows(
    client,
    'addresses',
    addresses.map(({ received_by, ...address }) => ({ ...address, company_id })),
  );
  if (cost_centres.length > 0) {
    await insertRows(
      client,
      'cost_centres',
      cost_centres.map((centre) => ({ ...centre, company_id })),
    );
  }
  return company_id;
}

/** Returns their ids by email, in the same order. */
async function insertUsers(
  client: Client,
  people: DemoPerson[],
  shared: { company_id: string | null; password_hash: string },
): Promise<Map<string, string>> {
  const rows = await insertRows<{ id: string; email: string }>(
    client,
    'users',
    people.map(({ name, email, phone = null, role, company_role = null }) => ({
      ...{ name, email, phone, role, company_role, ...shared, signed_in_at, created_at: STARTED },
    })),
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

async function insertProducts(
  client: Client,
  { company_id, company }: { company_id: string; company: CompanyKey },
  products: DemoProduct[],
  pictureOf: SeedWith['pictureOf'],
): Promise<void> {
  const rows = await insertRows<{ id: string; sku: string }>(
    client,
    'items',
    products.map(({ price_paise, price_per, ...item }) => ({
      ...item,
      created_at: STARTED,
      search: searchVector(item),
    })),
  );
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const priced = rows.map(({ id, sku }, at) => {
    const product = bySku.get(sku)!;
    const terms = termsOf(company, product, at);
    const { price_paise, price_per } = product;
    return { company_id, item_id: id, price_paise, price_per, ...terms, own_search: ownSearchVector(terms) };
  });
  // Before the products that take their prices from it.
  const listed = priced.filter(({ price_source }) => price_source === 'list');
  if (listed.length > 0) {
    const lines = listed.map(({ item_id, price_paise, price_per }) => ({ item_id, price_paise, price_per }));
    await insertPriceList(client, company_id, lines);
  }
  await insertRows(client, 'products', priced);
  await insertRows(
    client,
    'item_images',
    rows.map(({ id, sku }) => ({
      item_id: id,
      url: pictureOf(bySku.get(sku)!),
      // A drawing or a render of the kind of goods, not a photograph of the item.
      alt: `Representative picture: ${bySku.get(sku)!.name}`,
      is_primary: true,
      position: 0,
    })),
  );
}

/** Inserts GST rates by HSN from the products; the most frequent rate if it differs within a code. */
async function insertRates(client: Client): Promise<void> {
  await client.query(
    `insert into hsn_rates (hsn, valid_from, rate_bp, source)
     select hsn, '2025-09-22', mode() within group (order by gst_rate_bp), 'Demo data'
     from items where hsn is not null and gst_rate_bp is not null group by hsn order by hsn`,
  );
}
