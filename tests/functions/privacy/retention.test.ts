import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION, type Retained } from '#contracts/privacy/retention.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';

/** The hourly run deletes personal data at the end of its period, and not before. */
let api: Api;
let store: Store;
let sweep: typeof import('#server/admin/cleanup.ts').sweep;
let files: typeof import('#server/platform/files/object-store.ts');
let user: number;
let company: number;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ sweep } = await import('#server/admin/cleanup.ts'));
  files = await import('#server/platform/files/object-store.ts');
  company = (await addCompany(api, 'Aravalli')).company_id;
  user = (await addUser(api, company)).id;
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

/**
 * Entry of RETENTION → statement that adds a row named `$1` whose period began at `$2`, and where the names of the rows are.
 * Answers and notes are written when the period begins, long after the record itself.
 */
const long = `$2::timestamptz - interval '5 years'`;
const rowsOf: Record<Retained, { add: string; names: string }> = {
  applications: {
    add: `with a as (insert into job_applications (job_code, name, email, resume_key, resume_name, resume_type, created_at)
        values ('X', $1, 'a@b.example', 'resumes/' || $1, 'x.pdf', 'application/pdf', ${long}) returning id)
      insert into application_notes (application_id, user_id, note, created_at) select id, (select max(id) from users), 'x', $2 from a`,
    names: 'select name from job_applications',
  },
  enquiries: {
    add: `insert into rfq_submissions (code, name, email, requirement, created_at) values ('ENQ-' || $1, $1, 'a@b.example', 'x', $2)`,
    names: 'select name from rfq_submissions',
  },
  messages: {
    add: `with m as (insert into contact_messages (name, email, message, created_at) values ($1, 'a@b.example', 'x', ${long}) returning id)
      insert into contact_answers (message_id, user_id, body, created_at) select id, (select max(id) from users), 'x', $2 from m`,
    names: 'select name from contact_messages',
  },
  registrations: {
    add: `insert into webinar_registrations (webinar, name, email, held_on) values ($1, $1, 'a@b.example', $2::timestamptz::date)`,
    names: 'select name from webinar_registrations',
  },
  unconfirmed: {
    add: `insert into newsletter_subscribers (email, token_hash, created_at, asked_at) values ($1, $1, ${long}, $2)`,
    names: 'select email as name from newsletter_subscribers',
  },
  devices: {
    add: `insert into known_devices (user_id, token_hash, used_at) select max(id), $1, $2 from users`,
    names: 'select token_hash as name from known_devices',
  },
  unsubscribed: {
    add: `insert into newsletter_subscribers (email, token_hash, confirmed_at, unsubscribed_at) values ($1, $1, ${long}, $2)`,
    names: 'select email as name from newsletter_subscribers',
  },
  tickets: {
    add: `with t as (insert into tickets (company_id, user_id, subject, status, closed_at, created_at)
        select company_id, id, $1, 'closed', $2, ${long} from users where company_id is not null limit 1 returning id, company_id, user_id)
      insert into ticket_messages (ticket_id, company_id, user_id, body) select id, company_id, user_id, 'x' from t`,
    names: 'select subject as name from tickets',
  },
  mail_texts: {
    add: `insert into outbox (kind, recipient, payload, sent_at) values ($1, 'a@b.example', '{"name": "A"}', $2)`,
    names: `select kind as name from outbox where payload <> '{}'`,
  },
  mails: {
    add: `insert into outbox (kind, recipient, payload, given_up_at) values ($1, 'a@b.example', '{"name": "A"}', $2)`,
    names: 'select kind as name from outbox',
  },
  sign_ins: {
    add: `insert into sessions (id, user_id, user_agent, expires_at) select gen_random_uuid(), max(id), $1, $2 from users`,
    names: 'select user_agent as name from sessions',
  },
  links: {
    add: `insert into password_resets (token_hash, user_id, expires_at) select $1, max(id), $2 from users`,
    names: 'select token_hash as name from password_resets',
  },
  attempts: {
    add: `insert into throttle (key, tries, resets_at) values ($1, 1, $2)`,
    names: 'select key as name from throttle',
  },
  audit_log: {
    add: `insert into audit_log (user_id, action, entity, entity_id, changes, at) values (1, 'update', $1, '1', '{}', $2)`,
    names: 'select entity as name from audit_log',
  },
};

const kinds = Object.keys(rowsOf) as Retained[];
const namesIn = async (kind: Retained) => (await api.sql<{ name: string }>(rowsOf[kind].names)).map(({ name }) => name);

