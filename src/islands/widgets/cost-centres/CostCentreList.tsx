import { useState } from 'react';
import { type Budget } from '#contracts/companies/budget.ts';
import {
  type CostCentre,
  type CostCentres,
  type SaveCostCentre,
  costCentreText,
} from '#contracts/companies/cost-centres.ts';
import { PERIOD_NAMES } from '#contracts/companies/limit-period.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import type { ActionEndpoint } from '#ui/use-action.ts';
import { CostCentreDialog } from './CostCentreDialog.tsx';
import './cost-centres.css';

type Props = {
  /** Undefined while they load. */
  data: CostCentres | undefined;
  /** The call that saves one. */
  endpoint: ActionEndpoint;
  /** The body for that call. */
  bodyOf: (values: SaveCostCentre) => object;
  /** Whether a changed budget asks for the current password. */
  asksPassword?: boolean;
  /** Where the orders of a cost centre are listed; null if nowhere. */
  ordersHref?: (id: number) => string;
};

/** The cost centres of a company with what is left of their budgets, for its people and for staff. */
export function CostCentreList({ data, endpoint, bodyOf, asksPassword = false, ordersHref }: Props) {
  const [edited, setEdited] = useState<CostCentre | 'new' | null>(null);
  const columns: Column<CostCentre>[] = [
    {
      label: 'Cost centre',
      lead: true,
      cell: ({ code, name, active }) => (
        <span className="two-lines">
          <strong className="code">{code}</strong>
          <span>{name}</span>
          {!active && <Status>Not in use</Status>}
        </span>
      ),
    },
    { label: 'Budget', cell: ({ budget }) => <BudgetCell budget={budget} /> },
    {
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (centre) => (
        <span className="cluster cost-centre-actions">
          {ordersHref && (
            <a href={ordersHref(centre.id)} aria-label={`Orders of ${costCentreText(centre)}`}>
              Orders
            </a>
          )}
          {data?.may_edit && (
            <Button kind="quiet" small aria-label={`Edit ${costCentreText(centre)}`} onClick={() => setEdited(centre)}>
              Edit
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <div className="stack">
      {data?.items.length === 0 ? (
        <EmptyState>
          {data.may_edit
            ? 'No cost centres yet. Add one to charge orders to it and to give it a budget.'
            : 'No cost centres yet. A company admin can add them.'}
        </EmptyState>
      ) : (
        <div className="sheet">
          <Table caption="Cost centres" columns={columns} rows={data?.items} rowKey={({ id }) => id} skeletonRows={3} />
        </div>
      )}
      {data?.may_edit && (
        <div>
          <Button onClick={() => setEdited('new')}>Add a cost centre</Button>
        </div>
      )}
      {edited && (
        <CostCentreDialog
          key={edited === 'new' ? 'new' : edited.id}
          centre={edited === 'new' ? null : edited}
          endpoint={endpoint}
          bodyOf={bodyOf}
          asksPassword={asksPassword}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function BudgetCell({ budget }: { budget: Budget | null }) {
  if (!budget) return <span className="quiet">None</span>;
  const { limit, spent, period, running } = budget;
  const left = limit - spent;
  return (
    <span className="two-lines">
      <span>
        {formatRupees(limit)} a {PERIOD_NAMES[period]}
      </span>
      {left < 0 ? (
        <strong className="small">
          {formatRupees(-left)} over in {running}
        </strong>
      ) : (
        <span className="small quiet">
          {formatRupees(left)} left in {running}
        </span>
      )}
    </span>
  );
}
