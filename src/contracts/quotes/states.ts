import { type Badge, type State, type States, statusesSetBy } from '../life-cycle.ts';

interface RfqState extends Badge {
  /** Not yet quoted, declined or cancelled. */
  isOpen?: true;
  /** Staff have the next step. */
  isWaitingForStaff?: true;
  /** Closed: no more messages. */
  isEnded?: true;
}

const rfqs = {
  submitted: {
    ...{ tone: 'busy', isOpen: true, isWaitingForStaff: true },
    createdBy: ['buyer'],
    to: { buyer: ['cancelled'], staff: ['under review', 'more information requested', 'declined'], system: ['quoted'] },
  },
  'under review': {
    ...{ tone: 'busy', isOpen: true, isWaitingForStaff: true },
    // Staff turn an enquiry into an RFQ.
    createdBy: ['staff'],
    to: { buyer: ['cancelled'], staff: ['more information requested', 'declined'], system: ['quoted'] },
  },
  'more information requested': {
    ...{ tone: 'warn', isOpen: true },
    // The buyer's answer sets it under review.
    to: { buyer: ['under review', 'cancelled'], staff: ['under review', 'declined'], system: ['quoted'] },
  },
  // Until its quote is withdrawn.
  quoted: { tone: 'ok', to: { system: ['under review'] } },
  declined: { tone: 'bad', isEnded: true, to: {} },
  cancelled: { tone: 'idle', isEnded: true, to: {} },
} as const satisfies Record<string, State & RfqState>;

/** Life cycle of an RFQ. The system: a quote is sent or withdrawn. */
export const RFQ_STATES: States<keyof typeof rfqs, RfqState> = rfqs;

/** Statuses that staff set directly. */
export const RFQ_MOVES = statusesSetBy(rfqs, 'staff');

interface QuoteState extends Badge {
  /** The buyer has not decided on it, or has countered. */
  isOpen?: true;
  /** Counts as lost in the report on quotes, if it is the last version. */
  isLost?: true;
}

const quotes = {
  draft: { tone: 'idle', createdBy: ['staff'], to: { staff: ['sent'] } },
  sent: {
    ...{ tone: 'busy', isOpen: true },
    // A newer version is sent, or its last day passes.
    to: { buyer: ['accepted', 'countered', 'declined'], staff: ['withdrawn'], system: ['superseded', 'expired'] },
  },
  accepted: { tone: 'ok', to: {} },
  countered: { tone: 'warn', isOpen: true, to: { staff: ['withdrawn'], system: ['superseded'] } },
  superseded: { tone: 'idle', to: {} },
  declined: { tone: 'bad', isLost: true, to: {} },
  withdrawn: { tone: 'idle', to: {} },
  expired: { tone: 'bad', isLost: true, to: {} },
} as const satisfies Record<string, State & QuoteState>;

/** Life cycle of one version of a quote. */
export const QUOTE_STATES: States<keyof typeof quotes, QuoteState> = quotes;
