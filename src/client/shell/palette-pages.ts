/** An admin page and its names. */
interface AdminPage {
  /** The first is shown; the others are aliases. */
  names: readonly string[];
  href: string;
}

/** Other names that people use for the sidebar's pages. */
const ALIASES: Record<string, readonly string[]> = {
  '/admin': ['Home', 'Overview', 'Figures', 'Start'],
  '/admin/enquiries': ['Leads', 'Requests', 'Inquiries'],
  '/admin/rfqs': ['Quotes', 'Quotations', 'Requests for quote'],
  '/admin/orders': ['Consignments', 'Shipments', 'Dispatch', 'Returns', 'POs'],
  '/admin/invoices': ['Bills', 'Payments', 'Credit notes', 'Billing', 'Overdue'],
  '/admin/receipts': ['Advances', 'UTR', 'Money received', 'On account', 'TDS', 'Cheques'],
  '/admin/receivables': [
    'Ageing',
    'Aging',
    'Outstanding',
    'Dunning',
    'Reminders',
    'Statement of account',
    'Credit limit',
  ],
  '/admin/gst': ['GSTR-1', 'GST return', 'E-invoices', 'IRN', 'E-way bills', 'Tally', 'Tax'],
  '/admin/reports': [
    'Sales',
    'Margin',
    'Win rate',
    'On-time delivery',
    'Dead stock',
    'Reorder list',
    'Analysis',
    'MIS',
  ],
  '/admin/tickets': ['Support', 'Complaints', 'Questions'],
  '/admin/companies': ['Accounts', 'Plants', 'Firms', 'Clients'],
  '/admin/products': ['Catalogue', 'Catalog', 'SKUs', 'Stock', 'Items', 'Inventory'],
  '/admin/stores': ['Short items', 'Shortages', 'Warehouse', 'Allocated', 'Backorders'],
  '/admin/delivery': ['Holidays', 'PIN codes', 'Zones', 'Transit times', 'Cut-off', 'Working days'],
  '/admin/price-lists': ['Prices', 'Rate contracts', 'Contract prices', 'Import prices'],
  '/admin/customers': ['Buyers', 'Users', 'People'],
  '/admin/create-customer': ['New customer', 'Add customer', 'New buyer', 'New user'],
  '/admin/applications': ['Jobs', 'Careers', 'Candidates', 'Resumes', 'Internships'],
  '/admin/messages': ['Contact form', 'Inbox'],
  '/admin/staff': ['Employees', 'Admins', 'Colleagues', 'Team', 'Roles'],
  '/admin/personal-data': ['Privacy', 'Erase', 'DPDP', 'Export a person'],
  '/admin/audit': ['History', 'Changes', 'Who did what'],
  '/admin/outbox': ['Mails', 'Emails', 'E-mails', 'Failed mail'],
};

/** Pages that are not in the sidebar. */
const OTHER_PAGES: readonly AdminPage[] = [
  { names: ['To be invoiced', 'Uninvoiced'], href: '/admin/invoices?view=queue' },
  { names: ['Sent emails', 'Sent mail'], href: '/admin/outbox?view=sent' },
  {
    names: ['Period close', 'Month close', 'Year end', 'Financial year', 'Lock date', 'Lock books'],
    href: '/admin/accounts',
  },
  { names: ['Payment advices', 'Paid by buyers'], href: '/admin/receipts?view=advices' },
  { names: ['Promises to pay', 'Broken promises'], href: '/admin/receivables?view=promises' },
  {
    names: ['Bank statements', 'Import bank statement', 'Bank CSV', 'UTR', 'NEFT', 'Reconcile'],
    href: '/admin/bank',
  },
  { names: ['TDS on purchases', 'TDS', '194Q', 'Form 16A', 'Form 131', 'TDS certificates'], href: '/admin/tds' },
  {
    names: ['Security', 'Password', 'Second factor', 'Passkeys', 'Authenticator app', 'Recovery codes', '2FA'],
    href: '/admin/security',
  },
  { names: ['Newsletter', 'Subscribers', 'Readers'], href: '/admin/newsletter' },
  { names: ['Webinars', 'Registrations'], href: '/admin/webinars' },
  { names: ['GST rates', 'HSN codes', 'Tax rates'], href: '/admin/rates' },
  { names: ['Search synonyms', 'Synonyms', 'Search words'], href: '/admin/synonyms' },
  { names: ['Add Company', 'New company'], href: '/admin/companies/new' },
  { names: ['New RFQ', 'Enter RFQ', 'Phone enquiry'], href: '/admin/rfqs/new' },
  { names: ['New order', 'Enter order', 'Phone order'], href: '/admin/orders/new' },
  { names: ['Add Product', 'New product'], href: '/admin/products/new' },
  { names: ['Stock list', 'Free stock', 'On hand'], href: '/admin/stores?view=stock' },
  { names: ['Purchase orders', 'Buying', 'GRN', 'Goods receipt'], href: '/admin/stores?view=purchase-orders' },
  { names: ['New purchase order'], href: '/admin/purchase-orders/new' },
  {
    names: ['Stock counts', 'Stock taking', 'Physical verification', 'Count sheet'],
    href: '/admin/stores?view=counts',
  },
  { names: ['Vendors', 'Suppliers'], href: '/admin/stores?view=vendors' },
  { names: ['Import products', 'Upload CSV', 'Upload Excel'], href: '/admin/products/import' },
];

/**
 * The pages that match a search: first those whose shown name starts with it, then those whose shown name contains its words,
 * then those with a matching alias. An empty search returns the sidebar's pages only.
 */
export function findPages(sidebar: readonly { name: string; href: string }[], search: string): AdminPage[] {
  const pages = sidebar.map(({ name, href }) => ({ names: [name, ...(ALIASES[href] ?? [])], href }));
  const terms = splitWords(search);
  if (terms.length === 0) return search.trim() === '' ? pages : [];
  return [...pages, ...OTHER_PAGES]
    .map((page) => ({ page, rank: rankOf(page, terms) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}

function rankOf({ names: [shown = '', ...aliases] }: AdminPage, terms: string[]): number {
  if (shown.toLowerCase().startsWith(terms.join(' '))) return 0;
  if (matches(shown, terms)) return 1;
  return aliases.some((alias) => matches(alias, terms)) ? 2 : Infinity;
}

/** Whether every term is the beginning of a word of the name. */
function matches(name: string, terms: string[]): boolean {
  const words = splitWords(name);
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
