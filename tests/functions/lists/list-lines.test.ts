import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { addProduct, addProducts, type Person, updateItem } from '../../support/fixtures.ts';
import { type Lists, openLists } from '../../support/requisition-lists.ts';

/** The lines of requisition lists. */
let at: Lists;

beforeAll(async () => {
  at = await openLists();
});
beforeEach(() => at.api.sql('delete from requisition_lists'));
afterAll(() => at.api.stop());

describe('the lines of a list', () => {
  it('are added up, changed, removed and put back where they were', async () => {
    const id = await at.create({
      lines: [
        { product_id: at.bearing, qty: 4 },
        { product_id: at.grease, qty: 1 },
        { product_id: at.cable, qty: 2.5 },
      ],
    });
    const added = await at.people.owner.post('/api/customer/list-add', {
      id,
      lines: [{ product_id: at.grease, qty: 2 }],
    });
    expect(added.body.message).toBe('1 item added to Weekly.');
    expect(await at.linesOf(id)).toEqual([
      [at.bearing, 4],
      [at.grease, 3],
      [at.cable, 2.5],
    ]);
    await at.saveLines(id, [{ product_id: at.grease, qty: 0 }]);
    expect(await at.linesOf(id)).toEqual([
      [at.bearing, 4],
      [at.cable, 2.5],
    ]);
    await at.saveLines(id, [{ product_id: at.grease, qty: 3 }], { before: at.cable });
    expect(await at.linesOf(id)).toEqual([
      [at.bearing, 4],
      [at.grease, 3],
      [at.cable, 2.5],
    ]);
  });

  it('move to the front, to the end, and several at once in the order given', async () => {
    const id = await at.create({
      lines: [at.bearing, at.grease, at.cable].map((product_id) => ({ product_id, qty: 1 })),
    });
    const order = async () => (await at.linesOf(id)).map(([product]: [number]) => product);
    await at.saveLines(id, [{ product_id: at.cable, qty: 1 }], { before: at.bearing });
    expect(await order()).toEqual([at.cable, at.bearing, at.grease]);
    await at.saveLines(id, [{ product_id: at.cable, qty: 1 }], { before: null });
    expect(await order()).toEqual([at.bearing, at.grease, at.cable]);
    const both = [at.cable, at.grease].map((product_id) => ({ product_id, qty: 1 }));
    await at.saveLines(id, both, { before: at.bearing });
    expect(await order()).toEqual([at.cable, at.grease, at.bearing]);
  });

  it.each([
    {
      name: 'half a bearing',
      lines: () => [{ product_id: at.bearing, qty: 0.5 }],
      status: 400,
      message: 'Whole numbers only for NOS.',
    },
    {
      name: 'four decimals of cable',
      lines: () => [{ product_id: at.cable, qty: 0.0001 }],
      status: 400,
      message: 'Enter at most three decimals.',
    },
    {
      name: 'a negative quantity',
      lines: () => [{ product_id: at.bearing, qty: -1 }],
      status: 400,
      message: 'Enter 0 or more; 0 removes the line.',
    },
    {
      name: 'an unknown product',
      lines: () => [{ product_id: 987_654, qty: 1 }],
      status: 404,
      message: 'This product was not found.',
    },
  ])('refuse $name', async ({ lines, status, message }) => {
    const id = await at.create();
    const answer = await at.saveLines(id, lines());
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(message);
    expect(await at.linesOf(id)).toEqual([[at.bearing, 4]]);
  });

  it(`are at most ${MAX_ORDER_LINES}, as in a cart; all of them are read and exported at once`, async () => {
    const many = await addProducts(at.api, at.company_id, MAX_ORDER_LINES, {
      sku: `'MANY-' || n`,
      name: `'Item ' || n`,
      stock: '5',
    });
    const id = await at.create({ lines: many.map((product_id) => ({ product_id, qty: 1 })) });
    expect(await at.linesOf(id)).toHaveLength(MAX_ORDER_LINES);
    const full = await at.people.owner.post('/api/customer/list-add', {
      id,
      lines: [{ product_id: at.bearing, qty: 1 }],
    });
    expect(full).toMatchObject({ status: 409, body: { message: 'A list can have at most 2,000 items.' } });
    const file = await at.people.owner.get(`/api/customer/list-export?id=${id}`);
    expect(file.text.trim().split('\r\n')).toHaveLength(MAX_ORDER_LINES + 1);
  }, 60_000);

  it('say what has become of their product, and stay until they are removed', async () => {
    const [gone, moved, unpriced] = [
      await addProduct(at.api, at.company_id, { sku: 'GONE-1' }),
      await addProduct(at.api, at.company_id, { sku: 'MOVED-1', name: 'Moved away' }),
      await addProduct(at.api, at.company_id, { sku: 'ASK-1' }),
    ];
    const id = await at.create({ lines: [gone, moved, unpriced].map((product_id) => ({ product_id, qty: 2 })) });
    await at.api.sql('update products set active = false where id = $1', [gone]);
    await at.api.sql('update products set company_id = $2 where id = $1', [moved, at.other_company]);
    await at.api.sql('update products set price_paise = 0 where id = $1', [unpriced]);
    expect((await at.get(id)).body.lines).toMatchObject([
      { sku: 'GONE-1', gone: 'discontinued' },
      { sku: 'MOVED-1', name: 'Moved away', gone: 'not in catalogue', stock: 0, price: 0 },
      { sku: 'ASK-1', gone: null, to_quote: 'no price' },
    ]);
    expect((await at.saveLines(id, [{ product_id: moved, qty: 3 }], { before: gone })).status).toBe(200);
    expect((await at.linesOf(id))[0]).toEqual([moved, 3]);
    const { text } = await at.people.owner.get(`/api/customer/list-export?id=${id}`);
    expect(text.replaceAll('\u00A0', ' ').split('\r\n').slice(0, 3)).toEqual([
      'SKU,Item,Quantity,Unit,"Price, ₹",Price per,Remarks',
      'MOVED-1,Moved away,3,NOS,,,Not in your catalogue now: remove it',
      expect.stringMatching(/^GONE-1,.*,2,NOS,,,No longer sold: remove it$/),
    ]);
    expect((await at.saveLines(id, [{ product_id: moved, qty: 0 }])).status).toBe(200);
    expect(await at.linesOf(id)).toHaveLength(2);
  });

  it('changed by two people at once are all there', async () => {
    const id = await at.create({ shared: true, lines: [] });
    const add = (product_id: number, person: Person) =>
      person.post('/api/customer/list-add', { id, lines: [{ product_id, qty: 1 }] });
    await Promise.all([
      ...[at.bearing, at.grease, at.cable].map((product) => add(product, at.people.owner)),
      ...[at.bearing, at.grease, at.cable].map((product) => add(product, at.people.admin)),
    ]);
    const lines: number[][] = await at.linesOf(id);
    expect(lines.map(([, qty]) => qty)).toEqual([2, 2, 2]);
    await updateItem(at.api, at.bearing, 'stock = 100');
  });
});
