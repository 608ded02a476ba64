import { createHash } from 'node:crypto';
import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { pdf } from '../documents.ts';
import { addUser, PASSWORD, type Person } from '../fixtures.ts';
import { pool } from '../pool.ts';

/** Valid parameters for the calls on tickets, applications, the inbox, staff and emails. */
export async function addSupportExamples(api: Api, buyer: Person): Promise<Record<string, Example>> {
  const open = async () =>
    (await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two boxes are missing.' })).body.id;
  const [read, answered, moved] = [await open(), await open(), await pool(open)];
  const [assigned, assignedTogether] = [await pool(open), await pool(open)];
  // Not uploaded: the store need not run for its link.
  const [file] = await api.sql<{ id: string }>(
    `insert into attachments (company_id, user_id, ticket_message_id, file_key, file_name, size)
     select company_id, user_id, id, 'attachments/example', 'short.pdf', 1 from ticket_messages where ticket_id = $1 returning id`,
    [read],
  );
  const application = await addApplication(api);
  const received = await pool(() => addApplication(api));
  const message = await addMessage(api);
  const unanswered = await pool(() => addMessage(api));
  const mail = await addFailedMail(api);
  const sentMail = await addSentMail(api);
  const failed = await pool(() => addFailedMail(api));
  const colleague = await addUser(api, null);
  const person = 'asha@plant.example';
  let serial = 0;
  const erasable = await pool(async () => {
    await addMessage(api, { email: `erasable${++serial}@example.test` });
    return serial;
  });
  return {
    '/api/attachments/upload': { body: photo },
    '/api/attachments/file': { query: `id=${file!.id}` },
    '/api/customer/ticket-get': { query: `id=${read}` },
    '/api/customer/ticket-reply': { body: () => ({ id: read, message: 'And a third.' }) },
    '/api/admin/ticket-get': { query: `id=${read}` },
    '/api/admin/ticket-answer': {
      body: () => ({ id: answered, message: 'They leave today.', after: 1_000_000, close: false }),
    },
    '/api/admin/ticket-move': { body: () => ({ id: moved(), to: 'closed', after: 1_000_000 }) },
    '/api/admin/owner-assign': {
      body: () => ({ kind: 'tickets', id: assigned(), owner_id: colleague.id, seen: null }),
    },
    '/api/admin/owners-assign': {
      body: () => ({ kind: 'tickets', ids: [assignedTogether()], owner_id: colleague.id, seen: [null] }),
    },
    '/api/admin/staff-work': { query: `id=${colleague.id}` },
    '/api/admin/application-get': { query: `id=${application}` },
    '/api/admin/application-resume': { query: `id=${application}` },
    '/api/admin/application-move': {
      body: () => ({ id: received(), from: 'received', to: 'shortlisted', note: null, notify: false, message: null }),
    },
    '/api/admin/application-note': { body: () => ({ id: application, note: 'Knows SQL.' }) },
    '/api/admin/inbox-mark': { body: () => ({ kind: 'message', id: message, handled: true }) },
    '/api/admin/message-answer': { body: () => ({ id: unanswered(), answer: 'We call today.', after: 0 }) },
    '/api/admin/staff-invite': {
      body: () => ({ name: 'Neel', email: `staff-example${++serial}@example.test`, role: 'employee' }),
    },
    '/api/admin/staff-reinvite': { body: () => ({ id: colleague.id }) },
    '/api/admin/staff-save': { body: () => ({ id: colleague.id, role: 'employee' }) },
    '/api/admin/person-get': { query: `email=${person}` },
    '/api/admin/person-export': { query: `email=${person}&format=json` },
    '/api/admin/person-erase': {
      body: () => ({ email: `erasable${erasable()}@example.test`, reason: 'By mail.', seen: ONE_MESSAGE }),
    },
    '/api/admin/factor-app-start': { body: () => ({ password: PASSWORD }) },
    '/api/admin/factor-passkey-start': { body: () => ({ password: PASSWORD, name: 'Laptop' }) },
    '/api/admin/staff-factor-reset': {
      body: () => ({ id: colleague.id, reason: 'Lost the phone', password: PASSWORD }),
    },
    '/api/admin/outbox-retry': { body: () => ({ id: mail }) },
    '/api/admin/outbox-give-up': { body: () => ({ id: failed() }) },
    '/api/admin/sent-mail-get': { query: `id=${sentMail}` },
    '/api/admin/sent-mail-again': { body: () => ({ id: sentMail }) },
  };
}

/** A form with a file. */
function photo(): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(pdf())], 'short.pdf'));
  return form;
}

/** What `person-get` gives as `seen` for one message of the contact form. */
const ONE_MESSAGE = createHash('sha256')
  .update(JSON.stringify([['Contact messages and replies', 1]]))
  .digest('base64url');

/** Adds an application whose resume is not stored; returns its id. */
export async function addApplication(api: Api, application: Record<string, unknown> = {}): Promise<number> {
  return insert(api, 'job_applications', {
    ...{ job_code: 'PS-JD002', name: 'Neel Verma', email: 'neel@plant.example', message: 'I plan with SQL.' },
    ...{ resume_key: 'resumes/example', resume_name: 'neel.pdf', resume_type: 'application/pdf' },
    ...application,
  });
}

/** Adds a message of the contact form; returns its id. */
export async function addMessage(api: Api, message: Record<string, unknown> = {}): Promise<number> {
  return insert(api, 'contact_messages', {
    ...{ name: 'Asha Rao', email: 'asha@plant.example', message: 'Call me.' },
    ...message,
  });
}

/** Adds a mail with one failed attempt; returns its id. */
export async function addFailedMail(api: Api, mail: Record<string, unknown> = {}): Promise<number> {
  return insert(api, 'outbox', {
    ...{ kind: 'password-reset', recipient: 'gone@example.test', payload: { name: 'Asha', token: 'secret-token' } },
    ...{ attempts: 1, last_error: '550 no such mailbox', next_attempt_at: '2999-01-01T00:00:00Z' },
    ...mail,
  });
}

/** Adds a sent mail with its text; returns its id. */
export async function addSentMail(api: Api, mail: Record<string, unknown> = {}): Promise<number> {
  const payload = { order_id: 100_020, name: 'Asha', po_number: '4500012', expected: null, note: null };
  return insert(api, 'outbox', {
    ...{ kind: 'order-confirmed', recipient: 'asha@example.test', payload: { about: 'Order 100020, PO 4500012' } },
    ...{ attempts: 1, sent_at: new Date() },
    content: { subject: 'Order 100020 confirmed', text: 'Dear Asha,', files: ['order.pdf'], payload },
    ...mail,
  });
}

async function insert(api: Api, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`);
  const [written] = await api.sql<{ id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(written!.id);
}
