/** The page of the emails that were sent about a record, found by its number: `100020`, `RFQ-000012`. */
export const sentMailsHref = (number: string) => `/admin/outbox?view=sent&q=${encodeURIComponent(number)}`;
