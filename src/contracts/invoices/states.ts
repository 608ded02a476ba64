import { type Badge, type State, type States, statusesWith } from '../life-cycle.ts';

interface InvoiceState extends Badge {
  /** Stored in the database; the others are derived when the invoice is read. */
  isStored?: true;
  /** Shown to buyers and staff. */
  isShown?: true;
  /** An amount is due. */
  isUnpaid?: true;
  /** Issued and not cancelled: its goods are billed. */
  isBilled?: true;
}

const invoices = {
  // Not created by any call yet; buyers never see it.
  draft: { tone: 'idle', isStored: true, createdBy: ['staff'], to: { staff: ['issued'] } },
  issued: {
    ...{ tone: 'busy', isStored: true, isShown: true, isUnpaid: true, isBilled: true },
    createdBy: ['staff'],
    to: { system: ['part paid', 'paid', 'cancelled'] },
  },
  'part paid': {
    ...{ tone: 'busy', isStored: true, isShown: true, isUnpaid: true, isBilled: true },
    // Back to issued if the payment is reversed.
    to: { system: ['issued', 'paid', 'cancelled'] },
  },
  // Unpaid after its due date.
  overdue: { tone: 'warn', isShown: true, to: {} },
  paid: {
    ...{ tone: 'ok', isStored: true, isShown: true, isBilled: true },
    // Every credit note is created as paid.
    createdBy: ['staff'],
    to: { system: ['issued', 'part paid', 'cancelled'] },
  },
  // Fully credited.
  cancelled: { tone: 'idle', isStored: true, isShown: true, to: {} },
  'credit note': { tone: 'idle', isShown: true, to: {} },
} as const satisfies Record<string, State & InvoiceState>;

/** Life cycle of an invoice. The system's steps follow from payments and credit notes. */
export const INVOICE_STATES: States<keyof typeof invoices, InvoiceState> = invoices;

export const STORED_INVOICE_STATUSES = statusesWith(invoices, 'isStored');
export const SHOWN_INVOICE_STATUSES = statusesWith(invoices, 'isShown');
export const UNPAID_INVOICE_STATUSES = statusesWith(invoices, 'isUnpaid');
export const BILLED_INVOICE_STATUSES = statusesWith(invoices, 'isBilled');
