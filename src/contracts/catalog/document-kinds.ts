/** Kinds of documents of an item, in the order in which they are listed. A document that belongs to a batch is not one of them. */
export const DOCUMENT_KINDS = ['data sheet', 'drawing', 'manual', 'safety data sheet', 'test certificate'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The name of a kind at the beginning of a line. */
export const documentKindLabel: Record<DocumentKind, string> = {
  'data sheet': 'Data sheet',
  drawing: 'Drawing',
  manual: 'Manual',
  'safety data sheet': 'Safety data sheet (SDS)',
  'test certificate': 'Test certificate',
};
