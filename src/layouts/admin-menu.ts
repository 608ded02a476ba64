import { createCustomerEndpoint } from '#contracts/companies/create-customer.ts';
import type { StaffRight } from '#contracts/endpoint.ts';

/** A link of the admin sidebar. */
export interface MenuEntry {
  section: string;
  href: string;
  label: string;
  /** SVG path of a 20 × 20 line icon. */
  drawing: string;
  /** For admins only: the browser hides it from employees, and the server refuses them. */
  admins?: true;
  /** Rights of which an employee needs one: the browser hides it from others. */
  needs?: readonly StaffRight[] | undefined;
}

/** The admin sidebar, in groups. */
export const adminMenu = [
  [
    {
      section: 'dashboard',
      href: '/admin',
      label: 'Dashboard',
      drawing: 'M2.5 2.5h6v8h-6zm0 11h6v4h-6zm9-11h6v4h-6zm0 7h6v8h-6z',
    },
  ],
  [
    {
      section: 'enquiries',
      href: '/admin/enquiries',
      label: 'Enquiries',
      drawing: 'M2.5 4.5h15v11h-15zm0 .5 7.5 6 7.5-6',
    },
    {
      section: 'rfqs',
      href: '/admin/rfqs',
      label: 'RFQs',
      drawing: 'M4 2.5h8l4 4v11H4zM12 2.5v4h4M7 10h6m-6 3.5h4',
    },
    {
      section: 'orders',
      href: '/admin/orders',
      label: 'Orders',
      drawing: 'M4 2.5h12v15H4zM7 6.5h6M7 10h6m-6 3.5h3',
    },
    {
      section: 'invoices',
      href: '/admin/invoices',
      label: 'Invoices',
      drawing:
        'M4 2.5h12v15l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM7.5 6h5m-5 2.5h5m-3.5 0c3.5 0 3.5 3.5 0 3.5h-1l3 2.5',
    },
    {
      section: 'receipts',
      href: '/admin/receipts',
      label: 'Receipts',
      drawing: 'M2.5 5h15v10h-15zM5 5v10m10-10v10M10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
    },
    {
      section: 'receivables',
      href: '/admin/receivables',
      label: 'Receivables',
      drawing: 'M2.5 2.5v15h15M6 14.5v-4h2.5v4M10 14.5v-8h2.5v8M14 14.5v-6h2.5v6',
    },
    {
      section: 'gst',
      href: '/admin/gst',
      label: 'GST and accounts',
      drawing: 'M3.5 2.5h13v15h-13zM6.5 5.5h7v3h-7zm0 6h1m2.5 0h1m2.5 0h1m-8 3h1m2.5 0h1m2.5 0h1',
    },
    {
      section: 'reports',
      href: '/admin/reports',
      label: 'Reports',
      drawing: 'M2.5 17.5h15M4.5 17.5v-6h3v6m1-0v-10h3v10m1 0v-14h3v14',
    },
    {
      section: 'tickets',
      href: '/admin/tickets',
      label: 'Tickets',
      drawing: 'M2.5 3.5h15v10h-8l-4 4v-4h-3zM6 7h8m-8 3h5',
    },
  ],
  [
    {
      section: 'companies',
      href: '/admin/companies',
      label: 'Companies',
      drawing: 'M2.5 17.5v-10l5 3v-3l5 3v-8h5v15zM6 14h1m2.5 0h1m2.5 0h1',
    },
    {
      section: 'products',
      href: '/admin/products',
      label: 'Products',
      drawing: 'm10 2 7 3.75v8.5L10 18l-7-3.75v-8.5zM3 5.75 10 9.5l7-3.75M10 9.5V18',
    },
    {
      section: 'stores',
      href: '/admin/stores',
      label: 'Stores',
      drawing: 'M2.5 17.5v-11L10 2.5l7.5 4v11M5.5 17.5v-8h9v8M5.5 12h9m-9 2.75h9',
    },
    {
      section: 'delivery',
      href: '/admin/delivery',
      label: 'Delivery',
      drawing:
        'M1.5 4.5h10.5v10h-10.5zM12 8h3.5l3 3v3.5h-6.5M5.5 17.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5zm9 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5z',
    },
    {
      section: 'price-lists',
      href: '/admin/price-lists',
      label: 'Price lists',
      drawing: 'M10.5 2.5h7v7l-8 8-7-7zM14 6.5v-.5m-6 4 2.5 2.5M10.5 8 13 10.5',
    },
    {
      section: 'customers',
      href: '/admin/customers',
      label: 'Customers',
      drawing:
        'M7.5 9.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zm-6 8v-1.25a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v1.25m-.5-8.25a2.75 2.75 0 1 0-1-5.4m3 8.4a4 4 0 0 1 4 4v1.25',
    },
    {
      section: 'create-customer',
      href: '/admin/create-customer',
      label: 'Create Customer',
      needs: createCustomerEndpoint.needs,
      drawing:
        'M8 9.5A3.5 3.5 0 1 0 8 2.5a3.5 3.5 0 0 0 0 7zm-6.5 8v-1.25a4 4 0 0 1 4-4h3.75M15 11v6.5M11.75 14.25h6.5',
    },
  ],
  [
    {
      section: 'applications',
      href: '/admin/applications',
      label: 'Applications',
      drawing: 'M5 2.5h10v15H5zM10 9a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 10 9zm-3 5.5c0-3.5 6-3.5 6 0',
    },
    {
      section: 'messages',
      href: '/admin/messages',
      label: 'Messages',
      drawing: 'M2.5 10.5v6h15v-6l-3-7h-9zm0 0H7l1 2.5h4l1-2.5h4.5',
    },
  ],
  [
    {
      section: 'staff',
      href: '/admin/staff',
      label: 'Staff',
      drawing: 'M10 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-6.5 8.5v-1.5a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v1.5z',
      admins: true,
    },
    {
      section: 'personal-data',
      href: '/admin/personal-data',
      label: 'Personal data',
      drawing: 'M10 2.5l6.5 2.5v4.5c0 4-2.8 6.8-6.5 8-3.7-1.2-6.5-4-6.5-8V5zM7 10l2.25 2.25L13.25 8',
      admins: true,
    },
    {
      section: 'audit',
      href: '/admin/audit',
      label: 'Audit log',
      drawing: 'M4 2.5h12v15H4zM7 6.5h1m2 0h3.5M7 10h1m2 0h3.5M7 13.5h1m2 0h3.5',
    },
    {
      section: 'outbox',
      href: '/admin/outbox',
      label: 'Outbox',
      drawing: 'm2.5 9.5 15-7-6 15-2.5-6zm6.5 2 8.5-9',
    },
  ],
] as const satisfies readonly (readonly MenuEntry[])[];

/** The sidebar entry that a page belongs to. */
export type AdminSection = (typeof adminMenu)[number][number]['section'];
