import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addProducts, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;

/** sku, name, brand, category, subcategory */
const PRODUCTS = [
  ['BRG-6205-2RS', 'Deep groove ball bearing, rubber sealed', 'Zenith', 'Bearings', 'Ball bearings'],
  ['BRG-6205-ZZ', 'Deep groove ball bearing, shielded', 'Zenith', 'Bearings', 'Ball bearings'],
  ['BRG-30206', 'Taper roller bearing', 'Kavach', 'Bearings', 'Roller bearings'],
  ['ABR/CD.100', 'Cutting discs 100 mm', 'Kavach', 'Abrasives', 'Discs'],
  ['BAT_AA-10', 'Batteries, alkaline', 'Urja', 'Electricals', 'Cells'],
  ['BR-WIRE-25', 'Wire brush 25 mm', 'Kavach', 'Abrasives', 'Brushes'],
  ['VLV-50', 'Ball valve 1/2" SS-304', 'Jal', 'Valves', null],
  ['HEL-01', 'Safety helmet, 100% ABS', 'Kavach', 'Safety', null],
] as const;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  for (const [, , , category, subcategory] of PRODUCTS) {
    await api.sql('insert into categories values ($1, 1) on conflict do nothing', [category]);
    if (subcategory) {
      await api.sql('insert into subcategories values ($1, $2, 1) on conflict do nothing', [category, subcategory]);
    }
  }
  for (const [sku, name, brand, category, subcategory] of PRODUCTS) {
    await addProduct(api, company_id, { sku, name, brand, category, subcategory });
  }
});
afterAll(() => api.stop());

/** The products that have all words. */
async function search(q: string, rest = '') {
  const { status, body } = await buyer.get(`/api/catalog/list?q=${encodeURIComponent(q)}${rest}`);
  expect(status).toBe(200);
  const skus = body.partial ? [] : body.items.map(({ sku }: { sku: string }) => sku).sort();
  if (!body.partial) expect(body.total).toBe(skus.length);
  return { skus, corrected: body.corrected };
}

const BALLS = ['BRG-6205-2RS', 'BRG-6205-ZZ'];
const BEARINGS = ['BRG-30206', ...BALLS];

