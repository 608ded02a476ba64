import { type ComponentProps, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { queryClient } from '#client/queries.ts';
import type { BulkReply } from '#contracts/bulk.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Button } from '../Button.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { toast } from '../toast.ts';
import { useSubmit } from '../use-submit.ts';
import type { Report } from './BulkReport.tsx';
import type { Selection } from './use-selection.ts';

/** A call that takes `ids` and replies with what happened to each. */
export type BulkEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<BulkReply, unknown>>;

/** The fields in a bulk action's dialog. */
type BulkForm = {
  values: Record<string, string>;
  change: (values: Record<string, string>) => void;
  errors: Record<string, string>;
};

type Props<Row> = {
  selection: Selection<Row>;
  endpoint: BulkEndpoint;
  /** The verb and what it does, as in `Confirm` and `20 orders confirmed`. */
  label: string;
  done: string;
  singular: string;
  plural: string;
  busyText: string;
  kind?: ComponentProps<typeof Button>['kind'];
  /** What is sent with the ids, before the fields. */
  bodyOf?: (rows: Row[]) => object;
  onReport: (report: Report | null) => void;
  /** What will happen, and fields that are sent with the ids. */
  children: (form: BulkForm) => ReactNode;
};

/**
 * An action on the selected rows, after a confirmation. Where some are refused, they stay selected and the report says why
 * of each; otherwise a short message follows.
 */
export function BulkButton<Row>({
  selection,
  endpoint,
  label,
  done,
  children,
  busyText,
  kind = 'primary',
  bodyOf = () => ({}),
  onReport,
  ...nouns
}: Props<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const { rows, idOf, nameOf, keep } = selection;
  const what = (count: number) => `${count} ${count === 1 ? nouns.singular : nouns.plural}`;
  const nameOfId = (id: number) => nameOf(rows.find((row) => idOf(row) === id)!);
  const { submit, busy, errors, failure } = useSubmit(endpoint, async ({ results }) => {
    const refused = results.filter((result) => !result.done);
    const succeeded = results.length - refused.length;
    setIsOpen(false);
    const text = `${refused.length > 0 ? `${succeeded} of ` : ''}${what(results.length)} ${done}.`;
    if (refused.length === 0) toast(text);
    onReport(
      refused.length === 0
        ? null
        : { text, refused: refused.map(({ id, message }) => ({ id, message, name: nameOfId(id) })) },
    );
    keep(refused.map(({ id }) => id));
    await queryClient.invalidateQueries();
  });
  const [values, setValues] = useState<Record<string, string>>({});
  const send = () => void submit({ ids: rows.map(idOf), ...bodyOf(rows), ...values });
  return (
    <>
      <Button call={endpoint} small kind={kind} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={`${label} ${what(rows.length)}?`}
          onClose={() => setIsOpen(false)}
          onSubmit={send}
          submitLabel={label}
          busy={busy}
          busyText={busyText}
          failure={failure}
        >
          {children({ values, change: (changed) => setValues({ ...values, ...changed }), errors })}
        </FormDialog>
      )}
    </>
  );
}
