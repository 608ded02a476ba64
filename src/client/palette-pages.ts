/** A page of the desk, by every name that it goes by. */
export interface DeskPage {
  /** The first is shown. */
  names: readonly string[];
  href: string;
}

/** What people also call the sidebar's pages. */
const ALSO: Record<string, readonly string[]> = {
  '/admin': ['Home', 'Overview', 'Figures', 'Start'],
  '/admin/enquiries': ['Leads', 'Requests', 'Inquiries'],
  '/admin/rfqs': ['Quotes', 'Quotations', 'Requests for quote'],
  '/admin/orders': ['Consignments', 'Shipments', 'Dispatch', 'Returns', 'POs'],
  '/admin/invoices': ['Bills', 'Payments', 'Credit notes', 'Billing', 'Overdue'],
  '/admin/tickets': ['Support', 'Complaints', 'Questions'],
  '/admin/companies': ['Accounts', 'Plants', 'Firms', 'Clients'],
  '/admin/products': ['Catalogue', 'Catalog', 'SKUs', 'Stock', 'Items', 'Inventory'],
  '/admin/customers': ['Buyers', 'Users', 'People'],
  '/admin/create-customer': ['New customer', 'Add customer', 'New buyer', 'New user'],
  '/admin/applications': ['Jobs', 'Careers', 'Candidates', 'Resumes', 'Internships'],
  '/admin/messages': ['Contact form', 'Inbox'],
  '/admin/staff': ['Employees', 'Admins', 'Colleagues', 'Team', 'Roles'],
  '/admin/audit': ['History', 'Changes', 'Who did what'],
  '/admin/outbox': ['Mails', 'Emails', 'E-mails', 'Failed mail'],
};

/** Pages that no link of the sidebar leads to. */
const BEYOND: readonly DeskPage[] = [
  { names: ['To be invoiced', 'Uninvoiced'], href: '/admin/invoices?view=queue' },
  { names: ['Newsletter', 'Subscribers', 'Readers'], href: '/admin/newsletter' },
  { names: ['Webinars', 'Registrations'], href: '/admin/webinars' },
  { names: ['GST rates', 'HSN codes', 'Tax rates'], href: '/admin/rates' },
  { names: ['Add Company', 'New company'], href: '/admin/companies/new' },
  { names: ['Add Product', 'New product'], href: '/admin/products/new' },
  { names: ['Import products', 'Upload CSV'], href: '/admin/products/import' },
];

/**
 * The pages that the words name, of the `sidebar` and of those beyond: first those that are shown by a name which begins so,
 * then those whose shown name has the words, then those that are also called so. Without words what the sidebar holds: the
 * others would stand below all of it.
 */
export function findPages(sidebar: readonly { name: string; href: string }[], words: string): DeskPage[] {
  const pages = sidebar.map(({ name, href }) => ({ names: [name, ...(ALSO[href] ?? [])], href }));
  const asked = wordsOf(words);
  if (asked.length === 0) return words.trim() === '' ? pages : [];
  return [...pages, ...BEYOND]
    .map((page) => ({ page, place: placeOf(page, asked) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .map(({ page }) => page);
}

function placeOf({ names: [shown = '', ...also] }: DeskPage, asked: string[]): number {
  if (shown.toLowerCase().startsWith(asked.join(' '))) return 0;
  if (isNamed(shown, asked)) return 1;
  return also.some((name) => isNamed(name, asked)) ? 2 : Infinity;
}

/** Each word that is asked for begins one of the name's. */
function isNamed(name: string, asked: string[]): boolean {
  const words = wordsOf(name);
  return asked.every((word) => words.some((other) => other.startsWith(word)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
