import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_STOCK_NOTICES } from '#contracts/lists/stock-notices.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn, updateItem } from '../../support/fixtures.ts';

/** “Tell me when it is back”, and the mails of the scheduled function `lists-notify`. */
let api: Api;
let company_id: number;
let product_id: number;
let buyer: Person & { id: number; email: string };
let colleague: Person & { id: number; email: string };
let stranger: Person;
let run: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  const konkan = await addCompany(api, 'Konkan');
  const join = async (company: number) => {
    const user = await addUser(api, company);
    return { ...user, ...(await signIn(api, user.email)) };
  };
  [buyer, colleague, stranger] = [await join(company_id), await join(company_id), await join(konkan.company_id)];
  run = (await import('../../../netlify/functions/lists-notify.ts')).default;
});
beforeEach(async () => {
  await api.sql('delete from stock_notices');
  await api.sql('delete from outbox');
  product_id = await addProduct(api, company_id, { name: 'Bearing', stock: 0 });
});
afterAll(() => api.stop());

const save = (body: object = {}, person: Person = buyer) =>
  person.post('/api/customer/stock-notice-save', { product_id, wanted: true, ...body });
const waiting = async (person: Person = buyer) =>
  (await person.get('/api/customer/stock-notices')).body.items.map((item: { product_id: number }) => item.product_id);
const mails = () =>
  api.sql<{ recipient: string; kind: string; payload: Record<string, unknown> }>(
    'select recipient, kind, payload from outbox order by recipient',
  );

describe('a notice', () => {
  it('is kept once per person, shown to that person only, and withdrawn', async () => {
    expect((await save()).body.message).toMatch(
      /^We will write to user\d+@example.test when SKU-\d+ is back in stock\.$/,
    );
    await Promise.all([save(), save()]);
    expect(await waiting()).toEqual([product_id]);
    expect(await waiting(colleague)).toEqual([]);
    expect((await save({ wanted: false })).body.message).toBe('We will not write to you about it.');
    expect(await waiting()).toEqual([]);
  });

  it('is refused for a product in stock, no longer sold, or of another company', async () => {
    expect((await save({}, stranger)).status).toBe(404);
    await updateItem(api, product_id, 'stock = 1');
    expect(await save()).toMatchObject({ status: 409, body: { message: expect.stringContaining('is in stock now') } });
    await updateItem(api, product_id, 'stock = 0');
    await api.sql('update products set active = false where id = $1', [product_id]);
    expect((await save()).status).toBe(409);
    expect(await waiting()).toEqual([]);
  });

  it(`is one of at most ${MAX_STOCK_NOTICES}`, async () => {
    await api.sql(
      `with added as (
         insert into items (sku, name) select 'WAIT-' || n, 'Item' from generate_series(1, ${MAX_STOCK_NOTICES}) n returning id
       ), sold as (insert into products (company_id, item_id, price_paise) select $1, id, 100 from added returning id)
       insert into stock_notices (user_id, product_id, company_id) select $2, id, $1 from sold`,
      [company_id, buyer.id],
    );
    expect((await save()).status).toBe(409);
    expect((await save({}, colleague)).status).toBe(200);
  });
});

describe('the run', () => {
  it('mails everyone who waits once, even by runs at the same time, and the notice is gone', async () => {
    await save();
    await save({}, colleague);
    await run();
    expect(await mails()).toEqual([]);
    await updateItem(api, product_id, 'stock = 5');
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mails()).toMatchObject([
      { recipient: buyer.email, kind: 'back-in-stock', payload: { product_id, product: 'Bearing', stock: 5 } },
      { recipient: colleague.email },
    ]);
    expect(await waiting()).toEqual([]);
    const { renderMail } = await import('#server/mail/templates.ts');
    const { text } = renderMail('back-in-stock', (await mails())[0]!.payload);
    expect(text).toContain(`/portal/products/${product_id}`);
    expect(text).toContain('back in stock: 5 nos');
  });

  it('says nothing more if it is sold out and back again, until asked once more', async () => {
    await save();
    await updateItem(api, product_id, 'stock = 5');
    await run();
    await updateItem(api, product_id, 'stock = 0');
    expect((await save()).status).toBe(200);
    await updateItem(api, product_id, 'stock = 5');
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('waits until the stock is enough for the smallest order', async () => {
    await updateItem(api, product_id, 'min_qty = 8, qty_multiple = 5');
    await save();
    await updateItem(api, product_id, 'stock = 9');
    await run();
    expect(await mails()).toEqual([]);
    await updateItem(api, product_id, 'stock = 10');
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('does not write about a product that is no longer sold, nor to a disabled account', async () => {
    await save();
    const second = await addProduct(api, company_id, { stock: 0 });
    await save({ product_id: second }, colleague);
    await updateItem(api, product_id, 'stock = 5');
    await updateItem(api, second, 'stock = 5');
    await api.sql('update products set active = false where id = $1', [product_id]);
    await api.sql('update users set disabled_at = now() where id = $1', [colleague.id]);
    await run();
    expect(await mails()).toEqual([]);
    await api.sql('update users set disabled_at = null where id = $1', [colleague.id]);
  });
});
