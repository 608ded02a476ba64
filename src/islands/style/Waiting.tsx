import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { LoadFault } from '#ui/LoadFault.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Places that are empty, that wait, and whose content could not be read. */
export function Waiting() {
  const fault = { missing: 'This order was not found.', back: '/style', backLabel: 'Back to My Orders' };
  return (
    <div className="stack">
      <EmptyState drawing={<EmptyDrawing of="cart" />} action={<a href="/style">Browse the catalogue</a>}>
        Your cart is empty
      </EmptyState>
      <LoadFault error={{ status: 404, message: '' }} {...fault} onRetry={() => undefined} busy={false} />
      <LoadFault
        error={{ status: 503, message: 'The service is busy. Nothing was changed; try again in a minute.' }}
        {...fault}
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
