import { useState } from 'react';
import type { ResolvedRow } from './resolve-rows.ts';

/** Rows per page: two thousand at once would be slow to render and to tab through. */
export const PAGE_SIZE = 50;

/** The rows on screen and how to show others. */
export interface RowPage {
  shown: ResolvedRow[];
  /** The number of rows that need the user's attention. */
  attention: number;
  /** From 1. */
  current: number;
  pages: number;
  /** Whether only rows that need attention are shown. */
  isFiltered: boolean;
  filter: (onlyAttention: boolean) => void;
  show: (page: number) => void;
}

/** Rows in all other states need the user's attention. */
const isFine = ({ state }: ResolvedRow) => state === 'found' || state === 'loading';

/** The page of rows on screen. */
export function useRowPage(rows: ResolvedRow[]): RowPage {
  const [onlyAttention, setOnlyAttention] = useState(false);
  const [page, setPage] = useState(1);
  const attention = rows.filter((row) => !isFine(row));
  const isFiltered = onlyAttention && attention.length > 0;
  const listed = isFiltered ? attention : rows;
  const pages = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  return {
    shown: listed.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
    ...{ attention: attention.length, current, pages, isFiltered },
    filter: (only) => {
      setOnlyAttention(only);
      setPage(1);
    },
    show: setPage,
  };
}
