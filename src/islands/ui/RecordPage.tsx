import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import { ReadState } from './ReadState.tsx';
import { SheetSkeleton } from './SheetSkeleton.tsx';
import { usePathId } from './use-path-id.ts';
import { useRead } from './use-read.ts';
import './record-page.css';

type Props<E extends Endpoint> = {
  /** The call; its `id` is the last part of the address. */
  endpoint: E;
  /** The breadcrumb; the reply is undefined while it loads, the id blank in the built page. */
  crumbs: (reply: z.output<E['reply']> | undefined, id: string) => Crumb[];
  /** Shown where there is no such record. */
  notFound: string;
  back: { label: string; href: string };
  /** Skeletons of the final size, where the default (title, block, lines) does not fit. */
  loading?: ReactNode;
  children: (reply: z.output<E['reply']>) => ReactNode;
};

/**
 * A page about one record: breadcrumb, skeleton, the record, “not found” or an error with a retry. The shell is one
 * static page; the id comes from the address.
 *
 *     <RecordPage
 *       endpoint={getOrderEndpoint}
 *       crumbs={(_, id) => [{ label: 'My Orders', href: '/portal/orders' }, { label: `Order ${id}` }]}
 *       notFound="This order was not found."
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
