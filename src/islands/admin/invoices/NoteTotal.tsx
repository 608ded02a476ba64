import type * as z from 'zod/mini';
import { call } from '#client/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { NoteSums } from '#contracts/invoices/notes.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { useQuery } from '#ui/use-query.ts';
import { fieldErrors } from '#ui/use-submit.ts';

type Preview = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<NoteSums, unknown>>;
type Props = { endpoint: Preview; body: object; noun: string };

/** The total of a note while it is typed, calculated by the server. */
export function NoteTotal({ endpoint, body, noun }: Props) {
  const settled = useDebounced(JSON.stringify(body));
  const isComplete = Object.keys(fieldErrors(endpoint.body, JSON.parse(settled))).length === 0;
  const { data, error, isFetching } = useQuery({
    queryKey: [endpoint.path, settled],
    queryFn: ({ signal }): Promise<NoteSums> =>
      call(endpoint, { body: JSON.parse(settled), signal }) as Promise<NoteSums>,
    enabled: isComplete,
    staleTime: 0,
  });
  return (
    <p role="status" aria-busy={isFetching}>
      {textOf(noun, isComplete ? data : undefined, isComplete ? error?.message : undefined)}
    </p>
  );
}

function textOf(noun: string, sums: NoteSums | undefined, failure: string | undefined): string {
  if (failure) return failure;
  if (!sums) return `${noun}: no lines yet.`;
  const parts = `${formatRupees(sums.taxable)} before tax, ${formatRupees(sums.tax)} GST`;
  const rounded = sums.round_off === 0 ? '' : `, ${formatRupees(sums.round_off)} round-off`;
  return `${noun}: ${formatRupees(sums.total)} (${parts}${rounded})`;
}
