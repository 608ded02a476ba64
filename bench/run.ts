import { CATEGORY, EMAIL, fill, PASSWORD, SUBCATEGORY } from './data.ts';
import { type Case, measure, table } from './measure.ts';
import { type BenchStack, startBench } from './stack.ts';

/** Products in the measured catalogue. */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
/** Number of timed runs of each call. */
const TURNS = Number(process.env.BENCH_TURNS ?? 200);

const say = (line: string) => process.stdout.write(`${line}\n`);
// Writing a log line for each call is part of the measurement; printing it is not.
console.log = () => {};

say(`Filling a catalogue of ${PRODUCTS.toLocaleString('en-IN')} products …`);
const started = performance.now();
const stack = await startBench((client) => fill(client, PRODUCTS));
try {
  say(`Ready after ${Math.round((performance.now() - started) / 1000)} s. ${TURNS} calls each, one at a time.\n`);
  await run(stack);
} finally {
  await stack.stop();
}

async function run({ url, asOwner }: BenchStack): Promise<void> {
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = () => post('/api/login', { email: EMAIL, password: PASSWORD });
  const { token } = await (await login()).json();
  const headers = { authorization: `Bearer ${token}` };
  const page = (name: string, query: string): Case => ({
    name,
    call: () => fetch(`${url}/api/catalog/list?${query}`, { headers }),
  });
  const { first, last } = await asOwner(async (client) => {
    const { rows } = await client.query(
      'select min(id)::int as first, max(id)::int as last from products where company_id = (select min(id) from companies)',
    );
    return rows[0] as { first: number; last: number };
  });
  const random = () => first + Math.floor(Math.random() * (last - first));
  const pages = Math.ceil(PRODUCTS / 24);
  // A row somewhere in the middle; nine in ten are in stock.
  const sku = await asOwner(async (client) => {
    const { rows } = await client.query('select sku from catalog where id = $1', [first + Math.floor(PRODUCTS / 3)]);
    return rows[0]!.sku as string;
  });
  // Half of them match no product.
  const pasted = await asOwner(async (client) => {
    const { rows } = await client.query('select sku from catalog where id % 97 = 0 order by id limit 1000');
    return rows.flatMap(({ sku }, n) => [sku as string, `NOPE-${n}`]);
  });
  const inStock = () => {
    const id = random();
    return (id - first + 1) % 10 === 0 ? id + 1 : id;
  };

  const category = `category=${encodeURIComponent(CATEGORY)}`;
  const subcategory = `${category}&subcategory=${encodeURIComponent(SUBCATEGORY)}`;
  const cases: Case[] = [
    { name: 'floor: a bare function', call: () => fetch(`${url}/api/bench/bare`) },
    { name: 'floor: select 1', call: () => fetch(`${url}/api/bench/select-one`) },
    { name: 'login', call: login },
    page('catalogue: first page', ''),
    page('catalogue: middle page', `page=${Math.ceil(pages / 2)}`),
    page('catalogue: last page', `page=${pages}`),
    page('catalogue: middle page by name', `page=${Math.ceil(pages / 2)}&sort=name_asc`),
    page('catalogue: category', category),
    page('catalogue: category by price', `${category}&sort=price_asc`),
    page('catalogue: category by price, page 50', `${category}&sort=price_desc&page=50`),
    page('catalogue: subcategory', subcategory),
    page('catalogue: subcategory by name', `${subcategory}&sort=name_asc`),
    page('facets: two values of one', `${subcategory}&chosen={"bore":["25 mm","30 mm"]}`),
    page('facets: three together', `${subcategory}&chosen={"brand":["Meru"],"bore":["25 mm","30 mm"]}&in_stock=1`),
    page('facets: with a word', 'q=bearing&chosen={"brand":["Meru","Indus"]}&price_max=10000'),
    { name: 'catalogue: categories', call: () => fetch(`${url}/api/catalog/categories`, { headers }) },
    page('search: specific', 'q=taper roller bearing zenith'),
    page('search: broad', 'q=bearing'),
    page('search: broad by price', 'q=bearing&sort=price_asc'),
    page('search: broad, page 40', 'q=bearing&page=40'),
    page('search: broad in a category', `q=bearing&${category}`),
    page('search: a SKU', `q=${sku}`),
    page('search: a SKU from its middle', `q=${sku.split('-')[1]}`),
    page('search: a number', 'q=250'),
    page('search: misspelt', 'q=bearng taper'),
    page('search: nothing', 'q=qwertzuiop'),
    page('search: known words, nothing', 'q=taper roller bearing zenith helmet'),
    { name: 'quick order: 2,000 rows', call: () => post('/api/catalog/match', { skus: pasted }, headers) },
    { name: 'my orders', call: () => fetch(`${url}/api/orders/list`, { headers }) },
    {
      name: 'order of two lines',
      call: () => {
        const items = [
          { product_id: inStock(), qty: 1 },
          { product_id: inStock(), qty: 2 },
        ];
        return post('/api/orders/create', { items, idempotency_key: crypto.randomUUID() }, headers);
      },
    },
  ];
  say(table(await measure(cases, TURNS)));
}
