import { formatDate } from '#client/format.ts';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { GoodsReceipt } from '#contracts/orders/shipments.ts';
import { Status } from '#ui/Status.tsx';
import { PrivateFile } from '../PrivateFile.tsx';
import './goods-received.css';

type Props = {
  receipt: GoodsReceipt;
  /** The lines of the order. */
  lines: readonly { line_no: number; sku: string; unit: string }[];
};

/** What the buyer recorded of a consignment: received in full, or the lines that were short or damaged, with the photos. */
export function GoodsReceived({ receipt, lines }: Props) {
  const { at, by, files } = receipt;
  return (
    <div className="goods-received">
      <p>
        <Status tone={receipt.lines.length === 0 ? 'ok' : 'warn'}>
          <span>
            {resultOf(receipt)} on <time dateTime={at}>{formatDate(at)}</time> by {by}
          </span>
        </Status>
      </p>
      {receipt.lines.length > 0 && (
        <ul>
          {receipt.lines.map(({ line_no, short, damaged, note }) => {
            const { sku = '', unit = '' } = lines.find((line) => line.line_no === line_no) ?? {};
            const faults = [
              short > 0 && `${formatQuantity(short, unit)} short`,
              damaged > 0 && `${formatQuantity(damaged, unit)} damaged`,
            ].filter(Boolean);
            return (
              <li key={line_no}>
                <span className="code">{sku}</span>: {faults.join(', ')}
                {note && <span className="as-typed">. {note}</span>}
              </li>
            );
          })}
        </ul>
      )}
      <ReceiptFiles files={files} />
    </div>
  );
}

/** The photos of a record of goods received. */
export function ReceiptFiles({ files }: Pick<GoodsReceipt, 'files'>) {
  if (files.length === 0) return null;
  return (
    <ul className="receipt-files">
      {files.map((file) => (
        <li key={file.id}>
          <PrivateFile endpoint={getAttachmentEndpoint} {...file} />
        </li>
      ))}
    </ul>
  );
}

/** `Received in full`, `Received with shortage and damage` */
function resultOf({ lines }: GoodsReceipt): string {
  const faults = [
    lines.some(({ short }) => short > 0) && 'shortage',
    lines.some(({ damaged }) => damaged > 0) && 'damage',
  ].filter(Boolean);
  return faults.length === 0 ? 'Received in full' : `Received with ${faults.join(' and ')}`;
}
