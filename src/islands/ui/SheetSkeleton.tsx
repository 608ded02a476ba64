import { Skeleton } from './Skeleton.tsx';
import './record-page.css';

/** The skeleton of a record page: title, title block, lines. */
export function SheetSkeleton() {
  return (
    <div aria-busy="true">
      <header className="page-head">
        <Skeleton className="sheet-title-skeleton" />
      </header>
      <Skeleton className="sheet-block-skeleton" />
      <Skeleton className="sheet-lines-skeleton" />
    </div>
  );
}
