import { describe, expect, it } from 'vitest';
import { BANK_LINE_STATES, BANK_LINE_STATUSES } from './bank/states.ts';
import { IMPORT_STATES } from './catalog/states.ts';
import {
  BILLED_INVOICE_STATUSES,
  INVOICE_STATES,
  SHOWN_INVOICE_STATUSES,
  STORED_INVOICE_STATUSES,
  UNPAID_INVOICE_STATUSES,
} from './invoices/states.ts';
import {
  canMove,
  type State,
  type States,
  statusesBefore,
  statusesOf,
  statusesSetBy,
  statusesWith,
} from './life-cycle.ts';
import { ORDER_MOVES, ORDER_STATES, RETURN_MOVES, RETURN_STATES, SHIPMENT_STATES } from './orders/states.ts';
import { QUOTE_STATES, RFQ_MOVES, RFQ_STATES } from './quotes/states.ts';
import { PROMISE_STATES } from './receivables/promise-states.ts';
import { PURCHASE_ORDER_MOVES, PURCHASE_ORDER_STATES } from './stores/states.ts';
import { TICKET_STATES } from './support/states.ts';
import { APPLICATION_STATES, NOTIFIABLE_STATUSES } from './visitors/states.ts';

/**
 * The life cycles as they were agreed, one line a status: who creates it, who may turn it into which, what it counts as, how it is
 * shown. A table that changes has to change here too, where the change is read as a whole.
 */
const SHIPPED =
  'system: confirmed, packed, partly shipped, in transit, out for delivery, delivered, return requested, returned';
const ANY = 'staff: received, shortlisted, interview, hired, declined';
const AGREED: [string, Readonly<Record<string, State>>, string][] = [
  [
    'an order',
    ORDER_STATES,
    `pending approval | by buyer | buyer: placed, rejected, cancelled; system: on hold | warn, step 0, isOpen
     placed | by buyer | buyer: cancelled; staff: confirmed, cancelled; system: on hold | busy, step 0, isOpen, isAwaited, isSale, isOnCredit
     confirmed | | staff: on hold, cancelled; ${SHIPPED} | busy, step 1, isOpen, isAwaited, isSale, isOnCredit, isPackable, isToShip
     packed | | staff: cancelled; ${SHIPPED} | busy, step 2, isOpen, isAwaited, isSale, isOnCredit, isPackable, isToShip
     partly shipped | | ${SHIPPED} | busy, step 3, isOpen, isAwaited, isSale, isOnCredit, isPackable, isToShip, isReturnable
     in transit | | ${SHIPPED} | busy, step 3, isOpen, isAwaited, isSale, isOnCredit, isPackable, isUnderWay, isReturnable
     out for delivery | | ${SHIPPED} | busy, step 4, isOpen, isAwaited, isSale, isOnCredit, isPackable, isUnderWay, isReturnable
     delivered | | buyer: return requested; staff: completed | ok, step 5, isSale, isReturnable
     completed | | buyer: return requested | ok, step 6, isSale, isReturnable
     on hold | by buyer | buyer: confirmed; staff: confirmed, cancelled | warn, step null, isOpen, isAwaited, isSale, needsReason
     rejected | | | bad, step null, isCalledOff
     cancelled | | | idle, step null, isCalledOff, needsReason
     return requested | | system: delivered, completed, returned | warn, step 6, isOpen, isSale, isReturnable
     returned | | | idle, step 6, isSale`,
  ],
  [
    'a shipment',
    SHIPMENT_STATES,
    `packed | by staff | staff: in transit | busy, staffTone idle
     in transit | | staff: out for delivery, delivered | busy, isSent, isUnderWay
     out for delivery | | staff: delivered | busy, isSent, isUnderWay
     delivered | | | ok, isSent`,
  ],
  [
    'a return',
    RETURN_STATES,
    `requested | by buyer | staff: approved, accepted, sent again, rejected | busy, staffTone warn, isOpen
     approved | | staff: received | busy, isOpen
     accepted | | | ok, isCredited
     sent again | | system: requested | ok
     rejected | | | bad, staffTone idle
     received | | | ok, isCredited`,
  ],
  [
    'an RFQ',
    RFQ_STATES,
    `submitted | by buyer | buyer: cancelled; staff: under review, more information requested, declined; system: quoted | busy, isOpen, isWaitingForStaff
     under review | by staff | buyer: cancelled; staff: more information requested, declined; system: quoted | busy, isOpen, isWaitingForStaff
     more information requested | | buyer: under review, cancelled; staff: under review, declined; system: quoted | warn, isOpen
     quoted | | system: under review | ok
     declined | | | bad, isEnded
     cancelled | | | idle, isEnded`,
  ],
  [
    'a quote',
    QUOTE_STATES,
    `draft | by staff | staff: sent | idle
     sent | | buyer: accepted, countered, declined; staff: withdrawn; system: superseded, expired | busy, isOpen
     accepted | | | ok
     countered | | staff: withdrawn; system: superseded | warn, isOpen
     superseded | | | idle
     declined | | | bad, isLost
     withdrawn | | | idle
     expired | | | bad, isLost`,
  ],
  [
    'an invoice',
    INVOICE_STATES,
    `draft | by staff | staff: issued | idle, isStored
     issued | by staff | system: part paid, paid, cancelled | busy, isStored, isShown, isUnpaid, isBilled
     part paid | | system: issued, paid, cancelled | busy, isStored, isShown, isUnpaid, isBilled
     overdue | | | warn, isShown
     paid | by staff | system: issued, part paid, cancelled | ok, isStored, isShown, isBilled
     cancelled | | | idle, isStored, isShown
     credit note | | | idle, isShown`,
  ],
  [
    'a bank line',
    BANK_LINE_STATES,
    `open | by staff | staff: matched, ignored | warn
     matched | | staff: open | ok
     ignored | | staff: open | idle`,
  ],
  [
    'a purchase order',
    PURCHASE_ORDER_STATES,
    `draft | by staff | staff: sent, cancelled | idle, isDraft
     sent | | staff: cancelled; system: part received, received | busy, isExpected
     part received | | staff: received; system: received | busy, isExpected
     received | | | ok
     cancelled | | | idle`,
  ],
  [
    'an import',
    IMPORT_STATES,
    `checking | by staff | staff: applying, applied, cancelled; system: cancelled | isOpen
     applying | | staff: applied, cancelled | isOpen
     applied | | |
     cancelled | | |`,
  ],
  [
    'a ticket',
    TICKET_STATES,
    `open | by buyer | staff: answered, closed | busy
     answered | | buyer: open; staff: closed | ok
     closed | | buyer: open; staff: open | idle`,
  ],
  [
    'an application',
    APPLICATION_STATES,
    `received | | ${ANY} | warn
     shortlisted | | ${ANY} | busy, messageLabel Next step
     interview | | ${ANY} | busy, messageLabel When and where
     hired | | ${ANY} | ok, messageLabel Next steps
     declined | | ${ANY} | idle, messageLabel About the decision`,
  ],
  [
    'a promise to pay',
    PROMISE_STATES,
    `open | by staff, buyer | system: kept, broken | busy
     kept | | | ok
     kept late | | | warn
     broken | | system: kept late | bad`,
  ],
];

