import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { toPaise } from '#contracts/money.ts';
import type { CreateRfq } from '#contracts/rfqs.ts';
import { companies, users } from '#db/schema/companies.ts';
import { idempotency } from '#db/schema/orders.ts';
import { rfq_history, rfqs } from '#db/schema/rfqs.ts';
import { contact } from '#site';
import { keepWith, readAttachment } from './attachments.ts';
import { asActor, db, errorCode, guard, myCompany, rows } from './database.ts';
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
 * attachment of no kind that is taken; then nothing is written and nothing is stored. The same idempotency key again
 * answers the first RFQ; 422 where it comes with another request.
 */
export async function createRfq(actor: Caller, body: CreateRfq) {
  const request_hash = await hashOf(body);
  try {
    if (!body.attachment) return await write(actor, body, request_hash, null);
    // Before anything is stored: a dead session, a refused line or a repetition must not fill the store.
    await asActor(actor, [firstTime(actor, body), ...knownOnly(body)]);
    const file = await readAttachment(body.attachment);
    return await keepWith('rfqs', file, (key) => write(actor, body, request_hash, { key, name: file.name }));
  } catch (error) {
    if (isRepeated(error)) return repeat(actor, body, request_hash);
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('not_found', STRANGE[error.guard] ?? error.message);
  }
}

/** What tells a retry from another request that reuses the key. */
async function hashOf({ title, requirement, lines, ship_address_id, attachment }: CreateRfq): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([title, requirement, lines, ship_address_id ?? null]));
  if (attachment) hash.update(attachment.name).update(Buffer.from(await attachment.arrayBuffer()));
  return hash.digest('hex');
}

const sameKey = (actor: Caller, { idempotency_key }: CreateRfq) =>
  and(eq(idempotency.user_id, actor.uid), eq(idempotency.key, idempotency_key ?? ''));

const firstTime = (actor: Caller, body: CreateRfq) =>
  guard('repeated', sql`not exists (select 1 from ${idempotency} where ${sameKey(actor, body)})`);

/** The guard knew the key already, or somebody who came at the same moment wrote it first. */
const isRepeated = (error: unknown) =>
  error instanceof GuardFailed ? error.guard === 'repeated' : errorCode(error) === '23505';

async function repeat(actor: Caller, body: CreateRfq, request_hash: string) {
  const [, [earlier]] = await asActor(actor, [
    db
      .select({ request_hash: idempotency.request_hash, id: rfqs.id, code: rfqs.code })
      .from(idempotency)
      .leftJoin(rfqs, eq(rfqs.id, idempotency.rfq_id))
      .where(sameKey(actor, body)),
  ]);
  const { id, code, request_hash: first } = earlier!;
  if (first !== request_hash || id === null || code === null) {
    throw new AppError(
      'reused_key',
      'This RFQ was sent before with other contents. Reload the page and send it again.',
    );
  }
  return submitted({ id, code });
}

const submitted = (rfq: { id: number; code: string }) => ({ message: `${rfq.code} submitted.`, ...rfq });

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

async function write(actor: Caller, body: CreateRfq, request_hash: string, file: Kept | null) {
  const { title, requirement, lines, ship_address_id, idempotency_key: key } = body;
  const status = 'submitted' as const;
  const [, , , , [created]] = await asActor(actor, [
    firstTime(actor, body),
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
    insertLines(lines),
    ...announceRfq(),
    // Last: a second request with the same key waits here for the first one and then undoes itself.
    ...(key ? [db.insert(idempotency).values({ user_id: actor.uid, key, request_hash, rfq_id: thisRfq })] : []),
  ]);
  return submitted(created!);
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

/** One parameter holds them all: two thousand lines would need 16,000. */
function insertLines(lines: CreateRfq['lines']) {
  const written = lines.map(({ item, product_id, qty, unit, target_price }, index) => ({
    ...{ line_no: index + 1, item, product_id: product_id ?? null, qty, unit },
    target_price_paise: target_price === null || target_price === undefined ? null : toPaise(target_price),
  }));
  const columns = sql.raw('line_no, item, product_id, qty, unit, target_price_paise');
  return rows(sql`
    insert into rfq_lines (rfq_id, company_id, ${columns}) select ${thisRfq}, app_company(), ${columns}
    from json_populate_recordset(null::rfq_lines, ${JSON.stringify(written)}::json)`);
}
