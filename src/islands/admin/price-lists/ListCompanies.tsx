import { useState } from 'react';
import { type ListCompany, assignPriceListEndpoint } from '#contracts/catalog/price-lists.ts';
import type { Validity } from '#contracts/catalog/validity.ts';
import { Button } from '#ui/Button.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { AssignDialog } from './AssignDialog.tsx';

type List = Validity & { id: number; name: string; active: boolean };
type Props = { list: List; companies: ListCompany[] };

/** What the dialog is to do: assign the list to a company (null: chosen there), or remove it. */
type Assigning = { company: ListCompany | null; remove: boolean };

/** The companies that use the list, and the buttons to assign and remove it. */
export function ListCompanies({ list, companies }: Props) {
  const [assigning, setAssigning] = useState<Assigning | null>(null);
  const columns: Column<ListCompany>[] = [
    { label: 'Company', lead: true, cell: ({ id, name }) => <a href={`/admin/companies/${id}`}>{name}</a> },
    { label: 'At the list’s price', end: true, cell: ({ by_list }) => formatProducts(by_list) },
    { label: 'At a contract price', end: true, cell: ({ by_contract }) => formatProducts(by_contract) },
    {
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (company) => (
        <span className="price-list-acts">
          {company.by_contract > 0 && list.active && (
            <Button
              call={assignPriceListEndpoint}
              small
              kind="quiet"
              onClick={() => setAssigning({ company, remove: false })}
            >
              Replace contract prices
            </Button>
          )}
          <Button
            call={assignPriceListEndpoint}
            small
            kind="quiet"
            aria-label={`Remove the list from ${company.name}`}
            onClick={() => setAssigning({ company, remove: true })}
          >
            Remove
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div className="stack">
      {companies.length === 0 ? (
        <p className="quiet">No company uses this list yet.</p>
      ) : (
        <div className="sheet">
          <Table caption="Companies that use this list" columns={columns} rows={companies} rowKey={({ id }) => id} />
        </div>
      )}
      {list.active ? (
        <div>
          <Button call={assignPriceListEndpoint} onClick={() => setAssigning({ company: null, remove: false })}>
            Assign to a company
          </Button>
        </div>
      ) : (
        <p className="quiet">An inactive list cannot be assigned. Make it active first.</p>
      )}
      {assigning && <AssignDialog list={list} {...assigning} onClose={() => setAssigning(null)} />}
    </div>
  );
}

const formatProducts = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'}`;
