import type { Client } from '@neondatabase/serverless';
import { categories, putCategories } from '#db/categories.ts';
import { indexProducts } from '#local/index-products.ts';
import { hashPassword } from '#server/auth/passwords.ts';

/** Password of the only buyer. */
export const PASSWORD = 'bench horse 9';
export const EMAIL = 'buyer@bench.example';
/** The only employee, with the same password. */
export const EMPLOYEE = 'staff@bench.example';

/** Nine categories with six subcategories each, which have templates of attributes and so facets. */
const CATEGORIES = categories.filter(({ subs }) => subs.length >= 6).slice(0, 9);
const PLACES = CATEGORIES.flatMap(({ name, subs }) => subs.slice(0, 6).map((sub) => `${name}|${sub}`));
/** The category and subcategory that benchmarks ask for. */
export const CATEGORY = CATEGORIES[0]!.name;
export const SUBCATEGORY = CATEGORIES[0]!.subs[0]!;
const NOUNS = [
  ...[
    'bearing',
    'bolt',
    'valve',
    'pump',
    'motor',
    'cable',
    'disc',
    'electrode',
    'helmet',
    'coupling',
    'gasket',
    'hose',
  ],
  ...['bush', 'chain', 'sprocket', 'pulley', 'flange', 'fitting', 'gauge', 'switch', 'relay', 'lamp', 'glove', 'drill'],
];
const KINDS = [
  ...[
    'deep groove',
    'taper roller',
    'high tensile',
    'stainless',
    'cast steel',
    'brass',
    'heavy duty',
    'explosion proof',
  ],
  ...[
    'sealed',
    'shielded',
    'self aligning',
    'flanged',
    'threaded',
    'galvanised',
    'insulated',
    'hydraulic',
    'pneumatic',
  ],
];
const BRANDS = ['Zenith', 'Kavach', 'Urja', 'Jal', 'Trishul', 'Meru', 'Indus', 'Vajra', 'Saral', 'Garuda', 'Nakul'];

/** A data sheet of which each subcategory's template takes what it knows. */
const ATTRIBUTES = `json_build_object(
  'Bore', 5 * (1 + abs(hashint8(n + 8)) % 30) || ' mm', 'Diameter', 1 + abs(hashint8(n + 9)) % 25 || ' mm',
  'Length', 10 * (1 + abs(hashint8(n + 10)) % 40) || ' mm', 'Outside diameter', 10 * (2 + abs(hashint8(n + 11)) % 25) || ' mm',
  'Width', 5 + abs(hashint8(n + 12)) % 30 || ' mm', 'Power', 100 * (1 + abs(hashint8(n + 13)) % 20) || ' W')`;

const SUFFIXES = ['2RS', 'ZZ', 'C3', 'K', 'M8', 'M10', 'SS', 'GI', 'HT', '24V', '415V', 'XL', 'IP65', 'L', 'R', 'N'];

const list = (words: string[]) => `(array[${words.map((word) => `'${word}'`).join(', ')}])`;
/** An entry of a list, chosen by the hash of a number, so that the lists are independent of each other. */
const pick = (words: string[], by: string) => `${list(words)}[1 + abs(hashint8(${by})) % ${words.length}]`;

/** Rows in one statement; bounded, because the triggers process all rows of a statement together. */
const CHUNK = 50_000;

/**
 * Creates a company with `products` products and one buyer, and two more companies with a tenth of these items. Names are made of
 * some 50 words and 20,000 model names, so that the vocabulary is as large as that of a million products.
 */
export async function fill(client: Client, products: number): Promise<void> {
  const [company, ...others] = await addCompanies(client);
  await client.query('insert into users (company_id, name, email, role, password_hash) values ($1, $2, $3, $4, $5)', [
    ...[company, 'Buyer', EMAIL, 'customer', await hashPassword(PASSWORD)],
  ]);
  await client.query('insert into users (name, email, role, password_hash) values ($1, $2, $3, $4)', [
    ...['Staff', EMPLOYEE, 'employee', await hashPassword(PASSWORD)],
  ]);
  await putCategories(client);
  await addItems(client, products);
  await indexProducts(client);
  await withoutIndexes(client, async () => {
    await addProducts(client, company!, products);
    for (const other of others) await addProducts(client, other, Math.ceil(products / 10));
  });
  await client.query('vacuum analyze');
}

/** Drops the indexes of products while `work` writes them and creates them afterwards, which is several times faster. */
async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = 'products'
       and indexname not in (select conname from pg_constraint where conrelid = 'products'::regclass)`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await work();
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { indexdef } of rows) await client.query(indexdef);
}

async function addCompanies(client: Client): Promise<number[]> {
  const { rows } = await client.query(
    `insert into companies (name, slug) values ('Bench', 'bench'), ('Other', 'other'), ('Third', 'third') returning id`,
  );
  const ids = rows.map(({ id }) => Number(id));
  for (const id of ids) {
    await client.query(
      `insert into addresses (company_id, label, address, city, state, pincode, is_default)
       values ($1, 'Works', 'Plot 1', 'Bhiwadi', 'Rajasthan', '301019', true)`,
      [id],
    );
  }
  return ids;
}

async function addItems(client: Client, count: number): Promise<void> {
  for (let from = 1; from <= count; from += CHUNK) {
    await client.query(
      `insert into items (sku, name, category, subcategory, brand, stock, hsn, gst_rate_bp, attributes)
       select upper(left(noun, 3)) || '-' || lpad(n::text, 7, '0') || '-' || ${pick(SUFFIXES, 'n + 7')},
         initcap(kind || ' ' || noun) || ' ' || model || ' ' || (n % 500) || ' mm',
         split_part(place, '|', 1), split_part(place, '|', 2), ${pick(BRANDS, 'n + 4')},
         case when n % 10 = 0 then 0 else 1000000 end, '848210', 1800, ${ATTRIBUTES}
       from generate_series($1::bigint, $2::bigint) n,
         lateral (select ${pick(NOUNS, 'n + 1')} as noun, ${pick(KINDS, 'n + 2')} as kind, ${pick(PLACES, 'n + 3')} as place,
           left(translate(md5((abs(hashint8(n + 5)) % 20000)::text), '0123456789', 'ghijklmnop'), 6) as model) words`,
      [from, Math.min(from + CHUNK - 1, count)],
    );
  }
}

/** Puts the first items into a company's catalogue. */
async function addProducts(client: Client, company: number, count: number): Promise<void> {
  for (let from = 1; from <= count; from += CHUNK) {
    await client.query(
      `insert into products (company_id, item_id, price_paise)
       select $1, id, 100 + abs(hashint8(id)) % 5000000 from items where id between $2 and $3 order by id`,
      [company, from, Math.min(from + CHUNK - 1, count)],
    );
  }
}
