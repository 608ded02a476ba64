import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { LoadError } from '#ui/LoadError.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Empty states, skeletons and load errors. */
export function Waiting() {
  const record = { notFound: 'This order was not found.', back: '/style', backLabel: 'Back to My Orders' };
  return (
    <div className="stack">
      <EmptyState drawing={<EmptyDrawing of="cart" />} action={<a href="/style">Browse the catalogue</a>}>
        Your cart is empty
      </EmptyState>
      <LoadError error={{ status: 404, message: '' }} {...record} onRetry={() => undefined} busy={false} />
      <LoadError
        error={{ status: 503, message: 'The service is busy. No changes were made. Try again in a minute.' }}
        {...record}
        onRetry={() => undefined}
        busy
      />
      <div className="sheet sheet-body stack stack-tight">
        <Skeleton />
        <Skeleton text />
        <Skeleton text />
      </div>
      <SheetSkeleton />
      <FormSkeleton />
    </div>
  );
}
