import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { contact } from '#site';
import type { Letter } from './letter-parts.ts';
import { portalPages } from './pages.ts';

interface ListReminder {
  /** The reader. */
  name: string;
  list_id: number;
  list: string;
  owner: string;
  lines: number;
  /** `every 2 weeks` */
  rhythm: string;
  /** The due date and the one after it: `30 Nov 2026`. */
  due: string;
  next: string;
}

interface BackInStock {
  name: string;
  product_id: number;
  sku: string;
  product: string;
  stock: number;
  unit: string;
}

/** What buyers have asked to be told of: a list that is due, a product that is back. */
export const listMails = {
  'list-reminder': ({ name, list_id, list, owner, lines, rhythm, due, next }: ListReminder): Letter => ({
    to: name,
    sheet: list,
    subject: `Time to reorder: ${list}`,
    lead: `Your list “${list}” is due on ${due}. Nothing is ordered until you place the order.`,
    blocks: [
      {
        facts: [
          ['Items', lines.toLocaleString('en-IN')],
          ['Owner', owner],
          ['Reminder', rhythm],
          ['Next', next],
        ],
      },
    ],
    action: { label: 'Open the list', path: portalPages.list(list_id) },
    after: 'The list shows today’s prices and stock. The reminder can be paused or removed there.',
    replyTo: contact.email,
  }),
  'back-in-stock': ({ name, product_id, sku, product, stock, unit }: BackInStock): Letter => ({
    to: name,
    sheet: sku,
    subject: `Back in stock: ${sku}, ${product}`,
    lead: `${product} is back in stock: ${formatQuantity(stock, unit)} when this email was written.`,
    blocks: [{ facts: [['SKU', sku, 'code']] }],
    action: { label: 'Open the product', path: portalPages.product(product_id) },
    after: 'You asked us to tell you. We will not write about it again unless you ask once more.',
    replyTo: contact.email,
  }),
};