describe('at the end of its period', () => {
  it.each(kinds)('%s: what is a day older is deleted, what is a day younger stays', async (kind) => {
    // A date has no hours, and an hour no days.
    const margin = kind === 'attempts' ? '1 minute' : '2 days';
    for (const [name, sign] of [
      [`${kind} old`, '-'],
      [`${kind} new`, '+'],
    ] as const) {
      const [{ at }] = (await api.sql(`select now() - $1::interval ${sign} $2::interval as at`, [
        RETENTION[kind].keep,
        margin,
      ])) as [{ at: Date }];
      await api.sql(rowsOf[kind].add, [name, at]);
    }
    expect(await namesIn(kind)).toEqual(expect.arrayContaining([`${kind} old`, `${kind} new`]));
    await sweep();
    const left = await namesIn(kind);
    expect(left).toContain(`${kind} new`);
    expect(left).not.toContain(`${kind} old`);
  });

  it('the resume goes with its application, and not with a younger one', async () => {
    for (const [name, months] of [
      ['gone', 13],
      ['kept', 11],
    ] as const) {
      await files.storePrivate(`resumes/${name}`, new Uint8Array([1]), 'application/pdf', 'x.pdf');
      await api.sql(
        `insert into job_applications (job_code, name, email, resume_key, resume_name, resume_type, created_at)
         values ('X', $1, 'a@b.example', 'resumes/' || $1, 'x.pdf', 'application/pdf', now() - make_interval(months => $2))`,
        [name, months],
      );
    }
    await sweep();
    const stored = (await files.listFiles('private', 'resumes/', 'resumes/', 100)).map(({ key }) => key);
    expect(stored).toEqual(['resumes/kept']);
  });

  it('an enquiry goes, and the RFQ that was made from it stays with its file', async () => {
    await files.storePrivate('enquiries/shared', new Uint8Array([1]), 'application/pdf', 'x.pdf');
    await api.sql(
      `with e as (insert into rfq_submissions (code, name, email, requirement, attachment_key, created_at)
         values ('ENQ-S', 'shared', 'a@b.example', 'x', 'enquiries/shared', now() - interval '25 months') returning id)
       insert into rfqs (company_id, created_by, status, title, enquiry_id, attachment_key, attachment_name)
       select $1, $2, 'under review', 'Shared', id, 'enquiries/shared', 'x.pdf' from e`,
      [company, user],
    );
    await sweep();
    expect(await namesIn('enquiries')).not.toContain('shared');
    expect(await api.sql(`select enquiry_id from rfqs where title = 'Shared'`)).toEqual([{ enquiry_id: null }]);
    expect((await files.listFiles('private', 'enquiries/', 'enquiries/', 10)).map(({ key }) => key)).toEqual([
      'enquiries/shared',
    ]);
  });

  it('an open ticket, a confirmed subscription and an unsent mail have no end', async () => {
    const long = `now() - interval '20 years'`;
    await api.sql(
      `insert into tickets (company_id, user_id, subject, status, created_at) values ($1, $2, 'open', 'open', ${long})`,
      [company, user],
    );
    await api.sql(
      `insert into newsletter_subscribers (email, token_hash, asked_at, confirmed_at) values ('reader', 'reader', ${long}, ${long})`,
    );
    await api.sql(
      `insert into outbox (kind, recipient, payload, created_at) values ('unsent', 'a@b.example', '{"a": 1}', ${long})`,
    );
    await sweep();
    expect(await namesIn('tickets')).toContain('open');
    expect(await namesIn('unconfirmed')).toContain('reader');
    expect(await namesIn('mails')).toContain('unsent');
  });
});

describe('of many', () => {
  const addMany = (count: number) =>
    api.sql(
      `insert into contact_messages (name, email, message, created_at)
       select 'many', 'a@b.example', 'x', now() - interval '3 years' from generate_series(1, $1)`,
      [count],
    );
  const left = async () => (await namesIn('messages')).filter((name) => name === 'many').length;

  it('one run deletes all, in batches', async () => {
    await addMany(4500);
    await sweep();
    expect(await left()).toBe(0);
  });

  it('a run whose time is over stops after a batch, and the next one goes on', async () => {
    await addMany(2500);
    await sweep(undefined, undefined, 0);
    expect(await left()).toBe(500);
    await sweep();
    expect(await left()).toBe(0);
  });
});
