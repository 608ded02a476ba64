import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CreateRfq } from '#contracts/quotes/rfqs.ts';
import { idempotency } from '#db/schema/orders.ts';
import { rfq_history, rfqs } from '#db/schema/rfqs.ts';
import { storeWithRecord, readAttachment } from '../platform/files/attachments.ts';
import { asActor, db, errorCode, guard, myCompany } from '../platform/database.ts';
import { AppError, GuardFailed, SHIP_TO_NOT_FOUND } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { assertProducts, defaultAddress, insertLines, mailRfqReceived, mailRfqToSales, thisRfq } from './rfq-rows.ts';

/** Messages for another company's product or address, by guard. */
const NOT_FOUND: Record<string, string> = {
  products: 'A product of this RFQ is not in your catalogue. Remove its line and try again.',
  address: SHIP_TO_NOT_FOUND,
};

interface StoredFile {
  key: string;
  name: string;
}

/**
 * Submits an RFQ in one batch. 404 for another company's product or address, 415 for an attachment of a kind that is not
 * accepted; then nothing is written or stored. A repeated idempotency key returns the first RFQ, or 422 if the contents
 * differ.
 */
export async function createRfq(actor: Caller, body: CreateRfq) {
  const request_hash = await hashOf(body);
  try {
    if (!body.attachment) return await write(actor, body, request_hash, null);
    // Checked before the file is stored, so that refused requests leave no files.
    await asActor(actor, [assertNewKey(actor, body), ...assertOwn(body)]);
    const file = await readAttachment(body.attachment);
    return await storeWithRecord('rfqs', file, (key) => write(actor, body, request_hash, { key, name: file.name }));
  } catch (error) {
    if (isRepeated(error)) return repeat(actor, body, request_hash);
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('not_found', NOT_FOUND[error.guard] ?? error.message);
  }
}

/** Distinguishes a retry from another request with the same key. */
async function hashOf({ title, requirement, lines, ship_address_id, attachment }: CreateRfq): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([title, requirement, lines, ship_address_id ?? null]));
  if (attachment) hash.update(attachment.name).update(Buffer.from(await attachment.arrayBuffer()));
  return hash.digest('hex');
}

const sameKey = (actor: Caller, { idempotency_key }: CreateRfq) =>
  and(eq(idempotency.user_id, actor.uid), eq(idempotency.key, idempotency_key ?? ''));

const assertNewKey = (actor: Caller, body: CreateRfq) =>
  guard('repeated', sql`not exists (select 1 from ${idempotency} where ${sameKey(actor, body)})`);

/** The key exists, or a concurrent request has inserted it first. */
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
      'This RFQ was already sent with different contents. Reload the page and send it again.',
    );
  }
  return submitted({ id, code });
}

const submitted = (rfq: { id: number; code: string }) => ({ message: `${rfq.code} submitted.`, ...rfq });

/** Fails unless all products and the address are the company's own. */
function assertOwn({ lines, ship_address_id }: CreateRfq) {
  return [
    assertProducts(lines, myCompany),
    guard(
      'address',
      sql`${ship_address_id ?? null}::bigint is null or exists (select 1 from addresses
        where id = ${ship_address_id ?? null}::bigint and company_id = app_company() and archived_at is null)`,
    ),
  ] as const;
}

async function write(actor: Caller, body: CreateRfq, request_hash: string, file: StoredFile | null) {
  const { title, requirement, lines, ship_address_id, idempotency_key: key } = body;
  const status = 'submitted' as const;
  const [, , , , [created]] = await asActor(actor, [
    assertNewKey(actor, body),
    ...assertOwn(body),
    db
      .insert(rfqs)
      .values({
        ...{ company_id: myCompany, title, requirement, status, created_by: actor.uid },
        ship_address_id: ship_address_id ?? defaultAddress(myCompany),
        attachment_key: file?.key ?? null,
        attachment_name: file?.name ?? null,
      })
      .returning({ id: rfqs.id, code: rfqs.code }),
    db.insert(rfq_history).values({ rfq_id: thisRfq, company_id: myCompany, status, user_id: actor.uid }),
    insertLines(lines, myCompany),
    mailRfqReceived(),
    mailRfqToSales(),
    // Last: a concurrent request with the same key waits here and is then rolled back.
    ...(key ? [db.insert(idempotency).values({ user_id: actor.uid, key, request_hash, rfq_id: thisRfq })] : []),
  ]);
  return submitted(created!);
}
