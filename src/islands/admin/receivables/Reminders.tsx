import { useState } from 'react';
import { type DunningStep, listDunningStepsEndpoint } from '#contracts/receivables/dunning.ts';
import { Button } from '#ui/Button.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useRead } from '#ui/use-read.ts';
import { DunningLog } from './DunningLog.tsx';
import { DunningStepDialog } from './DunningStepDialog.tsx';
import { describeStepDay } from './step-day.ts';

/** The steps of the reminders, which admins edit, and the log of what was sent. */
export function Reminders() {
  const read = useRead(listDunningStepsEndpoint);
  const [edited, setEdited] = useState<DunningStep | 'new' | null>(null);
  const { data, error } = read;
  return (
    <>
      <section className="stack" aria-labelledby="steps">
        <h2 id="steps" className="section-rule">
          Steps
        </h2>
        <p>
          Each morning every company with invoices at a step gets one email about them. An invoice with an open promise
          to pay is left out, and so is a company whose reminders are paused.
        </p>
        {error && !data ? (
          <ReadError read={read} />
        ) : (
          <div className="sheet">
            <Table
              caption="Steps of the reminders"
              columns={columnsOf(data?.may_change ?? false, setEdited)}
              rows={data?.items}
              rowKey={({ id }) => id}
              skeletonRows={4}
            />
          </div>
        )}
        {data?.may_change ? (
          <p>
            <Button onClick={() => setEdited('new')}>Add reminder</Button>
          </p>
        ) : (
          data && <p className="quiet">Only admins can change reminders.</p>
        )}
      </section>
      <section className="stack" aria-labelledby="log">
        <h2 id="log" className="section-rule">
          Sent
        </h2>
        <DunningLog />
      </section>
      {edited && <DunningStepDialog step={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

const columnsOf = (mayChange: boolean, onEdit: (step: DunningStep) => void): Column<DunningStep>[] => [
  { label: 'When', lead: true, cell: ({ days }) => describeStepDay(days) },
  { label: 'Subject', cell: ({ subject }) => subject },
  { label: 'State', cell: ({ active }) => (active ? <Status tone="ok">On</Status> : <Status>Off</Status>) },
  ...(mayChange
    ? [
        {
          ...{ label: 'Actions', labelHidden: true, end: true },
          cell: (step: DunningStep) => (
            <Button kind="quiet" small aria-label={`Edit “${step.subject}”`} onClick={() => onEdit(step)}>
              Edit
            </Button>
          ),
        },
      ]
    : []),
];