describe('a search finds', () => {
  it.each([
    { what: 'a SKU as it is written', q: 'BRG-6205-2RS', skus: ['BRG-6205-2RS'] },
    { what: 'a SKU in lower case', q: 'brg-6205-2rs', skus: ['BRG-6205-2RS'] },
    { what: 'a SKU without hyphens', q: 'BRG62052RS', skus: ['BRG-6205-2RS'] },
    { what: 'a SKU with spaces', q: 'brg 6205 2rs', skus: ['BRG-6205-2RS'] },
    { what: 'a SKU from its middle', q: '6205-2RS', skus: ['BRG-6205-2RS'] },
    { what: 'a SKU from its middle without hyphens', q: '62052rs', skus: ['BRG-6205-2RS'] },
    { what: 'the end of a SKU', q: '2rs', skus: ['BRG-6205-2RS'] },
    { what: 'the beginning of a part of a SKU', q: '620', skus: BALLS },
    { what: 'a SKU with other separators', q: 'abr-cd-100', skus: ['ABR/CD.100'] },
    { what: 'a SKU with an underscore', q: 'bat_aa', skus: ['BAT_AA-10'] },
    { what: 'a plural for a singular', q: 'helmets', skus: ['HEL-01'] },
    { what: 'a singular for a plural', q: 'disc', skus: ['ABR/CD.100'] },
    { what: 'brushes for brush', q: 'wire brushes', skus: ['BR-WIRE-25'] },
    { what: 'battery for batteries', q: 'battery', skus: ['BAT_AA-10'] },
    { what: 'batteries for batteries', q: 'batteries', skus: ['BAT_AA-10'] },
    { what: 'words in any order', q: 'bearing roller taper', skus: ['BRG-30206'] },
    { what: 'the beginnings of words', q: 'deep gro', skus: BALLS },
    { what: 'a brand', q: 'zenith', skus: BALLS },
    { what: 'a brand with a size', q: 'kavach 100', skus: ['ABR/CD.100', 'HEL-01'] },
    { what: 'a category', q: 'electricals', skus: ['BAT_AA-10'] },
    { what: 'a subcategory with a name', q: 'brushes 25', skus: ['BR-WIRE-25'] },
    { what: 'a joined grade', q: 'ss304', skus: ['VLV-50'] },
    { what: 'nothing for a word of nothing', q: 'xyzzyx', skus: [] },
  ])('$what: $q', async ({ q, skus }) => {
    expect(await search(q)).toEqual({ skus: [...skus].sort(), corrected: null });
  });

  it.each(['कपलिंग', 'CAFÉ', 'café', 'ø33'])('words in other scripts and with accents, in any case: %s', async (q) => {
    const id = await addProduct(api, company_id, { name: 'कपलिंग for the Café, Ø33' });
    const { body } = await buyer.get(`/api/catalog/list?q=${encodeURIComponent(q)}`);
    expect(body.items[0]?.name).toBe('कपलिंग for the Café, Ø33');
    await api.sql('delete from products where id = $1', [id]);
  });

  it('only products that match the filters', async () => {
    expect((await search('kavach', '&category=Abrasives')).skus).toEqual(['ABR/CD.100', 'BR-WIRE-25']);
    expect((await search('kavach', '&category=Abrasives&subcategory=Discs')).skus).toEqual(['ABR/CD.100']);
    expect((await search('zenith', '&category=Abrasives')).skus).toEqual([]);
  });

  it('no discontinued products', async () => {
    await addProduct(api, company_id, { sku: 'OLD-1', name: 'Discontinued sprocket', active: false });
    expect(await search('sprocket')).toEqual({ skus: [], corrected: null });
  });

  it('products in stock before others', async () => {
    const first = await addProduct(api, company_id, { name: 'Coupling', stock: 0 });
    const second = await addProduct(api, company_id, { name: 'Jaw type, for a coupling', stock: 5 });
    const { body } = await buyer.get('/api/catalog/list?q=coupling');
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  });
});

describe('a misspelt search', () => {
  it.each([
    { q: 'baering', corrected: 'bearing', skus: BEARINGS },
    { q: 'bearngs', corrected: 'bearing', skus: BEARINGS },
    { q: 'tapper roler', corrected: 'taper roller', skus: ['BRG-30206'] },
    { q: 'Saftey helmet', corrected: 'safety helmet', skus: ['HEL-01'] },
    { q: 'batteries alkalin', corrected: null, skus: ['BAT_AA-10'] },
    { q: 'batteries alkaleen', corrected: 'batteries alkaline', skus: ['BAT_AA-10'] },
    { q: 'zennith 6205', corrected: 'zenith 6205', skus: BALLS },
    { q: 'safty', corrected: 'safety', skus: ['HEL-01'] },
    { q: 'safty helmet', corrected: 'safety helmet', skus: ['HEL-01'] },
    { q: 'safties', corrected: 'safety', skus: ['HEL-01'] },
  ])('for $q is corrected to $corrected', async ({ q, corrected, skus }) => {
    expect(await search(q)).toEqual({ skus: [...skus].sort(), corrected });
  });

  it('is corrected only to words of active products', async () => {
    await addProduct(api, company_id, { name: 'Thermocouple', active: false });
    expect(await search('thermocuple')).toEqual({ skus: [], corrected: null });
  });
});

