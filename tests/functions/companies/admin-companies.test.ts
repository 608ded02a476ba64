import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPANY_CONFLICT } from '#contracts/companies/admin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());

const save = (body: object) => staff.post('/api/admin/company-save', body);
const get = async (id: number) => (await staff.get(`/api/admin/company-get?id=${id}`)).body.company;

describe('a new company', () => {
  it('needs only a name; the slug is generated from it and the country is India', async () => {
    const { status, body } = await save({ name: '  Nimbus Forge & Co. ' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, message: 'Company created.', slug: 'nimbus-forge-co', version: 1 },
    });
    expect(await get(body.id)).toEqual({
      ...Object.fromEntries(
        ['bill_to', 'ship_to'].flatMap((kind) =>
          ['address', 'city', 'state', 'pincode'].map((field) => [`${kind}_${field}`, null]),
        ),
      ),
      ...Object.fromEntries(
        ['contact', 'accounts'].flatMap((kind) =>
          ['name', 'email', 'phone'].map((field) => [`${kind}_person_${field}`, null]),
        ),
      ),
      id: body.id,
      version: 1,
      updated_at: expect.any(String),
      name: 'Nimbus Forge & Co.',
      slug: 'nimbus-forge-co',
      logo_url: null,
      gst_number: null,
      pan_tin_number: null,
      bill_to_country: 'India',
      ship_to_country: 'India',
      deducts_tds: 'not known',
      is_prospect: false,
      credit_days: 30,
      credit_limit: null,
      po_required: false,
      cost_centre_required: false,
      spending_limit: null,
    });
  });

  it('stores every field, GST number and PAN in upper case', async () => {
    const company = {
      name: 'Konkan Pharma <b>',
      slug: 'konkan-x',
      logo_url: 'https://media.test/images/a-400.webp',
      gst_number: ' 27aapfu 0939f1zv ',
      pan_tin_number: 'aapfu0939f',
      bill_to_address: '12 MIDC\nTaloja',
      bill_to_city: 'Navi Mumbai',
      bill_to_state: 'MAHARASHTRA',
      bill_to_pincode: '410 208',
      bill_to_country: 'India',
      ship_to_address: 'Jebel Ali',
      ship_to_city: 'Dubai',
      ship_to_state: 'Dubai',
      ship_to_pincode: '00000',
      ship_to_country: 'UAE',
      contact_person_name: 'नीला',
      contact_person_email: 'stores@konkan.example',
      contact_person_phone: '+91 98290 12345',
      accounts_person_name: 'R. Rao',
      accounts_person_email: 'accounts@konkan.example',
      accounts_person_phone: '022 2345 6789',
    };
    const { body } = await save(company);
    expect(await get(body.id)).toMatchObject({
      ...company,
      gst_number: '27AAPFU0939F1ZV',
      bill_to_pincode: '410208',
      pan_tin_number: 'AAPFU0939F',
      bill_to_state: 'Maharashtra',
    });
  });

  it('gets blank State and PAN from the GST number, and keeps given ones', async () => {
    const filled = await save({
      name: 'Filled',
      gst_number: '29AABCR1718E1ZL',
      bill_to_state: ' ',
      pan_tin_number: null,
    });
    expect(await get(filled.body.id)).toMatchObject({ bill_to_state: 'Karnataka', pan_tin_number: 'AABCR1718E' });
    const given = await save({
      name: 'Given',
      gst_number: '29AABCR1718E1ZL',
      bill_to_state: 'Goa',
      pan_tin_number: '08123456789',
    });
    expect(await get(given.body.id)).toMatchObject({ bill_to_state: 'Goa', pan_tin_number: '08123456789' });
  });

  it('with the name of another company gets a unique slug', async () => {
    const slugs = [];
    for (let n = 0; n < 3; n++) slugs.push((await save({ name: 'Deccan Infra' })).body.slug);
    expect(slugs).toEqual(['deccan-infra', 'deccan-infra-2', 'deccan-infra-3']);
    // One of them is renamed at the same time.
    const { id } = (await save({ name: 'Renamed' })).body;
    const rename = () => save({ id, name: 'Renamed', slug: 'same-day-ltd-4' });
    const many = await Promise.all([rename(), ...Array.from({ length: 8 }, () => save({ name: 'Same Day Ltd' }))]);
    expect(many.slice(1).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(many.map(({ body }) => body.slug ?? 'refused')).size).toBe(9);
  });

  it('with a taken slug is refused at the field', async () => {
    await save({ name: 'First', slug: 'the-slug' });
    const answer = await save({ name: 'Second', slug: 'the-slug' });
    const message = 'Another company uses the slug the-slug. Choose a different one or leave it blank.';
    expect(answer).toMatchObject({ status: 409, body: { message, fields: { slug: message } } });
  });
});

