import { lazy, Suspense } from 'react';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import type { SizeFamily } from '#contracts/catalog/size-table.ts';
import type { queryOf } from './use-filters.ts';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

type Props = {
  /** Undefined while it loads. */
  page: { items: CatalogCard[]; families: SizeFamily[] | null } | undefined;
  isStale: boolean;
  /** Whether the products are more than this page. */
  hasMore: boolean;
  /** What the page was read with. */
  query: ReturnType<typeof queryOf> & { size: number };
};

/** The code of the tables is loaded when the view is chosen. */
const SizeTables = lazy(() => import('./size-table/SizeTables.tsx').catch(() => ({ default: NotLoaded })));

/** The page as size tables. */
export function TableView({ page, ...rest }: Props) {
  const loading = <Skeleton className="size-skeleton" />;
  if (!page?.families) return loading;
  return (
    <Suspense fallback={loading}>
      <SizeTables items={page.items} families={page.families} {...rest} />
    </Suspense>
  );
}

const NotLoaded = () => (
  <Notice tone="bad" onRetry={() => location.reload()}>
    The table could not be loaded. Check the connection and try again.
  </Notice>
);