describe('each word of a misspelt search is corrected separately', () => {
  const NAMES = {
    seal: 'Oil seal 25 x 40 x 7',
    steel: 'Stainless steel rope',
    gauge: 'Pressure gauge, glycerine',
    pump: 'Hydraulic pump',
    coupling: 'Jaw coupling for motor',
    valve: 'Gate valve, bronze',
    gloves: 'Nitrile gloves',
    thermocouple: 'Thermocouple, type K',
    paint: 'Olive green paint',
    stamp: 'Date stamp',
    soft: 'Soft broom',
    shoes: 'Safety shoes, steel toe',
    hammer: 'Rotary hammer with masonry chisel',
    'BAT-KPLR': 'Cordless hammer drill driver, two batteries',
  };
  let asked: Person;
  beforeAll(async () => {
    const { company_id: other } = await addCompany(api, 'Malwa');
    for (const [sku, name] of Object.entries(NAMES)) await addProduct(api, other, { sku: `NR-${sku}-1`, name });
    asked = await signIn(api, (await addUser(api, other)).email);
  });
  const find = async (q: string) => {
    const { body } = await asked.get(`/api/catalog/list?q=${encodeURIComponent(q)}`);
    const found = body.partial ? [] : body.items.map(({ name }: { name: string }) => name);
    return { found, corrected: body.corrected };
  };

  it.each([
    { what: 'one of two, to the one that fits the other', q: 'oil seel', corrected: 'oil seal', to: NAMES.seal },
    { what: 'the other of two', q: 'stainless seel', corrected: 'stainless steel', to: NAMES.steel },
    { what: 'alone, to what sounds the same', q: 'seel', corrected: 'seal', to: NAMES.seal },
    { what: 'both of two', q: 'oyl seel', corrected: 'oil seal', to: NAMES.seal },
    { what: 'both, letters swapped', q: 'hydrualic pmup', corrected: 'hydraulic pump', to: NAMES.pump },
    { what: 'letters swapped in a short word', q: 'gate vlave', corrected: 'gate valve', to: NAMES.valve },
    { what: 'the first two letters swapped', q: 'avlve bronze', corrected: 'valve bronze', to: NAMES.valve },
    { what: 'three of three', q: 'jwa cuopling moter', corrected: 'jaw coupling motor', to: NAMES.coupling },
    { what: 'a word in the plural', q: 'presure guages', corrected: 'pressure gauge', to: NAMES.gauge },
    { what: 'a word to its plural', q: 'nitril glowes', corrected: 'nitril glove', to: NAMES.gloves },
    { what: 'three slips in a long word', q: 'termocupel', corrected: 'thermocouple', to: NAMES.thermocouple },
    { what: 'a letter too much in front', q: 'sseal', corrected: 'seal', to: NAMES.seal },
    { what: 'a word that begins another one', q: 'oli seal', corrected: 'oil seal', to: NAMES.seal },
    { what: 'a word in y, which a search cuts', q: 'safty shoes', corrected: 'safety shoes', to: NAMES.shoes },
    { what: 'the same alone', q: 'safty', corrected: 'safety', to: NAMES.shoes },
  ])('$what: $q', async ({ q, corrected, to }) => {
    expect(await find(q)).toEqual({ found: [to], corrected });
  });

  it.each([
    { what: 'a word of nothing', q: 'zzzzqqq' },
    { what: 'a word of nothing beside one that is known', q: 'oil zzzzqqq' },
    { what: 'two words of nothing', q: 'qwxv bnmk' },
    { what: 'too many slips for a short word', q: 'saelx' },
    { what: 'two slips and another first letter', q: 'nroonze' },
    { what: 'words that are known, and of nothing together', q: 'hydraulic gloves' },
    { what: 'a longer word that only begins alike', q: 'pumpkinseed' },
    { what: 'another SKU', q: 'NR-seal-9' },
    { what: 'two letters', q: 'qz' },
    { what: 'a word of three letters that is another one', q: 'hammer bit' },
    { what: 'the same beside two others', q: 'hammer drill bit' },
    { what: 'a word near to a part of a SKU only', q: 'drill kplx' },
  ])('$what is not corrected: $q', async ({ q }) => {
    expect(await find(q)).toEqual({ found: [], corrected: null });
  });

  it('and within a category only to words of its products', async () => {
    await api.sql(`update items set category = 'Valves' where sku = 'NR-valve-1'`);
    const { body } = await asked.get('/api/catalog/list?q=oil%20seel&category=Valves');
    expect(body).toMatchObject({ total: 0, corrected: null });
  });
});

