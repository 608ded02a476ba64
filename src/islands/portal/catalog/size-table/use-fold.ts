import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SizeColumn } from '#contracts/catalog/size-table.ts';
import { type Fold, foldColumns, foldSteps } from './fold-columns.ts';

/** Folds columns of a table until it fits its sheet; `content` is what else its width depends on. */
export function useFold(columns: readonly SizeColumn[], content: unknown) {
  const sheet = useRef<HTMLElement>(null);
  const [steps, setSteps] = useState(0);
  const most = foldSteps(columns);
  useLayoutEffect(() => {
    if (steps < most && isTooWide(sheet.current!)) setSteps(steps + 1);
  }, [steps, most, content]);
  useLayoutEffect(() => {
    let width = sheet.current!.clientWidth;
    const observer = new ResizeObserver(([entry]) => {
      const now = (entry!.target as HTMLElement).clientWidth;
      if (now === width) return;
      width = now;
      // Before the next frame, so that no table is seen too wide.
      flushSync(() => setSteps(0));
      flushSync(() => isTooWide(sheet.current!) && setSteps(1));
    });
    observer.observe(sheet.current!);
    return () => observer.disconnect();
  }, []);
  const fold: Fold = useMemo(() => foldColumns(columns, steps), [columns, steps]);
  return { sheet, fold };
}

/** On a phone a table is a list of records, which wrap. */
function isTooWide(sheet: HTMLElement): boolean {
  const table = sheet.querySelector('table')!;
  return getComputedStyle(table).display === 'table' && table.offsetWidth > sheet.clientWidth;
}
