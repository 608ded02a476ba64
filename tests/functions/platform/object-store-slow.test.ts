import { createServer, type RequestListener, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { pdf } from '../../support/documents.ts';
import { addCompany, addProduct, addUser, type Answer, type Person, request, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';

let api: Api;
let store: Store;
let staff: Person;
let buyer: Person;
let product_id: number;
let picture: Uint8Array;
let front: Server | undefined;
/** How the store treats requests; the S3 client keeps its first address. */
let treat: RequestListener;

beforeAll(async () => {
  store = await openStore();
  front = createServer((incoming, response) => treat(incoming, response));
  await new Promise<void>((resolve) => front!.listen(0, '127.0.0.1', resolve));
  process.env.S3_ENDPOINT = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
  product_id = await addProduct(api, company_id);
  const grey = { width: 50, height: 50, channels: 3, background: '#888' } as const;
  picture = new Uint8Array(await sharp({ create: grey }).png().toBuffer());
  // Loads the functions and their image library before anything is timed.
  treat = pass(0);
  for (const upload of UPLOADS) expect((await upload.send()).status).toBe(200);
});
afterEach(() => front!.closeAllConnections());
afterAll(async () => {
  front!.closeAllConnections();
  front!.close();
  await api.stop();
  await store.close();
});

/** Passes requests to the store, and its answers after a delay in milliseconds. */
const pass =
  (delay: number): RequestListener =>
  async (incoming, response) => {
    const body = Buffer.concat(await incoming.toArray());
    const { method, headers } = incoming;
    // With the headers that were signed.
    const sent = send(store.url + incoming.url, { method, headers }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      await setTimeout(delay);
      response.writeHead(answer.statusCode!, answer.headers).end(bytes);
    });
    sent.end(body);
  };

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const file = () => new File([new Uint8Array(pdf())], 'file.pdf');
const VISITOR = { name: 'Asha Rao', email: 'asha@example.test', phone: '9829012345' };
const lines = JSON.stringify([{ item: 'Bearing', qty: 1, unit: 'NOS' }]);

/** Every call that stores a file, and the table of its row. */
const UPLOADS: { name: string; table: string; send: () => Promise<Answer> }[] = [
  {
    name: 'an application',
    table: 'job_applications',
    send: () =>
      request(api, 'POST', '/api/submit-application', {
        body: formOf({ ...VISITOR, jobCode: 'INTERNSHIP', track: 'Product & QA', resume: file() }),
      }),
  },
  {
    name: 'a visitor’s RFQ',
    table: 'rfq_submissions',
    send: () =>
      request(api, 'POST', '/api/rfq', { body: formOf({ ...VISITOR, requirement: 'Bearings', attachment: file() }) }),
  },
  {
    name: 'a buyer’s RFQ',
    table: 'rfqs',
    send: () => buyer.post('/api/customer/rfq-create', formOf({ title: 'Bearings', lines, attachment: file() })),
  },
  {
    name: 'a document of an item',
    table: 'item_documents',
    send: () =>
      staff.post(
        '/api/admin/document-add',
        formOf({ product_id: String(product_id), kind: 'manual', title: `Manual ${performance.now()}`, file: file() }),
      ),
  },
  {
    name: 'a picture',
    table: 'item_images',
    send: () => staff.post('/api/admin/upload', formOf({ file: new File([new Uint8Array(picture)], 'picture.png') })),
  },
];

/** How many rows each upload's table has. */
const countRows = () =>
  Promise.all(
    UPLOADS.map(async ({ table }) => (await api.sql<{ n: string }>(`select count(*) as n from ${table}`))[0]!.n),
  );

const STORES: { name: string; treat: RequestListener }[] = [
  { name: 'never answers', treat: () => {} },
  { name: 'stores the file and answers after ten seconds', treat: pass(10_000) },
];

describe.each(STORES)('while the object store $name', (slow) => {
  it('every upload gets 503 and no row is written', async () => {
    const before = await countRows();
    treat = slow.treat;
    const answers = await Promise.all(UPLOADS.map((upload) => upload.send()));
    const unavailable = 'The file could not be stored. Try again in a minute.';
    expect(answers.map(({ status, body }, index) => [UPLOADS[index]!.name, status, body.message])).toEqual(
      UPLOADS.map(({ name }) => [name, 503, unavailable]),
    );
    expect(takeErrors().join()).toContain('"event":"unavailable"');
    expect(await countRows()).toEqual(before);
  });
});

describe('after an object store that was slow', () => {
  it('no file without a row is left by the cleanup job', async () => {
    treat = pass(0);
    const { sweep } = await import('#server/admin/cleanup.ts');
    const { listFiles } = await import('#server/platform/files/object-store.ts');
    const later = Date.now() + 2 * 24 * 60 * 60 * 1000;
    await sweep('', later);
    const kept = await Promise.all(
      ['resumes/', 'enquiries/', 'rfqs/', 'documents/'].map((folder) => listFiles('private', folder, folder, 100)),
    );
    // Those of `beforeAll`.
    expect(kept.map((files) => files.length)).toEqual([1, 1, 1, 1]);
  });

  it('every upload that the store takes a second for is stored', async () => {
    treat = pass(1000);
    const answers = await Promise.all(UPLOADS.map((upload) => upload.send()));
    expect(answers.map(({ status }, index) => [UPLOADS[index]!.name, status])).toEqual(
      UPLOADS.map(({ name }) => [name, 200]),
    );
  });
});
