import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED, type Session } from '../../support/app-role.ts';
import { addCompany, addUser, signIn } from '../../support/fixtures.ts';
import { addQuote } from '../../support/quote-fixtures.ts';

/** The policies alone, without the server: a buyer's statements as the functions' role. */
let api: Api;
let app: AppRole;
let me: Session;
/** The company's quotes (sent, declined, draft), and another company's. */
let ids: Record<'sent' | 'declined' | 'draft' | 'theirs', number>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const { id, email } = await addUser(api, company_id);
  await signIn(api, email);
  const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [id]);
  me = { user: id, id: session!.id };
  const owner = { company_id, user_id: id };
  const konkan = await addCompany(api, 'Konkan');
  const theirs = { company_id: konkan.company_id, user_id: (await addUser(api, konkan.company_id)).id };
  ids = {
    sent: await addQuote(api, owner),
    declined: await addQuote(api, owner, { status: 'declined' }),
    draft: await addQuote(api, owner, { status: 'draft' }),
    theirs: await addQuote(api, theirs),
  };
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

/** Rows of a statement run as the buyer, rolled back afterwards; `$sent` is replaced by an id. */
const asMe = (statement: string) =>
  app.rows(
    statement.replace(/\$(\w+)/g, (_, name: keyof typeof ids) => String(ids[name])),
    me,
  );

describe('a buyer', () => {
  it('sees quotes sent to the own company with their lines and history, and no draft', async () => {
    const seen = [{ id: ids.sent }, { id: ids.declined }];
    expect(await asMe('select id::int from quotes order by id')).toEqual(seen);
    expect(await asMe('select quote_id::int as id from quote_lines order by 1')).toEqual(seen);
    expect(await asMe('select quote_id::int as id from quote_history order by 1')).toEqual(seen);
  });

  it.each(['accepted', 'countered', 'declined'])('can set only an open quote to %s', async (status) => {
    const turned = `update quotes set status = '${status}', buyer_note = 'x', counter = '[]' returning id::int`;
    expect(await asMe(turned)).toEqual([{ id: ids.sent }]);
  });

  it.each([
    `update quotes set status = 'withdrawn'`,
    `update quotes set status = 'sent'`,
    `update quotes set status = 'accepted', total_paise = 0, subtotal_paise = 0, tax_paise = 0`,
    `update quotes set status = 'accepted', valid_until = '2999-12-31'`,
    `update quotes set status = 'accepted', reminded_at = now()`,
    `update quotes set company_id = company_id`,
    `insert into quote_lines select * from quote_lines where quote_id = $sent`,
    `update quote_lines set price_paise = 0`,
    `update quote_history set note = 'x'`,
    `delete from quotes`,
    `delete from quote_history`,
  ])('may not: %s', async (statement) => {
    expect(await asMe(statement)).toBe(REFUSED);
  });

  it('cannot delete a line with any statement', async () => {
    expect(await asMe('delete from quote_lines returning 1')).toBe(REFUSED);
  });
});
