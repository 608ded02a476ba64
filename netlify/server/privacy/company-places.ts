import { type SQL, sql } from 'drizzle-orm';
import type { Person } from './person.ts';
import type { Place } from './places.ts';

/** Takes the place of a name, an address or a phone number in a text. */
export const ERASED = '(erased)';

const BOOKS =
  'Kept for 8 financial years (Companies Act 2013 s. 128(5)), and at least 72 months for GST (CGST Act 2017 s. 36).';

/** The company's records with texts that may name a person: table → what they are, and its texts. */
const TEXTS: Readonly<Record<string, { name: string; columns: string[] }>> = {
  rfqs: { name: 'RFQs', columns: ['title', 'requirement', 'attachment_name'] },
  rfq_history: { name: 'History of RFQs', columns: ['note'] },
  quotes: { name: 'Quotes', columns: ['terms', 'notes', 'buyer_note'] },
  quote_history: { name: 'History of quotes', columns: ['note'] },
  orders: { name: 'Notes of orders', columns: ['notes'] },
  messages: { name: 'Messages about RFQs and orders', columns: ['body', 'file_name'] },
  order_history: { name: 'History of orders', columns: ['note'] },
  shipments: { name: 'Receiver of consignments', columns: ['received_by'] },
  goods_received: { name: 'Goods received', columns: ['clear_reason'] },
  goods_received_lines: { name: 'Remarks on goods received', columns: ['note'] },
  returns: { name: 'Returns', columns: ['reason', 'answer'] },
  addresses: { name: 'Address book', columns: ['label', 'address'] },
  company_notes: { name: 'Notes of staff on a company', columns: ['body'] },
  payment_promises: { name: 'Promises to pay', columns: ['said_by', 'note'] },
  payment_advices: { name: 'Payment advices', columns: ['reference', 'note', 'reason'] },
  credit_holds: { name: 'Credit holds', columns: ['reason', 'lift_reason'] },
  ticket_messages: { name: 'Tickets of colleagues', columns: ['body'] },
  attachments: { name: 'Names of files', columns: ['file_name'] },
  requisition_lists: { name: 'Requisition lists', columns: ['name', 'note'] },
};

/** Documents that the law has us keep as they are: table → what they are, and where they may name a person. */
const DOCUMENTS: Readonly<Record<string, { name: string; columns: string[] }>> = {
  orders: { name: 'Orders: PO number and delivery address', columns: ['po_number', 'ship_label', 'ship_address'] },
  invoices: {
    name: 'Invoices and notes',
    columns: ['bill_to_name', 'bill_to_address', 'ship_to', 'po_number', 'reason', 'irn_cancel_reason'],
  },
  delivery_challans: {
    name: 'Delivery challans',
    columns: ['consignee_name', 'consignee_address', 'po_number', 'reason_note', 'cancel_reason'],
  },
  receipts: { name: 'Receipts', columns: ['bill_to_name', 'bill_to_address', 'reference', 'remarks'] },
  allocations: { name: 'Allocations of payments', columns: ['reason'] },
};

const anyMatches = (columns: string[], pattern: string) =>
  sql`(${sql.join(
    columns.map((column) => sql`t.${sql.raw(column)} ~* ${pattern}`),
    sql` or `,
  )})`;

/** Places in records that belong to a company, not to the person. */
export function companyPlaces({ email, user, companies, inCompanies, rfqs, inRfqs }: Person): Place[] {
  const ofCompanies = sql`t.company_id = any (${sql.param(companies)}::bigint[])`;
  const ofRfqs = (key: string) => sql`t.${sql.raw(key)} = any (${sql.param(rfqs)}::bigint[])`;
  return [
    ...Object.entries(TEXTS).map(([table, text]) => textPlace(table, text, ofCompanies, inCompanies)),
    textPlace('rfqs', { ...TEXTS.rfqs!, name: 'RFQs from enquiries' }, ofRfqs('id'), inRfqs),
    textPlace('rfq_history', { ...TEXTS.rfq_history!, name: 'History of these RFQs' }, ofRfqs('rfq_id'), inRfqs),
    ...contactPlaces(email),
    auditPlace(user?.id ?? 0, ofCompanies, inCompanies, rfqs, inRfqs),
    ...Object.entries(DOCUMENTS).map(([table, { name, columns }]): Place => ({
      ...{ name, outcome: 'kept', why: BOOKS },
      from: sql`${sql.raw(table)} t where ${ofCompanies} and ${anyMatches(columns, inCompanies)}`,
      shown: sql`to_jsonb(t) - 'search_text'`,
    })),
    {
      ...{ name: 'Bank lines', outcome: 'kept', why: BOOKS },
      from: sql`bank_lines t where t.payer_id = any (${sql.param(companies)}::bigint[])
        and ${anyMatches(['narration', 'reference', 'payer'], inCompanies)}`,
      shown: sql`to_jsonb(t) - 'search_text'`,
    },
    ...(user
      ? [
          { ...numberPlace('Orders placed', 'orders', 'user_id', user.id), why: `${BY_NUMBER} ${BOOKS}` },
          {
            ...numberPlace('Purchase orders attached', 'attachments', 'user_id', user.id),
            from: sql`attachments t where t.user_id = ${user.id} and t.order_id is not null`,
            why: `${BY_NUMBER} ${BOOKS}`,
          },
          {
            ...numberPlace('Goods received recorded', 'goods_received', 'created_by', user.id),
            why: `${BY_NUMBER} ${BOOKS}`,
          },
          {
            ...numberPlace('Photos of goods received', 'attachments', 'user_id', user.id),
            from: sql`attachments t where t.user_id = ${user.id} and t.goods_received_id is not null`,
            why: `${BY_NUMBER} ${BOOKS}`,
          },
          {
            ...numberPlace('Payment advices sent', 'payment_advices', 'created_by', user.id),
            why: `${BY_NUMBER} ${BOOKS}`,
          },
          {
            ...numberPlace('Files of payment advices', 'attachments', 'user_id', user.id),
            from: sql`attachments t where t.user_id = ${user.id} and t.payment_advice_id is not null`,
            why: `${BY_NUMBER} ${BOOKS}`,
          },
          { ...numberPlace('RFQs sent', 'rfqs', 'created_by', user.id), outcome: 'anonymised' as const },
          {
            ...numberPlace('Requisition lists shared with colleagues', 'requisition_lists', 'user_id', user.id),
            outcome: 'anonymised' as const,
          },
        ]
      : []),
  ];
}