/** A table in the notation above. */
function written(states: Readonly<Record<string, State>>): string[] {
  return Object.entries(states).map(([status, { to, createdBy, ...properties }]) => {
    const moves = Object.entries(to).map(([who, statuses]) => `${who}: ${statuses.join(', ')}`);
    const shown = Object.entries(properties).map(([name, value]) =>
      value === true ? name : name === 'tone' ? value : `${name} ${value}`,
    );
    return [status, createdBy ? `by ${createdBy.join(', ')}` : '', moves.join('; '), shown.join(', ')].join('|');
  });
}

describe('the life cycle', () => {
  it.each(AGREED)('of %s is as agreed', (_, states, text) => {
    const lines = text.split('\n').map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .join('|'),
    );
    expect(written(states)).toEqual(lines);
  });

  it.each([
    ['an order', ORDER_MOVES, ['confirmed', 'completed', 'on hold', 'cancelled']],
    ['a purchase order', PURCHASE_ORDER_MOVES, ['sent', 'received', 'cancelled']],
    ['a return', RETURN_MOVES, ['approved', 'accepted', 'sent again', 'rejected', 'received']],
    ['an RFQ', RFQ_MOVES, ['under review', 'more information requested', 'declined']],
  ])('of %s lets staff set these statuses', (_, moves, statuses) => expect(moves).toEqual(statuses));

  it.each([
    ['stored', STORED_INVOICE_STATUSES, ['draft', 'issued', 'part paid', 'paid', 'cancelled']],
    ['shown', SHOWN_INVOICE_STATUSES, ['issued', 'part paid', 'overdue', 'paid', 'cancelled', 'credit note']],
    ['unpaid', UNPAID_INVOICE_STATUSES, ['issued', 'part paid']],
    ['billed', BILLED_INVOICE_STATUSES, ['issued', 'part paid', 'paid']],
  ])('of an invoice has these %s statuses', (_, listed, statuses) => expect(listed).toEqual(statuses));

  it('of an application and of a bank line name their statuses', () => {
    expect(NOTIFIABLE_STATUSES).toEqual(['shortlisted', 'interview', 'hired', 'declined']);
    expect(BANK_LINE_STATUSES).toEqual(['open', 'matched', 'ignored']);
  });
});

describe('a table of statuses', () => {
  const lamp: States<'off' | 'on' | 'broken', { isLit?: true }> = {
    off: { createdBy: ['staff'], to: { buyer: ['on'], staff: ['on', 'broken'] } },
    on: { isLit: true, to: { buyer: ['off'] } },
    broken: { to: {} },
  };

  it('has its statuses in the order of the table, and those with a property', () => {
    expect(statusesOf(lamp)).toEqual(['off', 'on', 'broken']);
    expect(statusesWith(lamp as Record<string, State>, 'isLit')).toEqual(['on']);
  });

  it('knows which statuses someone sets, and from which', () => {
    expect(statusesSetBy(lamp, 'buyer')).toEqual(['off', 'on']);
    expect(statusesSetBy(lamp, 'staff')).toEqual(['on', 'broken']);
    expect(statusesSetBy(lamp, 'system')).toEqual([]);
    expect(statusesBefore(lamp, 'buyer', 'on')).toEqual(['off']);
    expect(statusesBefore(lamp, 'staff', 'off')).toEqual([]);
  });

  it.each([
    ['buyer', 'off', 'on', true],
    ['buyer', 'off', 'broken', false],
    ['staff', 'off', 'broken', true],
    ['staff', 'on', 'off', false],
    ['system', 'off', 'on', false],
    ['buyer', 'broken', 'off', false],
  ] as const)('lets %s turn %s into %s: %s', (who, from, to, may) => expect(canMove(lamp, who, from, to)).toBe(may));
});
