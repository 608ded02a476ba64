import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { clearIdempotencyKey, idempotencyKeyFor } from '#client/idempotency-key.ts';
import { addLines, readCart } from '#client/cart.ts';
import { formatDate } from '#client/format.ts';
import { queryClient } from '#client/queries.ts';
import { units } from '#contracts/fields/units.ts';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { createRfqEndpoint } from '#contracts/quotes/rfqs.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { itemText } from './asked-item.ts';
import type { TypedRow } from '#client/table-files/read-rows.ts';
import type { ResolvedRow } from './resolve-rows.ts';

/** The rows added to the cart, and the RFQ sent. */
export interface SubmitResult {
  /** Rows added to the cart. */
  lines: number;
  rfq: { id: number; code: string; lines: number } | null;
}

/** Whether all of a row goes to the cart. */
export const isAvailable = ({ to_cart, to_rfq }: ResolvedRow) => to_cart > 0 && to_rfq === 0;

/** By how many lines the cart would exceed the limit of an order; 0 if all fit. */
export function excessLines(rows: ResolvedRow[]): number {
  const cart = readCart();
  const inCart = new Set(cart.map(({ product_id }) => product_id));
  const added = rows.filter(({ product, to_cart }) => to_cart > 0 && !inCart.has(product!.id)).length;
  return Math.max(0, cart.length + added - MAX_ORDER_LINES);
}

/**
 * Submits all rows in one step: first sends the RFQ, which may fail, then fills the cart, which cannot. `onDone` gets the
 * rows submitted; after a failure none are.
 */
export function useSubmitRows(onDone: (rows: ResolvedRow[]) => void) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<SubmitResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReviewed, setReviewed] = useState(false);
  const [draft, edit, clearDraft] = useTabDraft('quick order note', { note: '' });

  async function submit(rows: ResolvedRow[]) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const toRfq = rows.filter(({ to_rfq }) => to_rfq > 0);
    // In the order typed, which is then also that of the cart.
    let finished: ResolvedRow[] = [];
    let rfq: SubmitResult['rfq'] = null;
    try {
      if (toRfq.length > 0) {
        const request = rfqRequest(toRfq, draft.note);
        const body = { ...request, idempotency_key: await idempotencyKeyFor('rfq', request) };
        rfq = { ...(await call(createRfqEndpoint, { body })), lines: toRfq.length };
        clearIdempotencyKey('rfq');
      }
      finished = rows.filter(({ to_cart, to_rfq }) => to_cart > 0 || to_rfq > 0);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      const lines = fillCart(finished);
      if (rfq) void queryClient.invalidateQueries();
      if (finished.length > 0) {
        setResult({ lines, rfq });
        setReviewed(false);
        if (rfq) clearDraft();
        onDone(finished);
      }
      setBusy(false);
    }
  }

  return {
    ...{ submit, busy, result, failure, clearResult: () => setResult(null) },
    /** An RFQ is reviewed before it is sent; without one, nothing leaves the browser. */
    start: (rows: ResolvedRow[]) => (rows.some(({ to_rfq }) => to_rfq > 0) ? setReviewed(true) : void submit(rows)),
    /** Adds the rows that are available in full; the others stay where they are. */
    addAvailable: (rows: ResolvedRow[]) => void submit(rows.filter(isAvailable)),
    review: {
      isOpen: isReviewed,
      close: () => setReviewed(false),
      note: draft.note,
      setNote: (note: string) => edit({ note }),
    },
  };
}

function fillCart(rows: ResolvedRow[]): number {
  const lines = rows.flatMap(({ product, to_cart }) =>
    product && to_cart > 0 ? [{ ...product, product_id: product.id, qty: to_cart }] : [],
  );
  if (lines.length > 0) addLines(lines);
  return lines.length;
}

function rfqRequest(rows: ResolvedRow[], note: string) {
  const origin = 'From a quick order: items not in the catalogue or short of stock.';
  return {
    title: `Quick order of ${formatDate(new Date().toISOString())}`,
    requirement: [note.trim(), origin].filter(Boolean).join('\n\n'),
    lines: rows.map(rfqLine),
  };
}

/** What the RFQ asks for. */
export function rfqLine({ product, sku, unit, typed, to_rfq }: ResolvedRow) {
  return {
    item: product ? `${product.name} (${product.sku})`.slice(0, 300) : rfqItem(typed[0], sku),
    product_id: product?.id ?? null,
    qty: to_rfq,
    unit: product?.unit ?? rfqUnit(unit),
  };
}

/** The code of the GST rules if the unit is written as one; else as written. */
function rfqUnit(unit: string): string {
  const code = unit.toUpperCase();
  return code in units ? code : unit || 'NOS';
}

function rfqItem(row: TypedRow, sku: string): string {
  return itemText(row, sku).slice(0, 300).toWellFormed();
}
