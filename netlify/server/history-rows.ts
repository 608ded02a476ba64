/** What was done and said about a record, from its rows to what the wire shows. */

interface Step<Status> {
  step: { status: Status; note: string | null; created_at: Date };
  /** Null where the reader may not know the person. */
  by: string | null;
}

/** A row of an order's, quote's or RFQ's history. */
export function stepOf<Status>({ step: { status, note, created_at }, by }: Step<Status>) {
  return { status, note, by, at: created_at.toISOString() };
}

interface Said<Author> {
  message: { id: number; body: string; created_at: Date };
  author: Author;
}

/** A row of the conversation about an RFQ or a ticket. */
export function messageOf<Author>({ message: { id, body, created_at }, author }: Said<Author>) {
  return { id, author, body, at: created_at.toISOString() };
}