describe('saving a company', () => {
  it('changes it and keeps the slug if it is blank', async () => {
    const { id, slug } = (await save({ name: 'Before', gst_number: '27AAPFU0939F1ZV' })).body;
    const saved = await save({ id, version: 1, name: 'After', slug: '' });
    expect(saved).toMatchObject({ status: 200, body: { message: 'Company saved.', id, slug, version: 2 } });
    expect(await get(id)).toMatchObject({ name: 'After', slug: 'before', gst_number: null, version: 2 });
    expect((await save({ id, version: 2, name: 'After', slug: 'after' })).body.slug).toBe('after');
  });

  it('that another user has saved meanwhile is refused and writes nothing', async () => {
    const { id } = (await save({ name: 'Two editors' })).body;
    expect((await save({ id, version: 1, name: 'The first' })).status).toBe(200);
    const place = {
      ship_to_address: 'Plot 9',
      ship_to_city: 'Bhiwadi',
      ship_to_state: 'Rajasthan',
      ship_to_pincode: '301019',
    };
    const late = await save({ id, version: 1, name: 'The second', ...place });
    expect(late).toMatchObject({
      status: 409,
      body: { message: COMPANY_CONFLICT, fields: { version: COMPANY_CONFLICT } },
    });
    expect(await get(id)).toMatchObject({ name: 'The first', ship_to_address: null, version: 2 });
    expect(await api.sql('select 1 from addresses where company_id = $1', [id])).toEqual([]);
    expect((await save({ id, name: 'No number' })).status).toBe(200);
  });

  it('by ten users at the same time succeeds for one and is refused for nine', async () => {
    const { id } = (await save({ name: 'Ten editors' })).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save({ id, version: 1, name: `Editor ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await get(id)).version).toBe(2);
  });

  it('that does not exist gets 404, and so does reading it', async () => {
    const unknownId = 987_654_321;
    expect(await save({ id: unknownId, name: 'X' })).toMatchObject({
      status: 404,
      body: { message: 'This company was not found.' },
    });
    expect((await staff.get(`/api/admin/company-get?id=${unknownId}`)).status).toBe(404);
    expect((await staff.get('/api/admin/company-get?id=x')).status).toBe(400);
  });

  it('with a slug of another company is refused', async () => {
    await save({ name: 'Owner', slug: 'owned' });
    const { id } = (await save({ name: 'Taker' })).body;
    expect((await save({ id, name: 'Taker', slug: 'owned' })).body.fields).toHaveProperty('slug');
  });

  it.each([
    { name: 'no name', body: { name: ' ' }, field: 'name', message: 'Enter the name of the company.' },
    { name: 'a long name', body: { name: 'x'.repeat(201) }, field: 'name', message: 'Use at most 200 characters.' },
    { name: 'a NUL', body: { name: 'a\0' }, field: 'name', message: 'Remove the characters that cannot be stored.' },
    { name: 'a slug with a space', body: { slug: 'a b' }, field: 'slug', message: /lower-case letters/ },
    { name: 'a slug in capitals', body: { slug: 'Aravalli' }, field: 'slug', message: /lower-case letters/ },
    {
      name: 'a mistyped GST number',
      body: { gst_number: '27AAPFU0939F1ZO' },
      field: 'gst_number',
      message: /typing error/,
    },
    { name: 'a short GST number', body: { gst_number: '27AAPFU' }, field: 'gst_number', message: /this one has 7/ },
    { name: 'an invalid PAN', body: { pan_tin_number: 'ABC' }, field: 'pan_tin_number', message: /Enter a PAN/ },
    {
      name: 'a PAN that is not the GST number’s',
      body: { gst_number: '27AAPFU0939F1ZV', pan_tin_number: 'AABCR1718E' },
      field: 'pan_tin_number',
      message: 'The GST number contains PAN AAPFU0939F. Correct one of the two.',
    },
    {
      name: 'an unknown State',
      body: { bill_to_state: 'Rajastan' },
      field: 'bill_to_state',
      message: /Choose a State/,
    },
    { name: 'a State that is a number', body: { ship_to_state: 9 }, field: 'ship_to_state', message: /ship_to_state/ },
    {
      name: 'a PIN code of 5 digits',
      body: { ship_to_pincode: '30101' },
      field: 'ship_to_pincode',
      message: /six digits/,
    },
    {
      name: 'a PIN code that begins with 0',
      body: { bill_to_pincode: '030101' },
      field: 'bill_to_pincode',
      message: /six digits/,
    },
    {
      name: 'a wrong email address',
      body: { contact_person_email: 'a@b' },
      field: 'contact_person_email',
      message: /like name@company.in/,
    },
    {
      name: 'two email addresses',
      body: { accounts_person_email: 'a@b.example,c@d.example' },
      field: 'accounts_person_email',
      message: /like name@company.in/,
    },
    {
      name: 'a short phone',
      body: { contact_person_phone: '98290' },
      field: 'contact_person_phone',
      message: /ten digits/,
    },
    {
      name: 'a script as logo',
      body: { logo_url: 'javascript:alert(1)' },
      field: 'logo_url',
      message: /Upload the picture/,
    },
    {
      name: 'a logo without a scheme',
      body: { logo_url: '//evil.example/x' },
      field: 'logo_url',
      message: /Upload the picture/,
    },
    { name: 'an id that is text', body: { id: '1' }, field: 'id', message: /id: / },
  ])('with $name is refused with 400 at the field', async ({ body, field, message }) => {
    const before = await api.sql('select count(*) from companies');
    const answer = await save({ name: 'Refused', ...body });
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    expect(answer.body.fields).toHaveProperty(field);
    expect(answer.body.message).toMatch(message);
    expect(await api.sql('select count(*) from companies')).toEqual(before);
  });
});
