import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/text.ts';
import { SavedView, SaveView, ViewedList } from './views.ts';

/** Most saved searches of one buyer for one list. */
export const MAX_BUYER_VIEWS = 30;

/** The caller's saved searches of the catalogue or of the orders, by name. */
export const listBuyerViewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/view-list',
  roles: ['customer'],
  query: z.object({ list: ViewedList }),
  reply: z.object({ items: z.array(SavedView) }),
});

/**
 * Saves a search, or changes the caller's search with this `id`; `shared` is ignored, as only the caller sees it. 404 for another
 * person's, 409 for a name that the caller has already used for this list, and above 30 of them.
 */
export const saveBuyerViewEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/view-save',
  roles: ['customer'],
  body: SaveView,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Deletes one of the caller's saved searches. 404 for any other. */
export const removeBuyerViewEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/view-remove',
  roles: ['customer'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
