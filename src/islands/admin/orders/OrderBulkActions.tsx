import { exportOrdersEndpoint } from '#contracts/admin/exports.ts';
import type { AdminOrder } from '#contracts/orders/admin.ts';
import { confirmOrdersEndpoint } from '#contracts/orders/confirm-orders.ts';
import { packOrdersEndpoint } from '#contracts/orders/pack-orders.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { type PrintedOrders, printOrdersEndpoint } from '#contracts/orders/documents.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { AssignSelected } from '#widgets/owners/AssignSelected.tsx';
import { Money } from '#ui/Money.tsx';
import { BulkButton } from '#ui/lists/BulkButton.tsx';
import type { Report } from '#ui/lists/BulkReport.tsx';
import { ExportSelected } from '#ui/lists/ExportSelected.tsx';
import type { Selection } from '#ui/lists/use-selection.ts';

type Props = { selection: Selection<AdminOrder>; onReport: (report: Report | null) => void };

/** What can be done with the selected orders: confirm, pack, print, export. */
export function OrderBulkActions({ selection, onReport }: Props) {
  const { rows } = selection;
  const isAnyPlaced = rows.some(({ status }) => status === 'placed');
  const isAnyPackable = rows.some(({ status }) => ORDER_STATES[status].isPackable);
  return (
    <>
      {isAnyPlaced && (
        <BulkButton
          selection={selection}
          endpoint={confirmOrdersEndpoint}
          label="Confirm"
          done="confirmed"
          singular="order"
          plural="orders"
          busyText="Confirming…"
          onReport={onReport}
        >
          {({ values, change, errors }) => (
            <>
              <p>
                <Money value={rows.reduce((sum, { total }) => sum + total, 0)} /> in all. Each order is checked by
                itself: one that is no longer placed, or goes beyond its company’s credit, is not confirmed. The buyers
                are emailed. A confirmation cannot be undone, but an order can still be put on hold or cancelled.
              </p>
              <DateInput
                name="expected_on"
                label="Dispatch by"
                optional
                hint="Promised to all of these buyers."
                value={values.expected_on ?? ''}
                onDate={(expected_on) => change({ expected_on })}
                error={errors.expected_on}
              />
            </>
          )}
        </BulkButton>
      )}
      {isAnyPackable && (
        <BulkButton
          selection={selection}
          endpoint={packOrdersEndpoint}
          label="Pack"
          done="packed"
          singular="order"
          plural="orders"
          busyText="Packing…"
          kind={isAnyPlaced ? 'secondary' : 'primary'}
          onReport={onReport}
        >
          {() => (
            <p>
              Everything left of each order is packed as one consignment, and its buyer is emailed. An order with too
              little stock is not packed: open it to pack a part. A consignment can be unpacked on the order’s page.
            </p>
          )}
        </BulkButton>
      )}
      <AssignSelected kind="orders" {...{ selection, onReport }} singular="order" plural="orders" />
      <PrintSelected rows={rows} document="sheets" label="Order sheets" />
      <PrintSelected rows={rows} document="pick list" label="Pick list" />
      <PrintSelected rows={rows} document="packing slips" label="Packing slips" />
      <ExportSelected endpoint={exportOrdersEndpoint} selection={selection} name="orders" />
    </>
  );
}

function PrintSelected({ rows, document, label }: { rows: AdminOrder[]; document: PrintedOrders; label: string }) {
  const query = { ids: rows.map(({ id }) => id).join(','), document };
  return (
    <DownloadButton small endpoint={printOrdersEndpoint} query={query} name="orders.pdf">
      {label}
    </DownloadButton>
  );
}
