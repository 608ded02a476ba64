import { useEffect, useRef } from 'react';
import { sentenceCase } from '#client/format.ts';
import { Button } from '../Button.tsx';

/** What an action on several rows did, where some were refused. */
export type Report = {
  /** `18 of 20 orders confirmed.` */
  text: string;
  refused: { id: number; name: string; message: string }[];
};

type Props = {
  report: Report;
  /** The page of a row; absent for rows without a page. */
  hrefOf?: ((id: number) => string) | undefined;
  onClose: () => void;
};

/** Above the list: how many rows were done, and of each other row why not. It takes the focus, as the action's button is gone. */
export function BulkReport({ report, hrefOf, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [report]);
  return (
    <div ref={place} className="notice bulk-report" data-tone="warn" role="group" aria-label="Result" tabIndex={-1}>
      <div role="alert">
        <p>
          <strong>{report.text}</strong> {report.refused.length === 1 ? 'This one is' : 'These are'} still selected:
        </p>
        <ul>
          {report.refused.map((row) => (
            <Refused key={row.id} {...row} href={hrefOf?.(row.id)} />
          ))}
        </ul>
      </div>
      <Button small onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

/** Most messages begin with the row's name. */
function Refused({ name, message, href }: Report['refused'][number] & { href: string | undefined }) {
  const isNamed = message.toLowerCase().startsWith(name.toLowerCase());
  const label = sentenceCase(name);
  return (
    <li>
      {href ? <a href={href}>{label}</a> : label}
      {isNamed ? message.slice(name.length) : `: ${message}`}
    </li>
  );
}
