import type { MouseEvent, SubmitEvent } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import { type DeliveryZone, removeZoneEndpoint, saveZoneEndpoint } from '#contracts/delivery/admin.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { Notice } from '#ui/Notice.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { RemoveRow } from '#widgets/RemoveRow.tsx';

const PAGE_SIZE = 25;
const blank = { prefix: '', zone: '', transit_days: '' };

/** A form for a zone, and the table; Edit fills the form, because a prefix is saved over the one before. */
export function Zones({ zones }: { zones: DeliveryZone[] }) {
  const action = useDraftAction(saveZoneEndpoint, 'delivery zone', blank);
  const pages = useLinePages(zones.length, {}, PAGE_SIZE);
  const edit: Edit = ({ prefix, zone, transit_days }, { currentTarget }) => {
    action.change({ prefix, zone, transit_days: String(transit_days) });
    currentTarget.closest('section')?.querySelector<HTMLInputElement>('[name=transit_days]')?.focus();
  };
  return (
    <>
      <ZoneForm action={action} />
      {zones.length === 0 ? (
        <p className="quiet">No zones yet: no delivery date is promised. Add the first one above.</p>
      ) : (
        <div className="sheet">
          <Table
            caption="Transit times by PIN code"
            columns={columnsOf(edit)}
            rows={pages.linesOnPage(zones)}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      {pages.pager.pages > 1 && <Pager label="Pages of zones" {...pages.pager} />}
    </>
  );
}

type Edit = (zone: DeliveryZone, event: MouseEvent<HTMLElement>) => void;

const columnsOf = (edit: Edit): Column<DeliveryZone>[] => [
  { label: 'PIN codes', lead: true, cell: ({ prefix }) => <span className="code">{prefix.padEnd(6, '·')}</span> },
  { label: 'Zone', cell: ({ zone }) => zone },
  { label: 'Transit', cell: ({ transit_days: days }) => `${days} working ${days === 1 ? 'day' : 'days'}` },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: (row) => (
      <span>
        <Button
          call={saveZoneEndpoint}
          kind="quiet"
          small
          aria-label={`Edit PIN codes ${row.prefix}`}
          onClick={(event) => edit(row, event)}
        >
          Edit
        </Button>
        <RemoveRow
          endpoint={removeZoneEndpoint}
          id={row.id}
          what={`PIN codes ${row.prefix}`}
          effect="Their delivery dates will follow a zone with fewer digits. Without one, no date is promised."
        />
      </span>
    ),
  },
];

type FormProps = { action: ReturnType<typeof useDraftAction<typeof saveZoneEndpoint, typeof blank>> };

function ZoneForm({ action: { submit, busy, failure, draft, bind } }: FormProps) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ ...draft, transit_days: parseNumber(draft.transit_days) ?? Number.NaN });
  };
  return (
    <form className="sheet delivery-form delivery-zone-form" onSubmit={send} noValidate>
      <TextInput
        label="PIN codes"
        hint="Their first 1 to 6 digits."
        inputMode="numeric"
        autoComplete="off"
        {...bind('prefix')}
      />
      <TextInput label="Zone" hint="E.g. Delhi NCR." maxLength={60} autoComplete="off" {...bind('zone')} />
      <TextInput
        label="Transit"
        hint="Working days after dispatch."
        inputMode="numeric"
        autoComplete="off"
        {...bind('transit_days')}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button call={saveZoneEndpoint} type="submit" busy={busy} busyText="Saving…">
          Save zone
        </Button>
      </div>
    </form>
  );
}
