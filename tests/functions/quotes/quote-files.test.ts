import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_QUOTE_FILES, QUOTE_FILE_GONE } from '#contracts/quotes/admin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { hostile, pdf } from '../../support/documents.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';
import { openRfqSteps, type RfqSteps } from '../../support/steps/rfq-steps.ts';

/** The files that go with a quote, version by version. */
let api: Api;
let store: Store;
let at: RfqSteps;
let colleague: Person;
let stranger: Person;
let otherStaff: Person;
let id: number;

interface FileRow {
  id: number;
  name: string;
  size: number;
}

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  at = await openRfqSteps(api);
  colleague = await signIn(api, (await addUser(api, at.company.company_id)).email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  otherStaff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});
beforeEach(async () => {
  id = await at.ask();
});

const upload = (name: string, person = at.staff, bytes: Uint8Array = pdf()) => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  return person.post('/api/attachments/upload', form);
};
const uploaded = async (name: string, person = at.staff): Promise<number> => (await upload(name, person)).body.id;
const save = (files: number[], revision?: number) => at.save(id, { files, revision });
const link = (file: number, person: Person) => person.get(`/api/attachments/file?id=${file}`);
const namesOf = (files: FileRow[]) => files.map(({ name }) => name);
/** The files of each version, the newest first. */
const atDesk = async (): Promise<FileRow[][]> =>
  (await at.rfqOf(id)).versions.map(({ files }: { files: FileRow[] }) => files);
const atBuyer = async (quote: number): Promise<FileRow[]> =>
  (await at.buyer.get(`/api/customer/quote-get?id=${quote}`)).body.quote.files;
const sentWith = async (...names: string[]) => {
  const files = [];
  for (const name of names) files.push(await uploaded(name));
  const quote = (await save(files)).body;
  expect((await at.send(quote)).status).toBe(200);
  return { ...quote, files: (await atDesk())[0]! };
};

