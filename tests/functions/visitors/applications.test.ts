import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { docx, hostile, ole, pdf } from '../../support/documents.ts';
import { openStore, type Store } from '../../support/object-store.ts';

let api: Api;
let store: Store;
let place = 0;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const person = { name: 'Meera Joshi', email: 'meera@mail.example', phone: '+91 98290 12345', message: 'I can start.' };

type Fields = Record<string, string | { name: string; bytes: Uint8Array }>;

/** Sends the form like the page's script or like a browser without script, by default each time from another IP address. */
async function apply(fields: Fields, { ip = `198.51.100.${++place}`, accept = 'application/json', path = '' } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name, { type: 'application/pdf' }));
  }
  const headers = { 'x-test-ip': ip, accept };
  const response = await fetch(`${api.url}/api/submit-application${path}`, { method: 'POST', body: form, headers });
  const text = await response.text();
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
}

const resume = (name = 'cv.pdf', bytes: Uint8Array = pdf()) => ({ name, bytes });
const rows = () => api.sql('select * from job_applications order by id');
const mails = () => api.sql<{ kind: string; recipient: string; payload: object }>('select * from outbox order by id');
/** Number of files in the private bucket. */
const stored = async () => (await store.privateFiles()).length;

describe('an application', () => {
  it('is stored with its resume, and mailed to the applicant and the careers team', async () => {
    const answer = await apply({ ...person, jobCode: 'PS-JD001', resume: resume() }, { path: '.php' });
    expect(answer.body).toEqual({ success: true, message: 'Application submitted successfully!' });
    const [row] = await rows();
    expect(row).toMatchObject({
      ...person,
      ...{ job_code: 'PS-JD001', resume_name: 'cv.pdf', resume_type: 'application/pdf', status: 'received' },
    });
    expect(await stored()).toBe(1);
    const sent = await mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['application-received', person.email],
      ['application-for-careers', 'careers@plantsetu.example'],
    ]);
    const { renderMail } = await import('#server/mail/templates.ts');
    expect(renderMail(sent[0]!.kind, sent[0]!.payload as never).subject).toMatch(/^Application received: \w/);
  });

  it('has a resume that is downloaded only through a signed link', async () => {
    const [row] = await rows();
    const address = `${store.url}/private/${row!.resume_key}`;
    expect((await fetch(address)).status).toBe(403);
    expect((await fetch(address.replace('/private/', '/public/'))).status).toBe(404);
    const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
    const client = new S3Client({
      ...{ region: 'local', endpoint: store.url, forcePathStyle: true },
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    const object = await client.send(new GetObjectCommand({ Bucket: 'private', Key: String(row!.resume_key) }));
    expect(object.ContentDisposition).toBe("attachment; filename*=UTF-8''cv.pdf");
    expect(object.ContentType).toBe('application/pdf');
    expect(Buffer.from(await object.Body!.transformToByteArray())).toEqual(pdf());
  });

  it.each([
    ['cv.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['CV.DOC', ole('WordDocument'), 'application/msword'],
  ])('accepts %s', async (name, bytes, type) => {
    expect((await apply({ ...person, jobCode: 'PS-JD001', resume: resume(name, bytes) })).status).toBe(200);
    expect((await rows()).at(-1)).toMatchObject({ resume_type: type });
  });

  it.each([
    ['../../a\0.pdf', 'a.pdf'],
    ['C:\\cv\\Ravi.pdf', 'Ravi.pdf'],
    ['invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['.pdf', 'file.pdf'],
    ['मीरा 🧤.pdf', 'मीरा 🧤.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(110)}…aaaaa.pdf`],
  ])('of a file named %j shows %j and stores it under a random key', async (name, shown) => {
    expect((await apply({ ...person, jobCode: 'PS-JD001', resume: resume(name) })).status).toBe(200);
    const row = (await rows()).at(-1)!;
    expect(row.resume_name).toBe(shown);
    expect(row.resume_key).toMatch(/^resumes\/[0-9a-f-]{36}$/);
  });

  it('for the internship programme has its track in the message', async () => {
    const intern = { ...person, jobCode: 'INTERNSHIP', resume: resume() };
    const byScript = await apply({ ...intern, message: 'Hello\n\nTrack: Data & Analytics' });
    expect(byScript.body.message).toBe('Thanks! Your application has been submitted.');
    expect((await rows()).at(-1)!.message).toBe('Hello\n\nTrack: Data & Analytics');
    await apply({ ...intern, message: '', track: 'Product & QA' });
    expect((await rows()).at(-1)!.message).toBe('Track: Product & QA');
  });

  it('from a browser without script gets a page as response', async () => {
    const good = await apply({ ...person, jobCode: 'PS-JD001', resume: resume() }, { accept: 'text/html,*/*' });
    expect(good.text).toContain('<p>Application submitted successfully!</p>');
    const bad = await apply({ name: '<b>', jobCode: 'PS-JD001' }, { accept: 'text/html,*/*' });
    expect([bad.status, bad.text.includes('<h1>Not sent</h1>')]).toEqual([400, true]);
  });
});

describe('an application is refused, and nothing is stored,', () => {
  const good: Fields = { ...person, jobCode: 'PS-JD001', resume: resume() };
  const without = (name: string) => Object.fromEntries(Object.entries(good).filter(([field]) => field !== name));
  const cases: { name: string; fields: Fields; status: number; message: string; field?: string }[] = [
    { name: 'without a name', fields: { ...good, name: ' ' }, status: 400, message: 'Enter your name.', field: 'name' },
    {
      name: 'with two addresses',
      fields: { ...good, email: 'a@b.example,c@d.example' },
      ...{ status: 400, message: 'Enter an email address like name@company.in.', field: 'email' },
    },
    {
      name: 'without a resume',
      fields: without('resume'),
      ...{ status: 400, message: 'Choose your resume: a PDF, DOC or DOCX file.', field: 'resume' },
    },
    {
      name: 'with text instead of the resume',
      fields: { ...good, resume: 'text' },
      ...{ status: 400, message: 'Choose your resume: a PDF, DOC or DOCX file.', field: 'resume' },
    },
    {
      name: 'for a position that is not open',
      fields: { ...good, jobCode: 'PS-JD999' },
      ...{ status: 404, message: 'This position is no longer open. See the open positions.' },
    },
    {
      name: 'for a path',
      fields: { ...good, jobCode: '../../package' },
      ...{ status: 400, message: 'Choose a position from the list.', field: 'jobCode' },
    },
    {
      name: 'with a phone number that cannot be called',
      fields: { ...good, phone: '12' },
      ...{
        status: 400,
        message: 'Enter a phone number of ten digits, like +91 98290 12345 or 01493 555 019.',
        field: 'phone',
      },
    },
    {
      name: 'for an internship without a phone',
      fields: { ...good, jobCode: 'INTERNSHIP', phone: '', track: 'Data & Analytics' },
      ...{ status: 400, message: 'Enter your phone number.', field: 'phone' },
    },
    {
      name: 'for an internship without a track',
      fields: { ...good, jobCode: 'INTERNSHIP' },
      ...{ status: 400, message: 'Choose a track.', field: 'track' },
    },
    {
      name: 'with a resume one byte above 4 MB',
      fields: { ...good, resume: resume('cv.pdf', Buffer.alloc(4 * 1024 * 1024 + 1)) },
      ...{ status: 413, message: 'The file is too large. Upload at most 4 MB.' },
    },
    {
      name: 'with a resume of 10 MB',
      fields: { ...good, resume: resume('cv.pdf', Buffer.alloc(10 * 1024 * 1024)) },
      ...{ status: 413, message: 'The file is too large. Upload at most 4 MB.' },
    },
    ...hostile.map(({ name, file, make, message }) => ({
      name: `with ${name}`,
      get fields() {
        return { ...good, resume: resume(file, make()) };
      },
      ...{
        status: 415,
        message: message ?? 'Upload the resume as a PDF, DOC or DOCX file, without macros.',
        field: 'resume',
      },
    })),
  ];
  it.each(cases)('$name', async ({ fields, status, message, field }) => {
    const before = [(await rows()).length, (await mails()).length, await stored()];
    const answer = await apply(fields);
    expect(answer).toMatchObject({ status, body: { success: false, message } });
    if (field) expect(answer.body.fields[field]).toBe(message);
    expect([(await rows()).length, (await mails()).length, await stored()]).toEqual(before);
  });

  it('as JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${api.url}/api/submit-application`, { method: 'POST', body: '{}', headers });
    expect(answer.status).toBe(415);
  });

  it('after twenty from one IP address', async () => {
    const fields = { ...good, resume: resume('cv.pdf', Buffer.from('x')) };
    const answers = [];
    for (let at = 0; at < 21; at++) answers.push((await apply(fields, { ip: '203.0.113.77' })).status);
    expect(answers).toEqual([...Array(20).fill(415), 429]);
  });
});

describe('an unavailable store', () => {
  it('gives a message to try again, and no row is written', async () => {
    const before = (await rows()).length;
    await store.goDown();
    const answer = await apply({ ...person, jobCode: 'PS-JD001', resume: resume() });
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'The file could not be stored. Try again in a minute.' },
    });
    expect(takeErrors().join()).toContain('"event":"unavailable"');
    expect((await rows()).length).toBe(before);
    await store.comeBack();
  });

  it('a failure after storing the file deletes the file', async () => {
    const before = await stored();
    await api.sql('alter table job_applications add constraint closed check (false) not valid');
    expect((await apply({ ...person, jobCode: 'PS-JD001', resume: resume() })).status).toBe(500);
    expect(takeErrors().join()).toContain('"event":"bug"');
    expect(await stored()).toBe(before);
    await api.sql('alter table job_applications drop constraint closed');
  });
});

describe('a database that does not respond in time', () => {
  it('may still have written the row, so the file is kept', async () => {
    const before = [(await rows()).length, await stored()];
    await api.sql(
      `create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(4); return new; end'`,
    );
    await api.sql('create trigger slow before insert on job_applications for each row execute function slow()');
    const answer = await apply({ ...person, jobCode: 'PS-JD001', resume: resume() });
    expect(answer.status).toBe(503);
    expect(takeErrors().join()).toContain('no response in time');
    await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBe(before[0]! + 1);
    expect(await stored()).toBe(before[1]! + 1);
    await api.sql('drop function slow cascade');
  });
});
