import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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

/** A screen reader is told of so many rows at a time; the button counts each part. */
const TOLD_EVERY = 20_000;

const counted = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-IN')} rows`);

/**
 * Fetches a file with the caller's token, which a plain link would not carry, and hands it to the browser. While a long
 * export comes in, the button counts its rows; whoever leaves the page calls it off.
 */
export function DownloadButton({ endpoint, query, name, children = 'Export CSV' }: Props) {
  const { busy, rows, start } = useDownload(() => [endpoint, query, name]);
  const told = rows - (rows % TOLD_EVERY);
  return (
    <>
      <Button className="no-print" busy={busy} onClick={() => void start()}>
        <Icon name="download" /> <span>{children}</span>
        {rows > 0 && (
          <span className="button-tally">
            <span className="visually-hidden">Exporting … </span>
            {counted(rows)}
          </span>
        )}
      </Button>
      {busy &&
        createPortal(
          <p role="status" className="visually-hidden">
            {told > 0 && `Exporting … ${counted(told)}`}
          </p>,
          document.body,
        )}
    </>
  );
}

/** The work behind the button: `rows` is how many have come so far, 0 while it is one answer. */
function useDownload(asked: () => Parameters<typeof download>) {
  const [rows, setRows] = useState<number | null>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const start = async () => {
    const { signal } = (work.current = new AbortController());
    setRows(0);
    try {
      const [endpoint, query, name] = asked();
      const whole = await download(endpoint, query, name, { signal, onRows: setRows });
      if (whole.parts > 1) toast(`${counted(whole.rows)} exported.`);
    } catch (error) {
      if (signal.aborted) return;
      const why = (error instanceof ApiError && error.said) || 'The connection failed: try again.';
      toast(`The file was not saved. ${why}`, { tone: 'bad' });
    }
    setRows(null);
  };
  return { busy: rows !== null, rows: rows ?? 0, start };
}
