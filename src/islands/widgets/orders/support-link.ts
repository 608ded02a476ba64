import type { TicketCategory } from '#contracts/support/categories.ts';

/** The support form with an order, and a category if the page suggests one. */
export const supportLink = (order: number, category?: TicketCategory) =>
  `/portal/support?order=${order}${category ? `&category=${category}` : ''}`;
