import type { Endpoint } from '#contracts/endpoint.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import type { Selection } from './use-selection.ts';

type Props<Row> = { endpoint: Endpoint; selection: Selection<Row>; name: string };

/** Exports the selected rows as CSV, by a call that takes `ids`. */
export function ExportSelected<Row>({ endpoint, selection: { rows, idOf }, name }: Props<Row>) {
  return <DownloadButton small endpoint={endpoint} query={{ ids: rows.map(idOf).join(',') }} name={`${name}.csv`} />;
}
