import * as z from 'zod/mini';
import { ItemDocument } from '../catalog/documents.ts';

/** The documents of an item that go with the goods; the others are on the product's page. */
export const LINE_DOCUMENT_KINDS = ['test certificate', 'data sheet'] as const;

/** A document of the item of an order line. */
export const LineDocument = z.pick(ItemDocument, { id: true, kind: true, title: true });
export type LineDocument = z.infer<typeof LineDocument>;
