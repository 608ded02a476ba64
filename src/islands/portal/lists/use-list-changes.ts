import { useEffect, useRef } from 'react';
import { ApiError, call } from '#client/api.ts';
import { queryClient, read } from '#client/queries.ts';
import { getListEndpoint, type ListLine, listListsEndpoint, saveListLinesEndpoint } from '#contracts/lists/lists.ts';
import type * as z from 'zod/mini';
import { toast } from '#ui/toast.ts';

/** Pause after which typed quantities are saved, milliseconds. */
const SAVE_DELAY_MS = 600;

type Change = Omit<z.input<typeof saveListLinesEndpoint.body>, 'id'>;
type Reply = z.output<typeof getListEndpoint.reply>;

/** Changes of a list's lines: on the screen at once, saved one after another; a refused one reloads the list. */
export function useListChanges(id: number) {
  const { queryKey } = read(getListEndpoint, { id: String(id) });
  const quantities = useRef(new Map<number, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());

  const show = (change: (lines: ListLine[]) => ListLine[]) => {
    // A reply that is on its way does not know this change.
    void queryClient.cancelQueries({ queryKey });
    const shown = queryClient.getQueryData<Reply>(queryKey);
    if (!shown) return;
    const lines = change(shown.lines);
    queryClient.setQueryData<Reply>(queryKey, { list: { ...shown.list, lines: lines.length }, lines });
  };
  const save = (change: Change) => {
    queue.current = queue.current.then(async () => {
      try {
        await call(saveListLinesEndpoint, { body: { id, ...change } });
        await queryClient.invalidateQueries({ queryKey: read(listListsEndpoint).queryKey });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast(error.message, { tone: 'bad' });
        await queryClient.invalidateQueries({ queryKey });
      }
    });
  };
  const saveQuantities = () => {
    clearTimeout(timer.current);
    if (quantities.current.size === 0) return;
    save({ lines: [...quantities.current].map(([product_id, qty]) => ({ product_id, qty })) });
    quantities.current = new Map();
  };
  const saveNow = (change: Change) => {
    saveQuantities();
    save(change);
  };
  const last = useRef(saveQuantities);
  useEffect(() => {
    last.current = saveQuantities;
  });
  useEffect(() => () => last.current(), []);

  return {
    setQty: ({ product_id }: ListLine, qty: number) => {
      show((lines) => lines.map((line) => (line.product_id === product_id ? { ...line, qty } : line)));
      quantities.current.set(product_id, qty);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => last.current(), SAVE_DELAY_MS);
    },
    remove: (line: ListLine) => {
      const { product_id, qty, sku, gone } = line;
      let next: number | null = null;
      show((lines) => {
        const at = lines.findIndex((each) => each.product_id === product_id);
        next = lines[at + 1]?.product_id ?? null;
        return lines.toSpliced(at, 1);
      });
      quantities.current.delete(product_id);
      saveNow({ lines: [{ product_id, qty: 0 }] });
      const undo = () => {
        show((lines) => lines.toSpliced(indexOf(lines, next), 0, line));
        saveNow({ lines: [{ product_id, qty }], before: next });
      };
      // What has left the catalogue cannot be added again.
      toast(`${sku} was removed from the list.`, gone === 'not in catalogue' ? {} : { undo });
    },
    move: (line: ListLine, by: 1 | -1) => {
      let next: number | null = null;
      show((lines) => {
        const at = indexOf(lines, line.product_id);
        const moved = lines.toSpliced(at, 1).toSpliced(at + by, 0, line);
        next = moved[at + by + 1]?.product_id ?? null;
        return moved;
      });
      saveNow({ lines: [{ product_id: line.product_id, qty: line.qty }], before: next });
    },
  };
}

/** The place of a product, or the end. */
function indexOf(lines: ListLine[], product_id: number | null): number {
  const at = lines.findIndex((line) => line.product_id === product_id);
  return at < 0 ? lines.length : at;
}
