import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, required, text } from '../fields/text.ts';

/** Most views of one employee for one list. */
export const MAX_VIEWS = 20;

/** The lists that keep views, by the end of their address: those of the admin area, and buyers' orders and catalogue. */
export const ViewedList = z.enum([
  'catalog',
  ...(['orders', 'rfqs', 'invoices', 'products', 'tickets', 'companies', 'customers', 'receipts'] as const),
]);
export type ViewedList = z.infer<typeof ViewedList>;

/** A list with its filters, search, order and columns under a name. */
export const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  /** Query string of the list's address, without `?`. */
  search: z.string(),
  /** True if all staff see it. */
  shared: z.boolean(),
  /** True if the caller saved it, and may change it. */
  mine: z.boolean(),
  /** Name of the employee who saved it. */
  by: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

/** A new view, or with `id` a change of one. */
export const SaveView = z.object({
  id: z.optional(id),
  list: ViewedList,
  name: required(40, 'Enter a name.'),
  search: text(2000),
  shared: z.boolean(),
});
export type SaveView = z.infer<typeof SaveView>;

/** The caller's views of a list and those that colleagues share, by name. */
export const listViewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/view-list',
  roles: staffRoles,
  query: z.object({ list: ViewedList }),
  reply: z.object({ items: z.array(SavedView) }),
});

/**
 * Saves a view, or changes the caller's view with this `id`. 404 for another employee's view, 409 for a name that the caller
 * has already used for this list, and above 20 views.
 */
export const saveViewEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/view-save',
  roles: staffRoles,
  body: SaveView,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Deletes one of the caller's views, or a shared one: it outlives the account of who saved it. 404 for a colleague's own view. */
export const removeViewEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/view-remove',
  roles: staffRoles,
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
