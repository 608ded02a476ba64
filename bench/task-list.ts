import { checkCharacter } from '#contracts/fields/gstin.ts';
import type { CountedPage } from './counted-page.ts';
import {
  asVisitor,
  cancelPlaced,
  confirmedOrder,
  invoicedOrder,
  orderWithReturn,
  type Plant,
  placeOrder,
} from './task-data.ts';

/**
 * Makes what the task needs, opens its first page, and does it as someone does who knows the way. Compared with other
 * systems in docs/tasks.md.
 */
export type Task = (
  plant: Plant,
  open: (path: '/admin' | '/portal') => Promise<CountedPage>,
  url: string,
) => Promise<void>;

/** The ten tasks by name. */
export const tasks: Record<string, Task> = {
  'record one receipt over 3 invoices': async (plant, open) => {
    for (let count = 0; count < 3; count++) await invoicedOrder(plant, 1);
    const { ageing } = await plant.asStaff(`admin/receivable-get?id=${plant.company.id}`);
    const page = await open('/admin');
    await page.click('link', 'Receipts');
    await page.click('button', 'Record receipt');
    await page.dialog.choose('Company', plant.company.name);
    await page.dialog.type('Amount in the bank (₹)', String(ageing.total));
    await page.dialog.type(/^Reference/, 'UTR40071');
    await page.dialog.click('button', 'Allocate oldest first');
    await page.dialog.see('Fully allocated.');
    await page.dialog.click('button', 'Record');
    await page.see('UTR40071');
  },

  'enter 50 new prices': async (plant, open) => {
    const name = `Prices of December ${plant.company.name.slice(-4)}`;
    const { asStaff } = plant;
    const { id: list_id } = await asStaff('admin/price-list-save', { name });
    const { items } = await asStaff('admin/products-list?size=100');
    // Several companies buy the same item.
    const skus = [...new Set<string>(items.map(({ sku }: { sku: string }) => sku))].slice(0, 50);
    for (const sku of skus) await asStaff('admin/price-line-save', { list_id, sku, price: 100 });
    const rows = skus.map((sku, at) => `${sku},${101 + at}`);
    const page = await open('/admin');
    await page.click('link', 'Price lists');
    await page.click('link', name);
    await page.click('button', 'Import prices');
    await page.upload('Choose an Excel or CSV file', 'december.csv', ['sku,price', ...rows].join('\n'));
    await page.click('button', 'Apply 50 prices');
    await page.see('50 changed.');
  },

  'quote for a new firm’s enquiry': async (_plant, open, url) => {
    const sent = { name: 'Nikhil Rao', company: 'Nova Foundry', email: 'nikhil@nova-foundry.example' };
    const lines = [{ item: 'Gear motor 1.5 kW, foot mounted', qty: 4, unit: 'NOS' }];
    await asVisitor(url)('rfq', { ...sent, requirement: 'For the batching plant.', lines });
    const page = await open('/admin');
    await page.click('link', /Enquiries from the website/);
    await page.click('button', /^Create RFQ.* Nikhil Rao$/);
    await page.dialog.type(/^GST number/, gstin('08AAKCN4172M1Z'));
    await page.dialog.type(/^Ship-to address/, 'Plot 7, RIICO Industrial Area');
    await page.dialog.type(/^City/, 'Bhiwadi');
    await page.dialog.type(/^PIN code/, '301019');
    await page.dialog.click('button', 'Create RFQ');
    await page.type(/^HSN/, '850152');
    await page.type('Unit price (₹)', '18500');
    await page.click('button', 'Send quote');
    await page.see(/QUO-\d+\/1 sent to/);
  },

  'enter an order of 10 pasted lines': async ({ company, products }, open) => {
    const page = await open('/admin');
    await page.click('link', 'Orders');
    await page.click('link', 'New order');
    // The list has a field Company too.
    await page.see('Choose the company, then add');
    await page.choose('Company', company.name);
    await page.choose(/^Source/, 'Email');
    await page.type(/^PO number/, 'SC/PO/77');
    await page.paste(/^Paste rows/, products.map(({ sku }) => `${sku}\t4`).join('\n'));
    await page.see('before tax');
    await page.click('button', 'Review order');
    await page.dialog.click('button', 'Place order');
    await page.see('Entered by PlantSetu from an email.');
  },

  'order a BOM of 10 lines, as the buyer': async ({ products }, open) => {
    // Three of the ten have only a description.
    const rows = products.map(({ sku, name }, at) => (at < 7 ? `${sku}\t\t4` : `\t${name}\t4`));
    const page = await open('/portal');
    await page.click('link', 'Catalog');
    await page.click('link', 'Quick order from a list');
    await page.type(/^SKUs and quantities/, ['SKU\tDescription\tQty', ...rows].join('\n'));
    for (const { sku } of products.slice(7)) await page.click('button', new RegExp(`^Choose .*${sku}`));
    await page.click('button', 'Add 10 rows to cart');
    await page.click('link', 'Open the cart');
    await page.type(/^PO Number/, 'SC/PO/78');
    await page.click('button', 'Place Order');
    await page.dialog.click('button', 'Place Order');
    await page.see('SC/PO/78');
  },

  'pack, invoice and dispatch an order': async (plant, open) => {
    const id = await confirmedOrder(plant, 3);
    const page = await open('/admin');
    await page.click('link', /Orders to pack or dispatch/);
    await page.click('link', String(id));
    await page.click('button', 'Pack goods');
    await page.dialog.click('button', 'Pack');
    await page.click('button', /^Issue invoice/);
    await page.dialog.click('button', 'Issue invoice');
    await page.click('button', 'Dispatch');
    await page.dialog.type('Carrier', 'Blue Dart');
    await page.dialog.type(/^AWB number/, `BD${id}07`);
    await page.dialog.click('button', 'Dispatch');
    await page.see('In transit');
  },

  'credit a returned line': async (plant, open) => {
    const { id, inv } = await orderWithReturn(plant);
    const page = await open('/admin');
    await page.click('link', /Orders with a return or claim/);
    await page.click('link', String(id));
    await page.click('button', 'Approve');
    await page.dialog.click('checkbox', 'The goods have arrived');
    await page.dialog.click('radio', 'Yes, add to stock');
    await page.dialog.click('button', 'Approve and receive');
    await page.click('link', `Credit on ${inv}`);
    await page.dialog.click('button', 'Issue credit note');
    await page.see(/^PSC\//);
  },

  'send a statement of account': async (plant, open) => {
    await invoicedOrder(plant, 1);
    const page = await open('/admin');
    await page.click('link', 'Receivables');
    await page.click('link', plant.company.name);
    await page.click('button', 'Statement');
    await page.click('button', 'Email to accounts');
    await page.see(/accounts@sirohi\.example/);
  },

  'answer a ticket and close it': async ({ asBuyer }, open) => {
    const subject = 'Two seals short';
    const { code } = await asBuyer('customer/support-ticket', { subject, message: 'Two of 20 are missing.' });
    const page = await open('/admin');
    await page.click('link', /Open tickets/);
    await page.click('link', code);
    await page.type(/^Answer/, 'Two seals leave today, LR 448812101.');
    await page.click('button', 'Send and close');
    await page.see('Closed');
  },

  // The last: its orders would fill the first page of the list from which one is packed.
  'confirm 20 orders': async (plant, open) => {
    await cancelPlaced(plant);
    for (let count = 0; count < 20; count++) await placeOrder(plant, 1);
    const page = await open('/admin');
    await page.click('link', /Orders to confirm/);
    await page.see('20 orders');
    await page.click('checkbox', 'Select all rows on this page');
    await page.click('button', 'Confirm');
    await page.dialog.click('button', 'Confirm');
    await page.see('20 orders confirmed.');
  },
};

/** A GST number with its check character. */
function gstin(start: string): string {
  return start + checkCharacter(start);
}
