import { and, eq, type SQL, sql } from 'drizzle-orm';
import { DOCUMENT_KINDS } from '#contracts/catalog/document-kinds.ts';
import { type AddDocument, MAX_DOCUMENTS } from '#contracts/catalog/documents.ts';
import { item_documents, products } from '#db/schema/catalog.ts';
import { readItemDocument, storeWithRecord } from '../platform/files/attachments.ts';
import { asActor, db, guard, myCompany, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import { deletePrivateFile } from '../platform/files/object-store.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';
import { itemOf } from './adjust-stock.ts';

/** Query of a product's documents, by kind; `where` limits the products. */
export function documentsOf(product_id: number, where?: SQL) {
  const { id, kind, title, size, language } = item_documents;
  return db
    .select({ id, kind, title, size, language })
    .from(item_documents)
    .innerJoin(products, eq(products.item_id, item_documents.item_id))
    .where(and(eq(products.id, product_id), where))
    .orderBy(sql`array_position(${sql.param([...DOCUMENT_KINDS])}::text[], ${kind})`, id)
    .limit(MAX_DOCUMENTS);
}

/** The documents of a product's item, for staff. */
export async function listDocuments(actor: Caller, product_id: number) {
  const [, items] = await asActor(actor, [documentsOf(product_id)]);
  return { items };
}

/** A link to a document of an item in the catalogue of the caller's company. 404 for any other id. */
export function getDocument(actor: Caller, id: number): Promise<{ url: string }> {
  const isMine = sql`exists (
    select 1 from products p where p.company_id = ${myCompany} and p.item_id = ${item_documents.item_id})`;
  return linkTo(actor, and(eq(item_documents.id, id), isMine));
}

/** A link to a document, for staff. 404 for an unknown id. */
export function getAdminDocument(actor: Caller, id: number): Promise<{ url: string }> {
  return linkTo(actor, eq(item_documents.id, id));
}

async function linkTo(actor: Caller, where: SQL | undefined): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db.select({ key: item_documents.file_key }).from(item_documents).where(where),
  ]);
  if (!found) throw notFound('document');
  return { url: await privateLink(found.key) };
}

/** Stores a document of a product's item. The contract lists the refusals. */
export async function addDocument(actor: Caller, { product_id, kind, title, language, file }: AddDocument) {
  const item = itemOf(product_id);
  const count = sql`(select count(*) from item_documents where item_id = ${item})`;
  // Read first, so that nothing is stored for a caller without access or for a product that does not exist.
  const [, state] = await asActor(actor, [
    rows<{ found: boolean; count: string }>(sql`select ${item} is not null as found, ${count} as count`),
  ]);
  const { found, count: before } = state.rows[0]!;
  if (!found) throw notFound('product');
  if (Number(before) >= MAX_DOCUMENTS) throw tooMany();
  const checked = await readItemDocument(file);
  const stored = { kind, title, language, size: checked.bytes.length, type: checked.type };
  const id = await storeWithRecord('documents', checked, async (file_key) => {
    const [, , , [row]] = await asActor(actor, [
      // Locks the item, so that two uploads at the same time are counted one after the other.
      guard('missing', sql`exists (select 1 from items where id = ${item} for update)`),
      guard('full', sql`${count} < ${MAX_DOCUMENTS}`),
      db
        .insert(item_documents)
        .values({ ...stored, item_id: item as SQL<number>, file_key })
        .returning({ id: item_documents.id }),
    ]).catch((error: unknown) => {
      throw error instanceof GuardFailed ? (error.guard === 'full' ? tooMany() : notFound('product')) : error;
    });
    return row!.id;
  });
  return { message: 'Document added.', id };
}

const tooMany = () =>
  new AppError(
    'conflict',
    `An item can have at most ${MAX_DOCUMENTS} documents. Remove one that is out of date first.`,
  );

/** Removes a document for all companies. If its file cannot be deleted now, the cleanup job deletes it. */
export async function removeDocument(actor: Caller, id: number) {
  const [, [removed]] = await asActor(actor, [
    db
      .delete(item_documents)
      .where(eq(item_documents.id, id))
      .returning({ title: item_documents.title, key: item_documents.file_key }),
  ]);
  if (!removed) throw notFound('document');
  await deletePrivateFile(removed.key);
  return { message: `${removed.title} removed.` };
}
