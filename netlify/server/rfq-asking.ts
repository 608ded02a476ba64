import { sql } from 'drizzle-orm';
import { toPaise } from '#contracts/money.ts';
import type { CreateRfq } from '#contracts/rfqs.ts';
import { companies, users } from '#db/schema/companies.ts';
import { rfq_history, rfq_lines, rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { keepWith, readAttachment } from './attachments.ts';
import { asActor, db, guard, myCompany, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { mailFrom } from './mail/mail-row.ts';
import type { Caller } from './session.ts';

/** What a product or an address that the company does not have is answered with. */
const STRANGE: Record<string, string> = {
  products: 'A product of this RFQ is not in your catalogue. Remove its line and try again.',
  address: 'That ship-to address was not found. Choose another one.',
};

/** The file that goes with an RFQ: where it lies, and what it was called. */
interface Kept {
  key: string;
  name: string;
}

/**
 * Submits an RFQ in one batch. 404 for a product or address that the caller's company does not have, 415 for an
 * attachment of no kind that is taken; then nothing is written and nothing is stored.
 */
export async function createRfq(actor: Caller, body: CreateRfq) {
  try {
    if (!body.attachment) return await write(actor, body, null);
    // Before anything is stored: a dead session or a refused line must not fill the store.
    await asActor(actor, knownOnly(body));
    const file = await readAttachment(body.attachment);
    return await keepWith('rfqs', file, (key) => write(actor, body, { key, name: file.name }));
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('not_found', STRANGE[error.guard] ?? error.message);
  }
}

/** Raises unless all that the RFQ names is the company's own. */
function knownOnly({ lines, ship_address_id }: CreateRfq) {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  return [
    // One parameter whatever the number of products, so that the empty list is no special case.
    guard('products', sql`(select count(*) from products where id = any(${sql.param(ids)}::bigint[])) = ${ids.length}`),
    guard(
      'address',
      sql`${ship_address_id ?? null}::bigint is null or exists (select 1 from addresses
        where id = ${ship_address_id ?? null}::bigint and company_id = app_company() and archived_at is null)`,
    ),
  ] as const;
}

async function write(actor: Caller, body: CreateRfq, file: Kept | null) {
  const { title, requirement, lines, ship_address_id } = body;
  const status = 'submitted' as const;
  const [, , , [created]] = await asActor(actor, [
    ...knownOnly(body),
    db
      .insert(rfqs)
      .values({
        ...{ company_id: myCompany, title, requirement, status, created_by: actor.uid },
        ship_address_id: ship_address_id ?? defaultAddress,
        attachment_key: file?.key ?? null,
        attachment_name: file?.name ?? null,
      })
      .returning({ id: rfqs.id, code: rfqs.code }),
    db.insert(rfq_history).values({ rfq_id: thisRfq, company_id: myCompany, status, user_id: actor.uid }),
    ...(lines.length > 0 ? [db.insert(rfq_lines).values(lines.map(lineRow))] : []),
    ...announceRfq(),
  ]);
  return { message: `${created!.code} submitted.`, ...created! };
}

/** The RFQ that this batch has just written. */
const thisRfq = sql<number>`currval('rfqs_id_seq')`;

/** Kept with the RFQ: what is the default today is where these goods should go. */
const defaultAddress = sql<number>`(select id from addresses where company_id = app_company() and archived_at is null
  order by is_default desc, id limit 1)`;

/** Tells the buyer and sales of the RFQ that this batch has just written; its code exists only now. */
function announceRfq() {
  const written = sql`from ${rfqs} join ${users} on ${users.id} = ${rfqs.created_by}
    join ${companies} on ${companies.id} = ${rfqs.company_id} where ${rfqs.id} = ${thisRfq}`;
  const rfq = { rfq_id: rfqs.id, code: rfqs.code, title: rfqs.title, name: users.name };
  return [
    rows(mailFrom('rfq-taken', users.email, rfq, written)),
    rows(mailFrom('rfq-for-sales', contact.email, { ...rfq, company: companies.name }, written)),
  ];
}

function lineRow({ item, product_id, qty, unit, target_price }: CreateRfq['lines'][number], index: number) {
  return {
    rfq_id: thisRfq,
    line_no: index + 1,
    company_id: myCompany,
    item,
    product_id: product_id ?? null,
    qty,
    unit,
    target_price_paise: target_price === null || target_price === undefined ? null : toPaise(target_price),
  };
}