describe('the files of a quote', () => {
  it('go with the version that is sent, to the people of its company and to staff only', async () => {
    const draft = (await save([await uploaded('6205-drawing.pdf'), await uploaded('test-certificate.pdf')])).body;
    const [files] = await atDesk();
    expect(files).toMatchObject(
      ['6205-drawing.pdf', 'test-certificate.pdf'].map((name) => ({ name, size: pdf().length })),
    );
    const [drawing] = files!;
    expect((await link(drawing!.id, at.buyer)).status).toBe(404);
    await at.send(draft);
    expect(await atBuyer(draft.id)).toEqual(files);
    for (const person of [at.buyer, colleague, at.staff, otherStaff]) {
      const { url } = (await link(drawing!.id, person)).body;
      expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf());
    }
    expect((await link(drawing!.id, stranger)).status).toBe(404);
    expect((await link(drawing!.id, as(api))).status).toBe(401);
  });

  it('are listed in its PDF and counted in its mail', async () => {
    const { id: quote } = await sentWith('6205-drawing.pdf', 'test-certificate.pdf');
    for (const [path, person] of [
      [`/api/customer/quote-pdf?id=${quote}`, at.buyer],
      [`/api/admin/quote-pdf?id=${quote}`, at.staff],
    ] as const) {
      const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${person.token}` } });
      const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
      const text = pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/ENCLOSURES\s+6205-drawing\.pdf; test-certificate\.pdf/);
    }
    const mails = await api.sql<{ payload: object }>(`select payload from outbox where kind = 'quote-sent'`);
    expect(mails).toMatchObject([{ payload: { files: 2 } }]);
  });

  it('are removed from and added to a draft, also by another member of staff', async () => {
    const [drawing, sheet] = [await uploaded('drawing.pdf'), await uploaded('sheet.pdf')];
    const { revision } = (await save([drawing, sheet])).body;
    const form = at.draft(id, { files: [sheet, await uploaded('certificate.pdf', otherStaff)], revision });
    expect((await otherStaff.post('/api/admin/quote-save', form)).status).toBe(200);
    expect((await atDesk()).map(namesOf)).toEqual([['sheet.pdf', 'certificate.pdf']]);
    expect((await link(drawing, at.staff)).status).toBe(404);
    expect((await save([], revision + 1)).status).toBe(200);
    expect(await atDesk()).toEqual([[]]);
  });

  it('of a version are kept by the next one, without those that were removed and with new ones', async () => {
    const first = await sentWith('drawing.pdf', 'sheet.pdf');
    const [drawing, sheet] = first.files as FileRow[];
    const draft = (await save([drawing!.id, await uploaded('certificate.pdf')])).body;
    expect((await atDesk()).map(namesOf)).toEqual([
      ['drawing.pdf', 'certificate.pdf'],
      ['drawing.pdf', 'sheet.pdf'],
    ]);
    // The editor stays open, with the file as it was in the version before.
    const again = (await save([drawing!.id, sheet!.id], draft.revision)).body;
    expect((await atDesk()).map(namesOf)[0]).toEqual(['drawing.pdf', 'sheet.pdf']);
    await at.send(again);
    expect(namesOf(await atBuyer(first.id))).toEqual(['drawing.pdf', 'sheet.pdf']);
    for (const { id: file } of await atBuyer(again.id)) expect((await link(file, at.buyer)).status).toBe(200);
    expect((await link(drawing!.id, at.buyer)).status).toBe(200);
  });

  it('are still there once the quote is declined, withdrawn or accepted', async () => {
    const declined = await sentWith('drawing.pdf');
    await at.buyer.post('/api/customer/quote-decline', { id: declined.id, reason: 'Bought elsewhere.' });
    expect(namesOf(await atBuyer(declined.id))).toEqual(['drawing.pdf']);
    id = await at.ask();
    const withdrawn = await sentWith('sheet.pdf');
    await at.staff.post('/api/admin/quote-withdraw', { id: withdrawn.id, reason: 'The maker raised its price.' });
    expect(namesOf(await atBuyer(withdrawn.id))).toEqual(['sheet.pdf']);
    id = await at.ask();
    const accepted = await sentWith('certificate.pdf');
    const { body } = await at.buyer.post('/api/customer/quote-accept', { id: accepted.id });
    const { order } = (await at.buyer.get(`/api/orders/get?id=${body.order_id}`)).body;
    expect(namesOf(await atBuyer(order.quote.id))).toEqual(['certificate.pdf']);
  });
});

describe('a file is refused', () => {
  it('above the limit of a quote', async () => {
    const files = [];
    for (let n = 0; n <= MAX_QUOTE_FILES; n += 1) files.push(await uploaded(`sheet-${n}.pdf`));
    const message = `Attach at most ${MAX_QUOTE_FILES} files.`;
    expect(await save(files)).toMatchObject({ status: 400, body: { fields: { files: message } } });
    expect((await save(files.slice(1))).status).toBe(200);
  });

  it.each(hostile.slice(0, 3))('if it is $name', async ({ file, make }) => {
    const before = (await store.privateFiles()).length;
    expect(await upload(file, at.staff, make())).toMatchObject({
      status: 415,
      body: { fields: { file: expect.any(String) } },
    });
    expect((await store.privateFiles()).length).toBe(before);
  });

  it('if it is an upload of another person, a file of another RFQ or already taken, and nothing is saved', async () => {
    const elsewhere = await sentWith('drawing.pdf');
    const other = id;
    id = await at.ask();
    const gone = { status: 409, body: { fields: { files: QUOTE_FILE_GONE } } };
    expect(await save([await uploaded('note.pdf', otherStaff)])).toMatchObject(gone);
    expect(await save([await uploaded('po.pdf', at.buyer)])).toMatchObject(gone);
    expect(await save([elsewhere.files[0].id])).toMatchObject(gone);
    expect(await save([987_654_321])).toMatchObject(gone);
    expect(await atDesk()).toEqual([]);
    const taken = await uploaded('sheet.pdf');
    const answers = await Promise.all([save([taken]), at.save(other, { files: [taken] })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a sent version’s files cannot be added to, removed or taken by another record, even by a statement without a rule of ours', async () => {
  const { id: quote, files } = await sentWith('drawing.pdf');
  const spare = await uploaded('spare.pdf');
  const [mine] = await api.sql<{ user_id: string; id: string }>(
    `select user_id, id from sessions where user_id = (select user_id from attachments where id = $1)
     order by created_at desc limit 1`,
    [spare],
  );
  const session = { user: Number(mine!.user_id), id: mine!.id };
  const app = await connectAsApp();
  const company = `company_id = (select company_id from quotes where id = ${quote})`;
  expect(await app.count(`delete from attachments where quote_id = ${quote}`, session)).toBe(0);
  expect(await app.count(`update attachments set quote_id = null where id = ${files[0].id}`, session)).toBe(0);
  expect(await app.count(`update attachments set quote_id = ${quote}, ${company} where id = ${spare}`, session)).toBe(
    REFUSED,
  );
  expect(
    await app.count(
      `insert into attachments (company_id, user_id, quote_id, file_key, file_name, size)
       select company_id, app_user(), id, 'attachments/x', 'x.pdf', 1 from quotes where id = ${quote}`,
      session,
    ),
  ).toBe(REFUSED);
  await app.stop();
});

it('a stored file is deleted once no version has it', async () => {
  const { sweep } = await import('#server/admin/cleanup.ts');
  const { listFiles } = await import('#server/platform/files/object-store.ts');
  const first = await sentWith('drawing.pdf');
  const [drawing] = first.files as FileRow[];
  const draft = (await save([drawing!.id, await uploaded('sheet.pdf')])).body;
  const keys = await api.sql<{ file_key: string }>(
    'select file_key from attachments where quote_id = $1 order by file_name',
    [draft.id],
  );
  const kept = async () => {
    const stored = (await listFiles('private', 'attachments/', 'attachments/', 500)).map(({ key }) => key);
    return keys.map(({ file_key }) => stored.includes(file_key));
  };
  expect(await kept()).toEqual([true, true]);
  expect((await save([], draft.revision)).status).toBe(200);
  await sweep('', Date.now() + 2 * 24 * 60 * 60 * 1000);
  expect(await kept()).toEqual([true, false]);
  const { url } = (await link(drawing!.id, at.buyer)).body;
  expect((await fetch(url)).status).toBe(200);
});
