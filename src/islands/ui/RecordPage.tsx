import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import { ReadState } from './ReadState.tsx';
import { SheetSkeleton } from './SheetSkeleton.tsx';
import { usePathId } from './use-path-id.ts';
import { useRead } from './use-read.ts';

type Props<E extends Endpoint> = {
  /** The call; asked the `id` that stands last in the address. */
  endpoint: E;
  /** The way here, by what is known: the reply is undefined while it loads, the id blank in the built page. */
  crumbs: (reply: z.output<E['reply']> | undefined, id: string) => Crumb[];
  /** Said where there is no such thing. */
  missing: string;
  back: { label: string; href: string };
  /** Skeletons of the final size, where a title, a block and lines are not it. */
  loading?: ReactNode;
  children: (reply: z.output<E['reply']>) => ReactNode;
};

/**
 * A page about one thing: the way here, and the thing with its skeleton, “not found” and retry. The shell is one static
 * page; the id stands in the address.
 *
 *     <RecordPage
 *       endpoint={getOrderEndpoint}
 *       crumbs={(_, id) => [{ label: 'My Orders', href: '/portal/orders' }, { label: `Order ${id}` }]}
 *       missing="This order was not found."
 *       back={{ label: 'Back to My Orders', href: '/portal/orders' }}
 *     >
 *       {({ order }) => <OrderSheet {...order} />}
 *     </RecordPage>
 */
export function RecordPage<E extends Endpoint>({ endpoint, crumbs, loading, ...state }: Props<E>) {
  const id = usePathId();
  const read = useRead(endpoint, { id } as never, { enabled: id !== '' });
  return (
    <>
      <div className="page-crumbs no-print">
        <Breadcrumb crumbs={crumbs(read.data, id)} />
      </div>
      <ReadState read={read} loading={loading ?? <SheetSkeleton />} {...state} />
    </>
  );
}
