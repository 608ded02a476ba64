import type { KeyboardEvent } from 'react';
import { sentenceCase } from '#client/format.ts';
import { COUNT_REASONS } from '#contracts/stores/states.ts';
import {
  type CountReason,
  postStockCountEndpoint,
  type StockCount,
  type StockCountLine,
} from '#contracts/stores/counts.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Column } from '#ui/Table.tsx';
import { LinesSheet } from '#widgets/LinesSheet.tsx';
import { countColumns, differing } from './count-columns.tsx';

/** Reasons and notes by line. */
const BLANK = { reasons: {} as Record<number, string>, notes: {} as Record<number, string> };

const reasonOptions = (blank: string) => (
  <>
    <option value="">{blank}</option>
    {COUNT_REASONS.map((reason) => (
      <option key={reason} value={reason}>
        {sentenceCase(reason)}
      </option>
    ))}
  </>
);

/** Enter in a note never posts. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** The lines that differ from the book stock, each with its reason, and the button that posts the count. */
export function CountReview({ count }: { count: StockCount }) {
  const form = useDraftAction(postStockCountEndpoint, `post stock count ${count.id}`, BLANK);
  const lines = differing(count.lines);
  const notCounted = count.lines.length - count.counted;
  if (count.counted === 0) return <p>Nothing is counted yet. Enter quantities under Count first.</p>;
  const send = () =>
    void form.submit({
      ...{ id: count.id, version: count.version },
      lines: lines.map(({ line_no }) => ({
        line_no,
        reason: form.draft.reasons[line_no] as CountReason,
        note: form.draft.reasons[line_no] === 'other' ? form.draft.notes[line_no] : null,
      })),
    });
  return (
    <form
      className="stack"
      noValidate
      onKeyDown={ignoreEnter}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ErrorSummary errors={atReasons(form.errors)} showLine={() => {}} />
      <Summary count={count} lines={lines} notCounted={notCounted} />
      {lines.length > 1 && (
        <Select
          className="count-all"
          label="Reason for all lines without one"
          value=""
          onChange={({ target }) => {
            form.edited('lines');
            form.change(({ reasons }) => ({
              reasons: {
                ...Object.fromEntries(lines.map(({ line_no }) => [line_no, target.value])),
                ...chosen(reasons),
              },
            }));
          }}
        >
          {reasonOptions('Choose')}
        </Select>
      )}
      {lines.length > 0 && (
        <LinesSheet caption="Differences" columns={[...countColumns, reasonColumn(form, lines)]} lines={lines} />
      )}
      {form.failure && <Notice tone="bad">{form.failure}</Notice>}
      <div className="cluster">
        <Button call={postStockCountEndpoint} kind="primary" type="submit" busy={form.busy} busyText="Posting…">
          Post count
        </Button>
        <span className="quiet">A posted count cannot be changed.</span>
      </div>
    </form>
  );
}

type Form = ReturnType<typeof useDraftAction<typeof postStockCountEndpoint, typeof BLANK>>;

const chosen = (reasons: Record<number, string>) =>
  Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason !== ''));

/** What is refused about a line's quantity is shown at its reason, the line's only field. */
const atReasons = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name.replace(/\.qty$/, '.reason'), message]));

function reasonColumn({ draft, change, errors, edited }: Form, lines: StockCountLine[]): Column<StockCountLine> {
  return {
    label: 'Reason',
    cell: ({ line_no, name, sku }) => {
      const at = `lines.${lines.findIndex((line) => line.line_no === line_no)}`;
      const set = (part: 'reasons' | 'notes', value: string) => {
        edited(at);
        change((now) => ({ [part]: { ...now[part], [line_no]: value } }));
      };
      return (
        <div className="count-reason">
          <Select
            label={`Reason for ${name}, ${sku}`}
            labelHidden
            name={`${at}.reason`}
            value={draft.reasons[line_no] ?? ''}
            error={errors[`${at}.reason`] ?? errors[`${at}.qty`]}
            onChange={({ target }) => set('reasons', target.value)}
          >
            {reasonOptions('Choose')}
          </Select>
          {draft.reasons[line_no] === 'other' && (
            <TextInput
              label="Reason in words"
              name={`${at}.note`}
              maxLength={200}
              autoComplete="off"
              value={draft.notes[line_no] ?? ''}
              error={errors[`${at}.note`]}
              onChange={({ target }) => set('notes', target.value)}
            />
          )}
        </div>
      );
    },
  };
}

type SummaryProps = { count: StockCount; lines: StockCountLine[]; notCounted: number };

/** How many lines differ, what the difference is worth, and what stays as it is. */
function Summary({ count, lines, notCounted }: SummaryProps) {
  const noCost = lines.filter(({ value }) => value === null).length;
  const of = (many: number) => (many === 1 ? '1 line' : `${many} lines`);
  return (
    <p>
      {lines.length === 0
        ? 'No differences: counted and book stock agree.'
        : `${of(lines.length)} ${lines.length === 1 ? 'differs' : 'differ'} from the book stock.`}{' '}
      {count.value !== null && (
        <>
          Surplus less shortage at cost: <Money value={count.value} />.{' '}
        </>
      )}
      {noCost > 0 && `${of(noCost)} without a cost price. `}
      {notCounted > 0 && `${of(notCounted)} not counted: their stock is not changed.`}
    </p>
  );
}
