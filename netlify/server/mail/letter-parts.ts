import type { Attachment } from './mail.ts';

/** The content of a mail; letter-text.ts and letter-html.ts render it. */
export interface Letter {
  subject: string;
  /** Number in the title block: `ORDER 100123`. */
  sheet: string;
  /** Name of the reader; absent in mails to staff. */
  to?: string;
  /** The first sentence: what happened. Mail programs show it as a preview. */
  lead: string;
  /** In reading order; empty entries are left out. */
  blocks?: (Block | false | null | '')[];
  /** The main action. `path` begins with a slash. */
  action?: { label: string; path: string };
  /** The paragraph below the action. */
  after?: string;
  replyTo?: string;
  attachments?: Attachment[];
}

/** One part of a letter. */
export type Block =
  | { paragraph: string }
  | { facts: Fact[] }
  | { lines: Line[]; sums?: Sum[] }
  /** A person's own text, with its line breaks. */
  | { quote: string; by?: string };

/** A label and its value; left out if the value is null. `code` is set in a monospaced face. */
export type Fact = [label: string, value: string | null, style?: 'code'];

/** A line of goods. */
export interface Line {
  item: string;
  /** SKU. */
  code?: string | null;
  /** With its unit: `20 NOS`. */
  qty: string;
  /** Formatted. */
  amount?: string | null;
}

/** A sum below the lines; the last one is the total. Left out if the amount is null. */
export type Sum = [label: string, amount: string | null];
