import { useEffect, useState } from 'react';
import type { CatalogCard } from '#contracts/catalog/list.ts';
import type { SizeFamily } from '#contracts/catalog/size-table.ts';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

type Props = {
  /** Undefined while they load. */
  page: { items: CatalogCard[]; families: SizeFamily[] | null } | undefined;
  isStale: boolean;
  /** Whether the products are more than this page. */
  hasMore: boolean;
};

/** The page as size tables. Their code is loaded when the view is chosen. */
export function TableView({ page, isStale, hasMore }: Props) {
  const { SizeTables, failed, retry } = useSizeTables();
  if (failed) {
    return (
      <Notice tone="bad" onRetry={retry}>
        The table could not be loaded. Check the connection and try again.
      </Notice>
    );
  }
  if (!SizeTables || !page?.families) return <TableSkeleton />;
  return <SizeTables items={page.items} families={page.families} isStale={isStale} hasMore={hasMore} />;
}

type Tables = typeof import('./size-table/SizeTables.tsx').SizeTables;

/** Kept while the tab lives, so that the next page of the portal shows the table at once. */
let loaded: Tables | null = null;

function useSizeTables() {
  const [SizeTables, setTables] = useState<Tables | null>(() => loaded);
  const [failures, setFailures] = useState({ count: 0, isShown: false });
  useEffect(() => {
    if (loaded) return;
    import('./size-table/SizeTables.tsx').then(
      (module) => {
        loaded = module.SizeTables;
        setTables(() => loaded);
      },
      () => setFailures(({ count }) => ({ count, isShown: true })),
    );
  }, [failures.count]);
  const retry = () => setFailures(({ count }) => ({ count: count + 1, isShown: false }));
  return { SizeTables, failed: failures.isShown, retry };
}

function TableSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 14 }, (_, index) => (
        <Skeleton key={index} className="size-skeleton" />
      ))}
    </div>
  );
}
