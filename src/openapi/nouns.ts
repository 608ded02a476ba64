/** The folders of the contracts, in the order of the reference: a title and what the calls are about. */
export const NOUNS: Record<string, { title: string; text: string }> = {
  auth: { title: 'Signing in', text: 'Sessions, passwords and the devices of an account.' },
  catalog: {
    title: 'Catalogue',
    text: 'Products and their search, favourites, stock, price lists, imports, GST rates and documents.',
  },
  delivery: { title: 'Delivery', text: 'Cut-off times, holidays and zones from which delivery dates are promised.' },
  orders: { title: 'Orders', text: 'Carts, orders, approvals, consignments, returns and tracking.' },
  lists: { title: 'Requisition lists', text: 'Lists of products to reorder, their reminders, and notices of stock.' },
  quotes: { title: 'RFQs and quotes', text: 'Requests for quotes, quotes and the prices agreed in them.' },
  invoices: {
    title: 'Invoices',
    text: 'Invoices, credit and debit notes, delivery challans and the seller’s details.',
  },
  receipts: { title: 'Receipts', text: 'Money received, what it settles, refunds and write-offs.' },
  receivables: {
    title: 'Receivables',
    text: 'Ageing, statements of account, promises to pay, credit limits and reminders.',
  },
  bank: { title: 'Bank', text: 'Lines of bank statements and the receipts they become.' },
  tds: { title: 'TDS', text: 'Tax deducted by buyers and their certificates.' },
  gst: { title: 'GST', text: 'GSTR-1, e-invoices, e-way bills and files for Tally.' },
  accounts: { title: 'Books', text: 'Monthly closing and the lock date of the books.' },
  reports: { title: 'Reports', text: 'Sales, stock, service and money, by period.' },
  companies: { title: 'Companies', text: 'Companies, their people, addresses and rules for orders.' },
  support: { title: 'Support', text: 'Support tickets.' },
  visitors: { title: 'Public forms', text: 'Enquiries, messages, applications, webinars and the newsletter.' },
  privacy: { title: 'Personal data', text: 'What is held on a person, its export and its erasure.' },
  portal: { title: 'Portal', text: 'The buyer’s overview.' },
  admin: { title: 'Admin', text: 'Dashboard, search, staff, exports and the audit log.' },
  health: { title: 'Health', text: 'Whether the database, the file store and the emails work.' },
  outbox: { title: 'Emails', text: 'Emails that wait, were sent or failed.' },
};
