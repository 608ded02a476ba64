/** What the payloads of several mails have in common. */

export const order = { order_id: 100123, name: 'Asha Rao', po_number: '4500012345' };
export const goods = {
  ship_to: 'Main works, Plot 14, RIICO Industrial Area, Bhiwadi, Rajasthan 301019',
  lines: [
    {
      sku: 'BRG-6205-2RS',
      name: 'Deep groove ball bearing 6205-2RS, 25×52×15 mm',
      qty: 20,
      unit: 'NOS',
      total: '₹8,400.00',
    },
    { sku: 'GRS-EP2-18', name: 'Lithium grease EP 2, 18 kg pail', qty: 2, unit: 'PAIL', total: '₹11,250.00' },
  ],
  subtotal: '₹19,650.00',
  tax: '₹3,537.00',
  total: '₹23,187.00',
};
export const counted = goods.lines.map(({ sku, name, qty, unit }) => ({ sku, name, qty, unit }));
export const forStaff = { company: 'Aravalli Auto Components Pvt. Ltd.' };
export const token = 'kX3vT0kenT0kenT0kenT0kenT0kenT0kenT0kenT0ke';
