import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let user: { id: number; email: string };
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  await addUser(api, company_id);
});
beforeEach(async () => {
  user = await addUser(api, company_id);
  buyer = await signIn(api, user.email);
});
afterAll(() => api.stop());

const save = (body: unknown, path = '/api/customer/update-profile') => buyer.post(path, body);
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
const allUsers = () => api.sql('select name, phone, email, role, company_id from users order by id');

describe('the profile', () => {
  it('is the caller’s own', async () => {
    await api.sql(`update users set phone = '+91 98290 12345' where id = $1`, [user.id]);
    const { body } = await buyer.get('/api/customer/profile');
    expect(body.profile).toEqual({ name: expect.stringMatching(/^User/), phone: '+91 98290 12345', email: user.email });
  });
});

describe('saving it', () => {
  it.each(['/api/customer/update-profile', '/api/customer/update-profile.php'])('works at %s', async (path) => {
    const { status, body } = await save({ name: ' Ravi Śarmā ', phone: '+91 98290 12345' }, path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Profile updated',
      profile: { name: 'Ravi Śarmā', phone: '+91 98290 12345', email: user.email },
    });
    expect((await buyer.get('/api/customer/profile')).body.profile).toEqual(body.profile);
  });

  it('returns a token of the same session with the new name and the same expiry', async () => {
    const { body } = await save({ name: 'Ravi', phone: null });
    const [before, after] = [payloadOf(buyer.token), payloadOf(body.token)];
    expect(after).toEqual({ ...before, name: 'Ravi', iat: after.iat });
    expect(body.user).toEqual({ uid: user.id, name: 'Ravi', email: user.email, role: 'customer', company_id });
    const renewed = as(api, body.token);
    expect((await renewed.get('/api/customer/profile')).status).toBe(200);
    await buyer.post('/api/logout', {});
    expect((await renewed.get('/api/customer/profile')).status).toBe(401);
  });

  it.each([null, '', '  ', undefined])('stores the phone %j as null', async (phone) => {
    expect((await save({ name: 'Ravi', phone })).body.profile.phone).toBeNull();
  });

  it.each(['9829012345', '+91-98290-12345', '(01493) 555 019', '+49 30 901820'])(
    'takes the phone %s',
    async (phone) => {
      expect((await save({ name: 'Ravi', phone })).body.profile.phone).toBe(phone);
    },
  );

  const PHONE = 'Enter a phone number of ten digits, like +91 98290 12345 or 01493 555 019.';
  it.each([
    { name: 'no name', body: { phone: null }, field: 'name' },
    { name: 'a blank name', body: { name: '  ' }, field: 'name', message: 'Enter your name.' },
    { name: 'a too long name', body: { name: 'x'.repeat(101) }, field: 'name', message: 'Use at most 100 characters.' },
    { name: 'letters in the phone', body: { name: 'R', phone: '98290 ABCDE' }, field: 'phone', message: PHONE },
    { name: 'a short phone', body: { name: 'R', phone: '12345' }, field: 'phone', message: PHONE },
    {
      name: 'a second line in the phone',
      body: { name: 'R', phone: '98290\r\nBcc: x' },
      field: 'phone',
      message: PHONE,
    },
  ])('is refused for $name, and nothing changes', async ({ body, field, message }) => {
    const before = await allUsers();
    const answer = await save(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(answer.body.fields).toHaveProperty(field);
    if (message) expect(answer.body.message).toBe(message);
    expect(await allUsers()).toEqual(before);
  });

  it('changes no other user, and only name and phone', async () => {
    const before = await allUsers();
    await save({ name: 'Ravi', phone: null, email: 'x@y.in', role: 'admin', company_id: 1, id: 1, uid: 1 });
    expect(await allUsers()).toEqual([...before.slice(0, -1), { ...before.at(-1)!, name: 'Ravi', phone: null }]);
  });
});