/** Texts from which names, addresses and phone numbers are removed. */
function textPlace(
  table: string,
  { name, columns }: { name: string; columns: string[] },
  scope: SQL,
  pattern: string,
): Place {
  const where = sql`${scope} and ${anyMatches(columns, pattern)}`;
  const cleaned = columns.map(
    (column) => sql`${sql.raw(column)} = regexp_replace(${sql.raw(column)}, ${pattern}, ${ERASED}, 'gi')`,
  );
  return {
    ...{ name, outcome: 'anonymised', why: 'They belong to the company. Name, email and phone are removed.' },
    from: sql`${sql.raw(table)} t where ${where}`,
    shown: sql`to_jsonb(t) - 'search_text'`,
    erase: [sql`update ${sql.raw(table)} t set ${sql.join(cleaned, sql`, `)} where ${where}`],
  };
}

/** The person as a contact of a company, and as the receiver of reminders. */
function contactPlaces(email: string): Place[] {
  const contact = (kind: 'contact_person' | 'accounts_person', name: string): Place => {
    const [whose, address, phone] = ['name', 'email', 'phone'].map((part) => sql.raw(`${kind}_${part}`)) as [
      SQL,
      SQL,
      SQL,
    ];
    return {
      ...{ name, outcome: 'anonymised', why: 'The company remains; its contact is removed. Enter another one.' },
      from: sql`companies t where lower(${address}) = ${email}`,
      shown: sql`jsonb_build_object('company', t.name, 'name', ${whose}, 'email', ${address}, 'phone', ${phone})`,
      erase: [
        sql`update companies set ${whose} = null, ${address} = null, ${phone} = null where lower(${address}) = ${email}`,
      ],
    };
  };
  const isRecipient = sql`exists (select from unnest(t.recipients) r where lower(r) = ${email})`;
  return [
    contact('contact_person', 'Company contact'),
    contact('accounts_person', 'Company accounts contact'),
    {
      ...{ name: 'Reminders of payments', outcome: 'anonymised', why: 'That the company was reminded remains.' },
      from: sql`dunning_mails t where ${isRecipient}`,
      shown: sql`jsonb_build_object('subject', subject, 'at', created_at)`,
      erase: [
        sql`update dunning_mails t set recipients = array(select case when lower(r) = ${email} then ${ERASED} else r end
          from unnest(recipients) r) where ${isRecipient}`,
      ],
    },
  ];
}

/** Changes in which the person's data was the old or the new value. */
function auditPlace(user: number, ofCompanies: SQL, inCompanies: string, rfqs: number[], inRfqs: string): Place {
  const ofAccount = sql`t.entity = 'users' and t.entity_id = ${String(user)}`;
  const mentions = sql`(${ofCompanies} and changes::text ~* ${inCompanies})`;
  const fromEnquiry = sql`(t.entity = 'rfqs' and t.entity_id = any (${sql.param(rfqs.map(String))}::text[])
    and changes::text ~* ${inRfqs})`;
  // By value, so that digits of an amount are never taken for a phone number.
  const cleaned = (pattern: string) => sql`(select jsonb_object_agg(key, (select jsonb_agg(
      case when jsonb_typeof(v) = 'string' then to_jsonb(regexp_replace(v #>> '{}', ${pattern}, ${ERASED}, 'gi')) else v end order by n)
    from jsonb_array_elements(value) with ordinality as e (v, n))) from jsonb_each(changes))`;
  return {
    name: 'Audit log',
    outcome: 'anonymised',
    why: 'Who changed what remains, by the number of the account (Companies (Accounts) Rules 2014 r. 3(1)). Name, email and phone are removed.',
    from: sql`audit_log t where (${ofAccount}) or ${mentions} or ${fromEnquiry}`,
    shown: sql`to_jsonb(t)`,
    erase: [
      sql`update audit_log t set changes = changes - '{name,email,phone}'::text[] where ${ofAccount}`,
      sql`update audit_log t set changes = ${cleaned(inCompanies)} where ${mentions}`,
      sql`update audit_log t set changes = ${cleaned(inRfqs)} where ${fromEnquiry}`,
    ],
  };
}

const BY_NUMBER = 'Refers to the account only by its number.';

/** Records that keep only the number of the account. */
const numberPlace = (name: string, table: string, column: string, id: number): Place => ({
  ...{ name, outcome: 'kept', why: BY_NUMBER },
  from: sql`${sql.raw(table)} t where t.${sql.raw(column)} = ${id}`,
  shown: sql`to_jsonb(t) - 'search_text'`,
});
