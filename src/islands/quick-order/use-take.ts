import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { forgetAttempt, keyFor } from '#client/attempt.ts';
import { addLines, readCart } from '#client/cart.ts';
import { formatDate } from '#client/format.ts';
import { queryClient } from '#client/queries.ts';
import { MAX_ORDER_LINES } from '#contracts/limits.ts';
import { createRfqEndpoint } from '#contracts/rfqs.ts';
import type { AnsweredRow } from './answer-rows.ts';

/** What the step did. */
export interface Taken {
  /** Rows that went into the cart. */
  lines: number;
  rfq: { id: number; code: string; lines: number } | null;
}

/** How many lines more the cart would have than an order holds; 0 where all fit. */
export function linesTooMany(rows: AnsweredRow[]): number {
  const cart = readCart();
  const there = new Set(cart.map(({ product_id }) => product_id));
  const added = rows.filter(({ product, to_cart }) => to_cart > 0 && !there.has(product!.id)).length;
  return Math.max(0, cart.length + added - MAX_ORDER_LINES);
}

/**
 * One step for all rows: asks for a quote first, which may fail, then fills the cart, which cannot. `done` is told which
 * rows are dealt with; after a failure all stay.
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
    // As they were typed, so that the cart lists them in the buyer's own order.
    let finished: AnsweredRow[] = [];
    let rfq: Taken['rfq'] = null;
    try {
      if (asked.length > 0) {
        const request = requestOf(asked);
        const body = { ...request, idempotency_key: await keyFor('rfq', request) };
        rfq = { ...(await call(createRfqEndpoint, { body })), lines: asked.length };
        forgetAttempt('rfq');
      }
      finished = rows.filter(({ to_cart, to_rfq }) => to_cart > 0 || to_rfq > 0);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      const lines = fillCart(finished);
      if (rfq) void queryClient.invalidateQueries();
      if (finished.length > 0) {
        setTaken({ lines, rfq });
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

function requestOf(asked: AnsweredRow[]) {
  return {
    title: `Quick order of ${formatDate(new Date().toISOString())}`,
    requirement: 'From a quick order: what the catalogue does not have, or not enough of.',
    lines: asked.map(({ product, sku, typed, to_rfq }) => ({
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