describe('a search for words that no product has together', () => {
  const partial = async (q: string, rest = '') => {
    const { body } = await buyer.get(`/api/catalog/list?q=${encodeURIComponent(q)}${rest}`);
    return { partial: body.partial, skus: body.items.map(({ sku }: { sku: string }) => sku) };
  };

  it('finds the products with most of them, the rarest words first', async () => {
    expect(await partial('kavach taper bearing helmet')).toEqual({ partial: true, skus: ['BRG-30206'] });
    const { skus } = await partial('ball valve bearing');
    expect(skus.sort()).toEqual(['BRG-6205-2RS', 'BRG-6205-ZZ', 'VLV-50']);
  });

  it('only within the category', async () => {
    expect(await partial('ball valve bearing', '&category=Valves')).toEqual({ partial: true, skus: ['VLV-50'] });
  });

  it('ignores the words that no product has, such as a maker that is not stocked', async () => {
    const { partial: isPartial, skus } = await partial('xyzzyx qwfpgj bearing');
    expect(isPartial).toBe(true);
    expect(skus.length).toBeGreaterThan(0);
  });

  it('finds the SKU of which a code has one part wrong', async () => {
    expect(await partial('BRH-6205-2RS')).toEqual({ partial: true, skus: expect.arrayContaining(['BRG-6205-2RS']) });
  });

  it.each(['xyzzyx', 'xyzzyx qwfpgj', 'xyzzyx-9/qwfpgj'])('finds nothing for %s', async (q) => {
    expect(await partial(q)).toEqual({ partial: false, skus: [] });
  });
});

describe('a search takes literally', () => {
  it.each(['%', '_', '*', "'", '"', '\\', '--', ';', '&|!', ':*', '<->', '()', '$$', '🙂'])('%s', async (q) => {
    expect(await search(q)).toEqual({ skus: [], corrected: null });
  });

  it.each([
    "' or 1=1 --",
    "x' union select id from users --",
    "'; drop table products; --",
    '%bearing% or 1',
    '6205 | 30206',
    '!6205',
    "a':*b",
  ])('%s', async (q) => {
    const answer = await buyer.get(`/api/catalog/list?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    expect(answer.body.total).toBeLessThan(PRODUCTS.length);
  });

  it.each(["Bearings' or '1'='1", 'Bearing%', 'bearings', '%', '$2'])('a category: %s', async (category) => {
    const { body } = await buyer.get(`/api/catalog/list?category=${encodeURIComponent(category)}`);
    expect(body).toMatchObject({ items: [], total: 0 });
  });
});

describe('the vocabulary', () => {
  it("has only the words of the company's own products", async () => {
    const other = await addCompany(api, 'Konkan');
    await addProduct(api, other.company_id, { sku: '7001', name: 'Peristaltic pump' });
    const words = await api.sql('select word from catalog_words where company_id = $1 order by 1', [other.company_id]);
    expect(words).toEqual([{ word: 'peristaltic' }, { word: 'pump' }]);
    expect(await search('peristaltc')).toEqual({ skus: [], corrected: null });
  });
});

describe('a broad search', () => {
  it('is counted up to the cap, and marked as capped on every page', async () => {
    const { company_id: big } = await addCompany(api, 'Deccan');
    const search = `to_tsvector('simple', 'washer ' || n)`;
    const columns = { sku: `'S-' || n`, name: `'Washer ' || n`, price_paise: 'n', stock: 'n % 3', search };
    await addProducts(api, big, 1005, columns);
    const person = await signIn(api, (await addUser(api, big)).email);
    const page = async (query: string) => (await person.get(`/api/catalog/list?${query}`)).body;
    for (const sort of ['relevance', 'price_asc', 'name_desc', 'newest']) {
      const first = await page(`q=washer&sort=${sort}`);
      expect(first).toMatchObject({ total: 1000, total_capped: true });
      expect(first.items).toHaveLength(24);
      expect((await page(`q=washer&sort=${sort}&page=42`)).items).toHaveLength(16);
      expect((await page(`q=washer&sort=${sort}&page=43`)).items).toEqual([]);
    }
    expect((await page('q=washer&sort=price_asc')).items[0].price).toBe(0.01);
    expect(await page('q=washer 100')).toMatchObject({ total_capped: false });
    expect(await page('')).toMatchObject({ total: 1005, total_capped: false });
  });
});
