import { writeSearch } from '#client/url-search.ts';
import { COMPANIES_PAGE_SIZE, type CompanyRow, listCompaniesEndpoint } from '#contracts/admin-companies.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListCount } from '#ui/ListCount.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { UrlSearch } from '#ui/UrlSearch.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSearchParams } from '#ui/use-search-params.ts';
import { PlantDrawing } from './PlantDrawing.tsx';

const columns: Column<CompanyRow>[] = [
  { label: 'Name', cell: ({ id, name }) => <a href={`/admin/companies/${id}`}>{name}</a> },
  {
    label: 'GST number',
    cell: ({ gst_number }) =>
      gst_number ? <span className="code">{gst_number}</span> : <span className="quiet">No GST</span>,
  },
  {
    label: 'Contact email',
    cell: ({ contact_person_email }) => contact_person_email ?? <span className="quiet">No contact email</span>,
  },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: ({ id, name }) => (
      <a href={`/admin/companies/${id}`} aria-label={`Edit ${name}`}>
        Edit
      </a>
    ),
  },
];

/** All companies by name, found by name (specification §2). */
export function CompanyList() {
  const params = useSearchParams();
  const q = params.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = { q, page, size: COMPANIES_PAGE_SIZE };
  const { data, error, refetch, isFetching } = useRead(listCompaniesEndpoint, query, { keep: true });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / COMPANIES_PAGE_SIZE));
  return (
    <div className="stack">
      <div className="list-tools">
        <UrlSearch label="Search companies" placeholder="Search by name" q={q} />
        <ListCount total={data?.total} capped={data?.total_capped} one="company" many="companies" />
      </div>
      {error && (
        <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
          {error.message}
        </Notice>
      )}
      {data?.total === 0 ? (
        <NoCompanies q={q} />
      ) : (
        !error && (
          <div className="sheet" aria-busy={isFetching}>
            <Table caption="Companies" columns={columns} rows={data?.items} rowKey={({ id }) => id} skeletonRows={8} />
          </div>
        )
      )}
      {pages > 1 && (
        <Pager page={page} pages={pages} onPage={(to) => writeSearch({ page: to === 1 ? null : to }, { push: true })} />
      )}
    </div>
  );
}

function NoCompanies({ q }: { q: string }) {
  if (q) {
    return (
      <EmptyState
        drawing={<PlantDrawing />}
        action={<Button onClick={() => writeSearch({ q: null }, { push: true })}>Show all companies</Button>}
      >
        No companies yet. Nothing matches “{q}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<PlantDrawing />}
      action={
        <a className="button button-secondary" href="/admin/companies/new">
          Add Company
        </a>
      }
    >
      No companies yet.
    </EmptyState>
  );
}
