import type { Attachment } from './mail.ts';

/** What a mail says, described once; letter-text.ts and letter-html.ts show the same of it. */
export interface Letter {
  subject: string;
  /** Number in the title block, set in mono: `ORDER 100123`. */
  sheet: string;
  /** The person addressed; absent where a desk of our own reads it. */
  to?: string;
  /** The first sentence: what happened. Mail programs show it beside the subject. */
  lead: string;
  /** In reading order; a blank entry is left out, so that a part can depend on the payload. */
  blocks?: (Block | false | null | '')[];
  /** The one thing to do. `path` begins with a slash. */
  action?: { label: string; path: string };
  /** What must be known about the action: how long it works, what if it was not you. */
  after?: string;
  replyTo?: string;
  attachments?: Attachment[];
}

/** One part of a letter. */
export type Block =
  | { paragraph: string }
  | { facts: Fact[] }
  | { lines: Line[]; sums?: Sum[] }
  /** Somebody's own words, line ends kept. */
  | { quote: string; by?: string };

/** A label and its value; left out where the value is null. `code` sets it in mono. */
export type Fact = [label: string, value: string | null, style?: 'code'];

/** An item as an order lists it. */
export interface Line {
  item: string;
  /** SKU. */
  code?: string | null;
  /** With its unit: `20 NOS`. */
  qty: string;
  /** Rupees as they are read. */
  amount?: string | null;
}

/** A sum below the lines; the last one is the total. Left out where the amount is null. */
export type Sum = [label: string, amount: string | null];
