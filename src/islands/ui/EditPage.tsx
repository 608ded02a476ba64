import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { keepFocus } from './keep-focus.ts';
import { ReadState } from './ReadState.tsx';
import { useFresh } from './use-fresh.ts';
import { usePathId } from './use-path-id.ts';
import { useTitle } from './use-title.ts';

type Props<E extends Endpoint> = {
  /** The call; asked the `id` that stands last in the address. */
  endpoint: E;
  /** The list that the thing belongs to. */
  list: { label: string; href: string };
  /** The heading, and once there is a reply the browser's title; the reply is undefined while it loads. */
  title: (reply: z.output<E['reply']> | undefined) => string;
  /** Said where there is no such thing. */
  missing: string;
  /** The form. `reload` reads the thing anew and starts the form over with it. */
  children: (reply: z.output<E['reply']>, reload: () => void) => ReactNode;
};

/**
 * A desk page that edits one thing. It is read anew when the page opens, and never behind the form's back.
 *
 *     <EditPage
 *       endpoint={getCompanyEndpoint}
 *       list={{ label: 'Companies', href: '/admin/companies' }}
 *       title={(reply) => reply?.company.name ?? 'Company'}
 *       missing="This company was not found."
 *     >
 *       {({ company }, reload) => <CompanyForm company={company} onReload={reload} />}
 *     </EditPage>
 */
export function EditPage<E extends Endpoint>({ endpoint, list, title, missing, children }: Props<E>) {
  const id = usePathId();
  const read = useFresh(endpoint, { id } as never, { enabled: id !== '' });
  const [round, setRound] = useState(0);
  useTitle(read.data && title(read.data));
  const reload = async () => {
    const goOn = keepFocus();
    await read.refetch();
    setRound(round + 1);
    goOn();
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
        missing={missing}
        back={{ label: `Back to ${list.label.toLowerCase()}`, href: list.href }}
        loading={<FormSkeleton />}
      >
        {(reply) => <div key={round}>{children(reply, () => void reload())}</div>}
      </ReadState>
    </>
  );
}
