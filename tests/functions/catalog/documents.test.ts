import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '#contracts/catalog/document-kinds.ts';
import { MAX_DOCUMENTS } from '#contracts/catalog/documents.ts';
import { type Api, startApi } from '../../support/api.ts';
import { hostile, pdf } from '../../support/documents.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';

let api: Api;
let store: Store;
let staff: Person;
let buyer: Person;
let stranger: Person;
let company_id: number;
let konkan: number;
let product_id: number;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  konkan = (await addCompany(api, 'Konkan')).company_id;
  stranger = await signIn(api, (await addUser(api, konkan)).email);
  product_id = await addProduct(api, company_id, { sku: 'BRG-6205' });
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

interface Fields {
  product_id?: number | string;
  kind?: string;
  title?: string;
  language?: string;
  file?: File | null;
}

const fileOf = (bytes: Uint8Array, name = 'sheet.pdf') => new File([new Uint8Array(bytes)], name);

function upload({ file = fileOf(pdf()), ...fields }: Fields = {}, person = staff) {
  const form = new FormData();
  const all = { product_id, kind: 'data sheet', title: 'Data sheet 6205', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, String(value));
  if (file) form.append('file', file);
  return person.post('/api/admin/document-add', form);
}

describe('a document of an item', () => {
  it('is listed for buyers by kind and downloaded by a link that ends after a minute', async () => {
    const manual = (await upload({ kind: 'manual', title: 'Fitting', language: 'Hindi' })).body.id;
    const sheet = (await upload()).body.id;
    const { documents } = (await buyer.get(`/api/catalog/product?id=${product_id}`)).body;
    const size = pdf().length;
    expect(documents).toEqual([
      { id: sheet, kind: 'data sheet', title: 'Data sheet 6205', size, language: null },
      { id: manual, kind: 'manual', title: 'Fitting', size, language: 'Hindi' },
    ]);
    const listed = (await staff.get(`/api/admin/document-list?product_id=${product_id}`)).body;
    expect(listed.items).toEqual(documents);
    for (const { body } of [
      await buyer.get(`/api/catalog/document?id=${sheet}`),
      await staff.get(`/api/admin/document-get?id=${sheet}`),
    ]) {
      expect(new URL(body.url).searchParams.get('X-Amz-Expires')).toBe('60');
      expect(new URL(body.url).pathname).toMatch(/\/private\/documents\/[0-9a-f-]{36}$/);
      const file = await fetch(body.url);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*sheet\.pdf$/);
      expect((await fetch(body.url.split('?')[0])).status).toBe(403);
    }
  });

  it.each(DOCUMENT_KINDS)('can be a %s', async (kind) => {
    const { id } = (await upload({ kind, title: kind })).body;
    const { items } = (await staff.get(`/api/admin/document-list?product_id=${product_id}`)).body;
    expect(items).toContainEqual(expect.objectContaining({ id, kind, title: kind }));
  });

  it('of another company’s product gets the same 404 as one that does not exist', async () => {
    const { id } = (await upload()).body;
    for (const asked of [id, 987_654_321]) {
      const answer = await stranger.get(`/api/catalog/document?id=${asked}`);
      expect(answer).toMatchObject({ status: 404, body: { message: 'This document was not found.' } });
    }
    const own = await addProduct(api, konkan, { sku: 'OTHER-1' });
    expect((await stranger.get(`/api/catalog/product?id=${own}`)).body.documents).toEqual([]);
  });

  it('is shared by all companies that have the item', async () => {
    const { id } = (await upload()).body;
    const theirs = await addProduct(api, konkan, { sku: 'BRG-6205' });
    const { documents } = (await stranger.get(`/api/catalog/product?id=${theirs}`)).body;
    expect(documents.map((each: { id: number }) => each.id)).toContain(id);
    expect((await stranger.get(`/api/catalog/document?id=${id}`)).status).toBe(200);
    await api.sql('delete from products where id = $1', [theirs]);
  });

  it('is removed with its file, and both steps are in the audit log', async () => {
    const other = await addProduct(api, company_id);
    const before = await store.privateFiles();
    const { id } = (await upload({ product_id: other, title: 'Old sheet' })).body;
    const answer = await staff.post('/api/admin/document-remove', { id });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Old sheet removed.' } });
    expect((await buyer.get(`/api/catalog/document?id=${id}`)).status).toBe(404);
    expect((await staff.post('/api/admin/document-remove', { id })).status).toBe(404);
    expect(await store.privateFiles()).toEqual(before);
    const log = await api.sql(
      `select action, changes -> 'title' as title, changes ? 'file_key' as has_key from audit_log
       where entity = 'item_documents' and entity_id = $1 order by id`,
      [String(id)],
    );
    expect(log).toEqual([
      { action: 'insert', title: [null, 'Old sheet'], has_key: false },
      { action: 'delete', title: ['Old sheet', null], has_key: false },
    ]);
  });
});

describe('an upload is refused', () => {
  it.each([
    { name: 'without a file', fields: { file: null }, status: 400, message: 'Choose the document: a PDF file.' },
    { name: 'without a title', fields: { title: ' ' }, status: 400, message: /Enter a title/ },
    { name: 'of an unknown kind', fields: { kind: 'poem' }, status: 400, message: 'Choose the kind of document.' },
    { name: 'for an unknown product', fields: { product_id: 987_654 }, status: 404, message: /product was not found/ },
    { name: 'above 4 MB', fields: { file: fileOf(Buffer.alloc(4 * 1024 * 1024 + 1)) }, status: 413, message: /4 MB/ },
    ...hostile.map(({ name, file, make, message }) => ({
      ...{ name, status: 415, message: file.endsWith('.pdf') && message ? message : /PDF/ },
      fields: { file: () => fileOf(make(), file) },
    })),
  ])('$name', async ({ fields, status, message }) => {
    // Made when the test runs: some of them are large.
    const { file, ...others } = fields as Omit<Fields, 'file'> & { file?: File | null | (() => File) };
    const made = typeof file === 'function' ? file() : file;
    const before = await store.privateFiles();
    const answer = await upload({ ...others, ...(made === undefined ? {} : { file: made }) });
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await store.privateFiles()).toEqual(before);
  });

  it('by a buyer', async () => {
    expect((await upload({}, buyer)).status).toBe(403);
  });

  it(`beyond ${MAX_DOCUMENTS} of one item, also if two arrive together`, async () => {
    const full = await addProduct(api, company_id);
    await api.sql(
      `insert into item_documents (item_id, kind, title, file_key, size, type)
       select item_id, 'manual', 'Manual', 'documents/x', 1, 'application/pdf' from products, generate_series(1, $2) n
       where products.id = $1`,
      [full, MAX_DOCUMENTS - 1],
    );
    const statuses = (await Promise.all([upload({ product_id: full }), upload({ product_id: full })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    const answer = await upload({ product_id: full });
    expect(answer.body.message).toBe('An item can have at most 20 documents. Remove one that is out of date first.');
  });
});
