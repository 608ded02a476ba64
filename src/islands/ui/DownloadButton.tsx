import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#client/api.ts';
import { download } from '#client/download.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';

type Props = {
  /** A GET call that returns a file. */
  endpoint: Endpoint;
  query?: Record<string, string | number | null>;
  /** File name, where the server gives none. */
  name: string;
  small?: boolean;
  disabled?: boolean;
  children?: ReactNode;
};

/** A screen reader hears the progress every so many rows; the button shows each part. */
const ANNOUNCE_EVERY = 20_000;

const rowCount = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-IN')} rows`);

/**
 * Downloads a file with the caller's token, which a plain link would not carry. During a long export the button counts
 * the rows received; leaving the page cancels it.
 */
export function DownloadButton({ endpoint, query, name, small, disabled, children = 'Export CSV' }: Props) {
  const { busy, rows, start } = useDownload(() => [endpoint, query, name]);
  const announced = rows - (rows % ANNOUNCE_EVERY);
  return (
    <>
      <Button className="no-print" small={small} disabled={disabled} busy={busy} onClick={() => void start()}>
        <Icon name="download" /> <span>{children}</span>
        {rows > 0 && (
          <span className="button-tally">
            <span className="visually-hidden">Exporting … </span>
            {rowCount(rows)}
          </span>
        )}
      </Button>
      {busy &&
        createPortal(
          <p role="status" className="visually-hidden">
            {announced > 0 && `Exporting … ${rowCount(announced)}`}
          </p>,
          document.body,
        )}
    </>
  );
}

/** The download itself; `rows` is the number received so far, 0 for a file in one part. */
function useDownload(request: () => Parameters<typeof download>) {
  const [rows, setRows] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setRows(0);
    try {
      const [endpoint, query, name] = request();
      const file = await download(endpoint, query, name, { signal, onRows: setRows });
      if (file.parts > 1) toast(`${rowCount(file.rows)} exported.`);
    } catch (error) {
      if (signal.aborted) return;
      const reason = (error instanceof ApiError && error.serverMessage) || 'The connection failed. Try again.';
      toast(`The file was not saved. ${reason}`, { tone: 'bad' });
    }
    setRows(null);
  };
  return { busy: rows !== null, rows: rows ?? 0, start };
}
