import { useState } from 'react';
import {
  type ChallanOut,
  CHALLANS_PAGE_SIZE,
  listChallansOutEndpoint,
  returnChallanEndpoint,
} from '#contracts/invoices/challans.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { LIMIT_NOTICE_DAYS } from '#contracts/invoices/challan-reasons.ts';
import { Button } from '#ui/Button.tsx';
import { Day } from '#ui/Day.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Money } from '#ui/Money.tsx';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';
import { ReturnChallanDialog } from './ReturnChallanDialog.tsx';

const LIMITS = [{ value: 'near', label: `Within ${LIMIT_NOTICE_DAYS} days or late` }];

/** Goods on approval and for job work that are neither invoiced nor returned, the nearest limit first. */
export function ChallansOut() {
  const [returning, setReturning] = useState<ChallanOut | null>(null);
  return (
    <>
      <RecordList
        endpoint={listChallansOutEndpoint}
        size={CHALLANS_PAGE_SIZE}
        singular="challan"
        plural="challans"
        filters={[{ name: 'limit', label: 'Limit', all: 'Any limit', options: LIMITS }]}
        columns={columnsOf(setReturning)}
        rowKey={({ id }) => id}
        empty={{ text: 'No goods are out on approval or for job work.', drawing: 'invoices' }}
      />
      {returning && <ReturnChallanDialog challan={returning} onClose={() => setReturning(null)} />}
    </>
  );
}

const columnsOf = (onReturn: (row: ChallanOut) => void): Column<ChallanOut>[] => [
  {
    label: 'Challan',
    lead: true,
    cell: ({ number, order_id }) => (
      <a className="code" href={`/admin/orders/${order_id}`}>
        {number}
      </a>
    ),
  },
  { label: 'Company', cell: ({ company }) => <span className="challan-company">{company}</span> },
  { label: 'Reason', cell: ({ reason }) => reason },
  { label: 'Dispatched', cell: ({ removed_on }) => <Day value={removed_on} /> },
  { label: 'Limit', cell: (row) => <Limit {...row} /> },
  { label: 'Goods out', cell: ({ lines }) => <GoodsOut lines={lines} /> },
  { label: 'Value', end: true, cell: ({ amount }) => <Money value={amount} /> },
  {
    label: 'Action',
    labelHidden: true,
    end: true,
    cell: (row) => (
      <Button call={returnChallanEndpoint} small className="challan-return" onClick={() => onReturn(row)}>
        Record return<span className="visually-hidden"> of {row.number}</span>
      </Button>
    ),
  },
];

/** Quantities that are out, with what was sent where some came back. */
const GoodsOut = ({ lines }: Pick<ChallanOut, 'lines'>) =>
  lines.map(({ line_no, name, unit, qty, sent }) => (
    <p key={line_no}>
      {name}:{' '}
      {qty === sent ? formatQuantity(qty, unit) : `${qty.toLocaleString('en-IN')} of ${formatQuantity(sent, unit)}`}
    </p>
  ));

function Limit({ limit_label, limit_on, days_left }: ChallanOut) {
  const days = Math.abs(days_left) === 1 ? '1 day' : `${Math.abs(days_left)} days`;
  return (
    <span className="challan-limit">
      {limit_label} <Day value={limit_on} /> {days_left < 0 && <Status tone="bad">{days} late</Status>}
      {days_left >= 0 && days_left <= LIMIT_NOTICE_DAYS && <Status tone="warn">{days} left</Status>}
    </span>
  );
}
