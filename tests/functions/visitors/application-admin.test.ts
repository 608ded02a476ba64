import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTIFIABLE_STATUSES } from '#contracts/visitors/states.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addApplication } from '../../support/examples/support-examples.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let id: number;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('delete from application_notes');
  await api.sql('delete from job_applications');
  await api.sql('delete from outbox');
  id = await addApplication(api, { phone: '+91 98290 12345', message: '=cmd|x' });
});

const application = async () => (await staff.get(`/api/admin/application-get?id=${id}`)).body.application;
const move = (change: object) =>
  staff.post('/api/admin/application-move', { id, from: 'received', to: 'shortlisted', notify: false, ...change });
const mails = () => api.sql('select kind, recipient, payload from outbox');
const list = async (query = '') => (await staff.get(`/api/admin/application-list?${query}`)).body;

describe('an application', () => {
  it('is listed by job, status and name', async () => {
    const intern = await addApplication(api, { job_code: 'INTERNSHIP', name: 'Ravi Iyer', email: 'ravi@x.example' });
    expect((await list()).items.map((row: { id: number }) => row.id)).toEqual([intern, id]);
    expect((await list('job=INTERNSHIP')).items).toMatchObject([{ id: intern, name: 'Ravi Iyer' }]);
    expect((await list('job=PS-JD002&status=received&q=neel')).items).toMatchObject([{ id, status: 'received' }]);
    expect((await list('q=neel@plant')).total).toBe(1);
    expect((await list('status=hired')).total).toBe(0);
  });

  it('is shown with its message, and its resume by a link valid for a minute', async () => {
    expect(await application()).toMatchObject({ name: 'Neel Verma', resume: 'neel.pdf', message: '=cmd|x', notes: [] });
    const { url } = (await staff.get(`/api/admin/application-resume?id=${id}`)).body;
    expect(url).toMatch(/resumes\/example\?.*X-Amz-Expires=60&.*X-Amz-Signature=[0-9a-f]{64}$/);
    expect(JSON.stringify(await application())).not.toContain('resumes/example');
  });

  it('changes status, with notes that have name and time', async () => {
    await move({ note: 'Strong on planning.' });
    await staff.post('/api/admin/application-note', { id, note: 'Called, free on Friday.' });
    await move({ from: 'shortlisted', to: 'interview' });
    expect(await application()).toMatchObject({
      status: 'interview',
      notes: [
        { status: 'shortlisted', note: 'Strong on planning.', notified: false, by: expect.any(String) },
        { status: null, note: 'Called, free on Friday.', at: expect.stringMatching(/Z$/) },
        { status: 'interview', note: null },
      ],
    });
    expect(await mails()).toEqual([]);
  });

  it.each(NOTIFIABLE_STATUSES)('set to %s is mailed if staff choose to, without the internal note', async (to) => {
    await move({ to, note: 'Ours alone.', notify: true, message: 'Friday, 11:00.' });
    expect(await mails()).toEqual([
      {
        ...{ kind: 'application-status', recipient: 'neel@plant.example' },
        payload: { name: 'Neel Verma', title: 'Supply Chain Analyst', status: to, note: 'Friday, 11:00.' },
      },
    ]);
    expect((await application()).notes).toMatchObject([{ notified: true, note: 'Ours alone.' }]);
  });

  it('changed by two users at the same time is refused for the later one', async () => {
    const two = await Promise.all([move({ notify: true }), move({ to: 'declined', notify: true })]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });

  it('is exported with the list’s filters, and formulas are escaped', async () => {
    await addApplication(api, { job_code: 'INTERNSHIP', name: 'Ravi Iyer' });
    const { headers, text } = await staff.get('/api/admin/application-export?job=PS-JD002');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="applications.csv"');
    expect(text).toContain(`PS-JD002,received,Neel Verma,neel@plant.example,'+91 98290 12345,'=cmd|x\r\n`);
    expect(text).not.toContain('Ravi');
  });

  it.each([
    ['the status that it has', { to: 'received' }, 400],
    ['an unknown status', { to: 'promoted' }, 400],
    ['a mail about the status received', { from: 'hired', to: 'received', notify: true }, 400],
    ['an outdated status', { from: 'interview', to: 'hired' }, 409],
    ['an unknown application', { id: 99_999_999 }, 404],
    ['a too long note', { note: 'x'.repeat(2001) }, 400],
  ])('cannot be changed with %s', async (_, change, status) => {
    expect((await move(change)).status).toBe(status);
    expect({ ...(await application()) }).toMatchObject({ status: 'received', notes: [] });
  });

  it.each([
    ['/api/admin/application-get?id=99999999', 404],
    ['/api/admin/application-resume?id=99999999', 404],
    ['/api/admin/application-list?job=x', 400],
    ['/api/admin/application-list?status=x', 400],
  ])('%s is refused', async (path, status) => {
    expect((await staff.get(path)).status).toBe(status);
  });

  it('refuses an empty note, and a note on an unknown application', async () => {
    const note = (body: object) => staff.post('/api/admin/application-note', { id, ...body });
    expect([(await note({ note: ' ' })).status, (await note({ id: 99_999_999, note: 'x' })).status]).toEqual([
      400, 404,
    ]);
  });
});

const calls: [string, object?][] = [
  ['/api/admin/application-list'],
  ['/api/admin/application-export'],
  ['/api/admin/application-get?id=1'],
  ['/api/admin/application-resume?id=1'],
  ['/api/admin/application-move', { id: 1, from: 'received', to: 'hired', notify: false }],
  ['/api/admin/application-note', { id: 1, note: 'x' }],
];
it.each(calls)('%s: 401 without a token, 403 for a buyer', async (path, body) => {
  const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
  expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
});
