import type { Endpoint } from '#contracts/endpoint.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import type { ListState } from './use-list-query.ts';

/** Exports all pages of a list, as filtered and sorted, as CSV; disabled where nothing is in it. Among the `tools` of a RecordList. */
export function ExportButton({ endpoint, list, name }: { endpoint: Endpoint; list: ListState; name: string }) {
  const { q, sort, filters, isEmpty } = list;
  return <DownloadButton endpoint={endpoint} query={{ q, sort, ...filters }} name={`${name}.csv`} disabled={isEmpty} />;
}
