/** Messages of a 409: another user changed the record after the caller opened it. */

const changedSince = (record: string) =>
  `This ${record} has changed since you opened it. Nothing was saved. Review it and try again.`;

export const ORDER_CHANGED = changedSince('order');
export const RFQ_CHANGED = changedSince('RFQ');
export const QUOTE_CHANGED = changedSince('quote');
export const ENQUIRY_CHANGED = changedSince('enquiry');
export const INVOICE_CHANGED = changedSince('invoice');
export const RECEIPT_CHANGED = changedSince('receipt');
export const TICKET_CHANGED = changedSince('ticket');
export const APPLICATION_CHANGED = changedSince('application');
