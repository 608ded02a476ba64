import { type ReactNode, useState } from 'react';
import { ApiError } from '#client/api.ts';
import { download } from '#client/download.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';

type Props = {
  /** A GET call that answers a file. */
  endpoint: Endpoint;
  query?: Record<string, string | number | null>;
  /** Name of the file, where the server gives none. */
  name: string;
  children?: ReactNode;
};

/** Fetches a file with the caller's token, which a plain link would not carry, and hands it to the browser. */
export function DownloadButton({ endpoint, query, name, children = 'Export CSV' }: Props) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const cut = /-first-(\d+)\.csv$/.exec(await download(endpoint, query, name));
      if (cut)
        toast(
          `The file holds the first ${Number(cut[1]).toLocaleString('en-IN')} rows. Narrow the list for the others.`,
        );
    } catch (error) {
      toast(error instanceof ApiError ? error.message : 'The file was not saved. Try again.', { tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <Button className="no-print" busy={busy} onClick={() => void fetchFile()}>
      <Icon name="download" /> {children}
    </Button>
  );
}
