import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { CountedQty, enterStockCountEndpoint, type StockCount, type StockCountLine } from '#contracts/stores/counts.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { useUnsavedWarning } from '#ui/forms/use-unsaved-warning.ts';

/** A quantity that waits to be saved. */
interface Waiting {
  line_no: number;
  text: string;
  qty: number | null;
  was: number | null;
}

/** What this person has saved since the count was read; `version` is the count's afterwards. */
interface Own {
  version: number;
  counted_qty: number | null;
  counted_by: string | null;
}

/**
 * The quantities of a count as they are typed. Each is saved when its field is left, so that it is compared with the stock of
 * that moment and a colleague sees it; while a save is on its way the next ones wait. What is not saved stays in the tab.
 */
export function useCountEntry(count: StockCount, isReviewed: boolean) {
  const [{ typed }, changeDraft] = useTabDraft(`stock count ${count.id}`, { typed: {} as Record<number, string> });
  const [own, setOwn] = useState<Record<number, Own>>({});
  const [errors, setErrors] = useState<Record<number, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const queue = useRef({ waiting: new Map<number, Waiting>(), isSending: false });
  const unsaved = Object.keys(typed).length;
  useUnsavedWarning(unsaved > 0);
  const isAhead = Object.values(own).some(({ version }) => version > count.version);
  useEffect(() => {
    // The differences are the server's.
    if (isReviewed && isAhead && !busy) void queryClient.invalidateQueries();
  }, [isReviewed, isAhead, busy]);

  const savedOf = (line: StockCountLine): Pick<StockCountLine, 'counted_qty' | 'counted_by'> => {
    const mine = own[line.line_no];
    return mine && mine.version > count.version ? mine : line;
  };
  const setError = (line_no: number, message: string | null) =>
    setErrors(({ [line_no]: _, ...others }) => (message === null ? others : { ...others, [line_no]: message }));
  /** Drops what was typed into the saved fields, unless it has changed since. */
  const forget = (parts: { line_no: number; text: string }[]) =>
    changeDraft((now) => ({
      typed: Object.fromEntries(
        Object.entries(now.typed).filter(
          ([line_no, text]) => !parts.some((part) => part.line_no === Number(line_no) && part.text === text),
        ),
      ),
    }));

  async function send(parts: Waiting[]): Promise<boolean> {
    const { waiting } = queue.current;
    const lines = parts.map(({ line_no, qty, was }) => ({ line_no, qty, was }));
    try {
      const { version, by } = await call(enterStockCountEndpoint, { body: { id: count.id, lines } });
      const saved = parts.map(({ line_no, qty }) => {
        const next = waiting.get(line_no);
        if (next) next.was = qty;
        return [line_no, { version, counted_qty: qty, counted_by: qty === null ? null : by }];
      });
      setOwn((now) => ({ ...now, ...Object.fromEntries(saved) }));
      forget(parts);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const messages = parts.map((_, at) => error.fields[`lines.${at}.qty`] ?? null);
      parts.forEach((part, at) => {
        const message = messages[at] ?? null;
        if (message !== null) setError(part.line_no, message);
        else if (!waiting.has(part.line_no)) waiting.set(part.line_no, part);
      });
      if (error.status === 409) await queryClient.invalidateQueries();
      const isOfLines = messages.some((message) => message !== null);
      if (!isOfLines) setFailure(error.message);
      return isOfLines;
    }
  }

  async function flush() {
    const { current } = queue;
    if (current.isSending) return;
    current.isSending = true;
    setBusy(true);
    setFailure(null);
    try {
      while (current.waiting.size > 0) {
        const parts = [...current.waiting.values()];
        current.waiting.clear();
        if (!(await send(parts))) break;
      }
    } finally {
      current.isSending = false;
      setBusy(false);
    }
  }

  function enter(line: StockCountLine, text: string) {
    const { line_no, unit } = line;
    const was = savedOf(line).counted_qty;
    const qty = parseNumber(text);
    const fault = qty === null ? null : (faultOf(qty) ?? decimalsFault(qty, unit));
    setError(line_no, fault);
    queue.current.waiting.delete(line_no);
    if (fault === null && qty === was && !queue.current.isSending)
      return forget([{ line_no, text: typed[line_no] ?? '' }]);
    changeDraft((now) => ({ typed: { ...now.typed, [line_no]: text } }));
    if (fault === null) {
      queue.current.waiting.set(line_no, { line_no, text, qty, was });
      void flush();
    }
  }

  /** Sends what is typed and not saved, such as after the session had ended. */
  function saveAll() {
    const lines = count.lines.filter(({ line_no }) => line_no in typed && !queue.current.waiting.has(line_no));
    for (const line of lines) enter(line, typed[line.line_no]!);
    void flush();
  }

  return { typed, errors, failure, busy, unsaved, savedOf, enter, saveAll };
}

function faultOf(qty: number): string | null {
  return CountedQty.safeParse(qty).error?.issues[0]?.message ?? null;
}
