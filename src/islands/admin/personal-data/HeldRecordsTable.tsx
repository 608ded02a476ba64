import { sentenceCase } from '#client/format.ts';
import type { HeldRecords } from '#contracts/privacy/person.ts';
import { type Column, Table } from '#ui/Table.tsx';

const columns: Column<HeldRecords>[] = [
  { label: 'What', lead: true, cell: ({ name }) => <strong>{name}</strong> },
  { label: 'Records', end: true, cell: ({ count }) => count },
  { label: 'On erasure', cell: ({ outcome }) => sentenceCase(outcome) },
  { label: 'Why', cell: ({ why }) => why ?? 'No longer needed.' },
];

/** The kinds of records held, and what an erasure does with each. */
export function HeldRecordsTable({ records }: { records: HeldRecords[] }) {
  return (
    <div className="sheet">
      <Table caption="Records held" columns={columns} rows={records} rowKey={({ name }) => name} />
    </div>
  );
}
