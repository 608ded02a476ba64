import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { file } from '../fields/files.ts';
import { id, idParam, optional, required } from '../fields/text.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';

/** Most documents of one item. */
export const MAX_DOCUMENTS = 20;

/** For the file field's `accept`. The server checks the content. */
export const DOCUMENT_ACCEPT = '.pdf,application/pdf';

export const WRONG_DOCUMENT_TYPE = 'Upload the document as a PDF without scripts or embedded files.';

/** A document of an item as it is listed. */
export const ItemDocument = z.object({
  id: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  /** Bytes. */
  size: z.int(),
  /** The language it is written in; null if it is not stated. */
  language: z.nullable(z.string()),
});
export type ItemDocument = z.infer<typeof ItemDocument>;

/** The form to add a document. */
export const AddDocument = z.object({
  product_id: idParam,
  kind: z.enum(DOCUMENT_KINDS, { error: 'Choose the kind of document.' }),
  title: required(120, 'Enter a title, for example Data sheet 6205 series.'),
  language: optional(40),
  file: file('Choose the document: a PDF file.'),
});
export type AddDocument = z.infer<typeof AddDocument>;

/** A link that is valid for a minute. */
const link = z.object({ url: z.string() });

/** A link to download a document of a product of the caller's company; 404 for any other id. */
export const getDocumentEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/document',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: link,
});

/** A link to download a document; 404 for an unknown id. */
export const getAdminDocumentEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/document-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: link,
});

/** The documents of a product's item. */
export const listDocumentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/document-list',
  roles: staffRoles,
  query: z.object({ product_id: idParam }),
  reply: z.object({ items: z.array(ItemDocument) }),
});

/**
 * Stores a document of a product's item, which all companies with this item can then download. 404 for an unknown product,
 * 409 if the item has MAX_DOCUMENTS, 413 above 4 MB, 415 if the content is not a PDF or has anything that runs.
 */
export const addDocumentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/document-add',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  form: true,
  body: AddDocument,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Removes a document for all companies; 404 for an unknown id. */
export const removeDocumentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/document-remove',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
