import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { rememberFocus } from '../remember-focus.ts';
import { ReadState } from '../ReadState.tsx';
import { useUncachedRead } from '../use-uncached-read.ts';
import { usePathId } from '../use-path-id.ts';
import { useDocumentTitle } from '../use-document-title.ts';

type Props<E extends Endpoint> = {
  /** The call; its `id` is the last part of the address. */
  endpoint: E;
  /** The list that the record belongs to. */
  list: { label: string; href: string };
  /** The heading and, once loaded, the document title; the reply is undefined while it loads. */
  title: (reply: z.output<E['reply']> | undefined) => string;
  /** Shown where there is no such record. */
  notFound: string;
  /** The form. `reload` reads the record again and restarts the form with it. */
  children: (reply: z.output<E['reply']>, reload: () => void) => ReactNode;
};

/**
 * An admin page that edits one record. The record is read when the page opens, and not refreshed while it is edited.
 *
 *     <EditPage
 *       endpoint={getCompanyEndpoint}
 *       list={{ label: 'Companies', href: '/admin/companies' }}
 *       title={(reply) => reply?.company.name ?? 'Company'}
 *       notFound="This company was not found."
 *     >
 *       {({ company }, reload) => <CompanyForm company={company} onReload={reload} />}
 *     </EditPage>
 */
export function EditPage<E extends Endpoint>({ endpoint, list, title, notFound, children }: Props<E>) {
  const id = usePathId();
  const read = useUncachedRead(endpoint, { id } as never, { enabled: id !== '' });
  const [round, setRound] = useState(0);
  useDocumentTitle(read.data && title(read.data));
  const reload = async () => {
    const restoreFocus = rememberFocus();
    await read.refetch();
    setRound(round + 1);
    restoreFocus();
  };
  return (
    <>
      <header className="page-head">
        <div>
          <Breadcrumb crumbs={[list, { label: title(read.data) }]} />
          <h1>{title(read.data)}</h1>
        </div>
      </header>
      <ReadState
        read={read}
        notFound={notFound}
        back={{ label: `Back to ${list.label.toLowerCase()}`, href: list.href }}
        loading={<FormSkeleton />}
      >
        {(reply) => <div key={round}>{children(reply, () => void reload())}</div>}
      </ReadState>
    </>
  );
}
