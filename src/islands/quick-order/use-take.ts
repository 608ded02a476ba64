import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { addLines, readCart } from '#client/cart.ts';
import { formatDate } from '#client/format.ts';
import { queryClient } from '#client/queries.ts';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { createRfqEndpoint, MAX_RFQ_LINES } from '#contracts/rfqs.ts';
import type { AnsweredRow } from './answer-rows.ts';

/** What the step did. */
export interface Taken {
  /** Rows that went into the cart. */
  lines: number;
  rfqs: { id: number; code: string; lines: number }[];
}

/** How many lines more the cart would have than an order holds; 0 where all fit. */
export function linesTooMany(rows: AnsweredRow[]): number {
  const cart = readCart();
  const there = new Set(cart.map(({ product_id }) => product_id));
  const added = rows.filter(({ product, to_cart }) => to_cart > 0 && !there.has(product!.id)).length;
  return Math.max(0, cart.length + added - MAX_ORDER_LINES);
}

/**
 * One step for all rows: asks for quotes first, which may fail, then fills the cart, which cannot. `done` is told which
 * rows are dealt with; after a failure those stay that were not.
 */
export function useTake(done: (rows: AnsweredRow[]) => void) {
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function take(rows: AnsweredRow[]) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const asked = rows.filter(({ to_rfq }) => to_rfq > 0);
    const settled = new Set<AnsweredRow>();
    const rfqs: Taken['rfqs'] = [];
    try {
      for (let from = 0; from < asked.length; from += MAX_RFQ_LINES) {
        const part = asked.slice(from, from + MAX_RFQ_LINES);
        const { id, code } = await call(createRfqEndpoint, { body: requestOf(part, from, asked.length) });
        rfqs.push({ id, code, lines: part.length });
        for (const row of part) settled.add(row);
      }
      for (const row of rows) if (row.to_cart > 0) settled.add(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      // As they were typed, so that the cart lists them in the buyer's own order.
      const finished = rows.filter((row) => settled.has(row));
      const lines = fillCart(finished);
      if (rfqs.length > 0) void queryClient.invalidateQueries();
      if (finished.length > 0) {
        setTaken({ lines, rfqs });
        done(finished);
      }
      setBusy(false);
    }
  }

  return { take, busy, taken, failure, forget: () => setTaken(null) };
}

function fillCart(rows: AnsweredRow[]): number {
  const lines = rows.flatMap(({ product, to_cart }) =>
    product && to_cart > 0 ? [{ ...product, product_id: product.id, qty: to_cart }] : [],
  );
  if (lines.length > 0) addLines(lines);
  return lines.length;
}

function requestOf(part: AnsweredRow[], from: number, all: number) {
  const parts = Math.ceil(all / MAX_RFQ_LINES);
  const title = `Quick order of ${formatDate(new Date().toISOString())}`;
  return {
    title: parts > 1 ? `${title}, part ${1 + from / MAX_RFQ_LINES} of ${parts}` : title,
    requirement: 'From a quick order: what the catalogue does not have, or not enough of.',
    lines: part.map(({ product, sku, typed, to_rfq }) => ({
      item: product ? `${product.name} (${product.sku})`.slice(0, 300) : itemOf(sku, typed[0].words),
      product_id: product?.id ?? null,
      qty: to_rfq,
      unit: product?.unit ?? 'NOS',
    })),
  };
}

function itemOf(sku: string, words: string): string {
  return (words ? `${sku}, ${words}` : sku).slice(0, 300).toWellFormed();
}
