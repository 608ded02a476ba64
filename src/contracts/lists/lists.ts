import * as z from 'zod/mini';
import { CatalogProduct } from '../catalog/list.ts';
import { PriceBreak } from '../catalog/price-breaks.ts';
import { endpoint, FileReply } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { Qty, quantity } from '../fields/quantity.ts';
import { id, idParam, optional, required } from '../fields/text.ts';
import { MAX_ORDER_LINES } from '../limits.ts';
import { MAX_REMINDER_EVERY, ReminderUnit } from './reminder.ts';

/** Most lists of one person. */
export const MAX_LISTS = 100;
/** Longest name of a list, characters; also the field's limit. */
export const MAX_LIST_NAME = 80;
/** Longest note of a list, characters; also the field's limit. */
export const MAX_LIST_NOTE = 500;

/** A product and its quantity; a product occurs once in a list. */
const ListedQty = z.object({ product_id: id, qty: quantity('Enter') });
/** The same, where 0 removes the line. */
const ChangedQty = z.object({ product_id: id, qty: quantity('Enter', { min: 0 }) });

const tooLong = `A list can have at most ${MAX_ORDER_LINES.toLocaleString('en-IN')} items.`;
const linesOf = <Line extends z.ZodMiniType>(line: Line) =>
  z.array(line).check(z.maxLength(MAX_ORDER_LINES, { error: tooLong }));

const ListFields = {
  name: required(MAX_LIST_NAME, 'Enter a name, for example “Weekly consumables, line 2”.'),
  note: optional(MAX_LIST_NOTE),
  /** True: colleagues see and use it; its owner and company admins edit it. */
  shared: z.boolean(),
};

/** How often a list reminds, and when next. */
export const Reminder = z.object({
  /** Every so many weeks or months. */
  every: z.int(),
  unit: ReminderUnit,
  /** The date from which it is counted, `YYYY-MM-DD`. */
  from: z.string(),
  paused: z.boolean(),
  /** The next due date in India, `YYYY-MM-DD`; it does not apply while paused. */
  next_on: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

/** A requisition list. */
export const ListSummary = z.object({
  id: z.int(),
  name: z.string(),
  note: z.nullable(z.string()),
  shared: z.boolean(),
  /** True for the caller's own. */
  mine: z.boolean(),
  /** Name of its owner. */
  owner: z.string(),
  /** True for its owner, and for company admins if it is shared. */
  may_edit: z.boolean(),
  /** Number of its lines. */
  lines: z.int(),
  /** Null if it does not remind. */
  reminder: z.nullable(Reminder),
  /** True if the caller gets its reminders: the owner always, a colleague who has chosen to. */
  reminds_me: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type ListSummary = z.infer<typeof ListSummary>;

/** A line, with its product as it is sold today. */
export const ListLine = z.object({
  product_id: z.int(),
  qty: Qty,
  /** Why it is no longer sold to the company; the line then has the SKU and name that it was added with. */
  gone: z.nullable(z.enum(['discontinued', 'not in catalogue'])),
  ...z.omit(CatalogProduct, { id: true }).shape,
  price_breaks: z.array(PriceBreak),
});
export type ListLine = z.infer<typeof ListLine>;

/** The caller's lists and those shared by colleagues, by name. */
export const listListsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/lists',
  roles: ['customer'],
  reply: z.object({ items: z.array(ListSummary) }),
});

/** One list with its lines, in their order. 404 for a list that the caller cannot see. */
export const getListEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/list-get',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: z.object({ list: ListSummary, lines: z.array(ListLine) }),
});

/** The lines of a list as CSV, which quick order also reads. 404 for a list that the caller cannot see. */
export const exportListEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/list-export',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: FileReply,
});

/**
 * Creates a list. A product twice in `lines` becomes one line; products that are not in the company's catalogue are left out,
 * and the message says how many. 409 above MAX_LISTS.
 */
export const createListEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/list-create',
  creates: true,
  roles: ['customer'],
  composed: true,
  body: z.object({ ...ListFields, lines: linesOf(ListedQty) }),
  reply: z.object({ id: z.int(), message: z.string() }),
});

/** Changes name, note and sharing. 403 for a colleague who may not edit it, and for sharing unless the caller owns it. */
export const saveListEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/list-save',
  roles: ['customer'],
  composed: true,
  body: z.object({ id, ...ListFields }),
  reply: z.object({ message: z.string() }),
});

/** Deletes a list. 403 for a colleague who may not edit it. */
export const removeListEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/list-remove',
  roles: ['customer'],
  composed: true,
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});

/**
 * Adds products to a list; the quantity of one that it has increases. Products that are not in the company's catalogue are left
 * out, and the message says how many. 403 for a colleague who may not edit it, 404 if none is left.
 */
export const addToListEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/list-add',
  creates: true,
  roles: ['customer'],
  composed: true,
  body: z.object({
    id,
    lines: linesOf(ListedQty).check(z.minLength(1, { error: 'Choose at least one item.' })),
  }),
  reply: z.object({ message: z.string() }),
});

/**
 * Sets the quantities of products in a list: 0 removes a line, a new product is added at the end. With `before` they are also
 * moved. 403 for a colleague who may not edit it, 404 for a new product that is not in the company's catalogue.
 */
export const saveListLinesEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/list-lines-save',
  roles: ['customer'],
  composed: true,
  body: z.object({
    id,
    lines: linesOf(ChangedQty),
    /** The product in front of which these lines are put; null: at the end; absent: they stay where they are. */
    before: z.optional(z.nullable(id)),
  }),
  reply: z.object({ message: z.string() }),
});

/** Sets or removes the reminder of a list. It sends mails and never orders. 403 for a colleague who may not edit it. */
export const saveReminderEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/list-reminder',
  roles: ['customer'],
  composed: true,
  body: z.object({
    id,
    /** Null removes it. */
    reminder: z.nullable(
      z.object({
        every: z
          .int({ error: 'Enter a whole number.' })
          .check(
            z.gte(1, { error: 'Enter 1 or more.' }),
            z.lte(MAX_REMINDER_EVERY, { error: `Enter at most ${MAX_REMINDER_EVERY}.` }),
          ),
        unit: ReminderUnit,
        from: calendarDay(),
        paused: z.boolean(),
      }),
    ),
  }),
  reply: z.object({ message: z.string() }),
});

/** A colleague of the owner subscribes to the reminders of a shared list, or unsubscribes. */
export const readReminderEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/list-remind-me',
  roles: ['customer'],
  composed: true,
  body: z.object({ id, wanted: z.boolean() }),
  reply: z.object({ message: z.string() }),
});
