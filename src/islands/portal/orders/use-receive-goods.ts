import type { SubmitEvent } from 'react';
import { parseNumber } from '#client/table-files/parse-number.ts';
import type { Upload } from '#contracts/attachments/attachments.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { MAX_RECEIPT_FILES, recordGoodsReceivedEndpoint } from '#contracts/orders/goods-received.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { useAction } from '#ui/use-action.ts';
import { useUploads } from '#widgets/attachments/use-uploads.ts';

/** What is entered for a line, as typed. */
export interface ReceivedDraft {
  short: string;
  damaged: string;
  note: string;
}

interface Draft {
  /** By line number. */
  parts: Record<number, ReceivedDraft>;
  files: Upload[];
}

const BLANK: ReceivedDraft = { short: '', damaged: '', note: '' };

const isFaulty = (part: ReceivedDraft) => Object.values(part).some((text) => text.trim() !== '' && text.trim() !== '0');

/** A typed quantity: 0 if it is blank, NaN if it is none, which the contract refuses. */
const quantityIn = (text: string) => parseNumber(text) ?? 0;

/** The draft of a record of goods received, which the tab stores until it is sent; errors by the name of their field. */
export function useReceiveGoods(shipment: Shipment, onSent: () => void) {
  const [{ parts, files }, edit, clear] = useTabDraft<Draft>(`received ${shipment.id}`, { parts: {}, files: [] });
  const { submit, busy, errors, failure, edited } = useAction(recordGoodsReceivedEndpoint, () => {
    clear();
    onSent();
  });
  const uploads = useUploads(
    files,
    (next) => {
      edited('files');
      edit((now) => ({ files: next(now.files) }));
    },
    MAX_RECEIPT_FILES,
  );
  const partOf = (lineNo: number) => parts[lineNo] ?? BLANK;
  const faulty = shipment.lines.filter(({ line_no }) => isFaulty(partOf(line_no))).map(({ line_no }) => line_no);
  // The schema names a line by its index in the request, the form by its line number.
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index, field = 'short'] = /^lines\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
      return [index === undefined ? path : `${field}-${faulty[Number(index)]}`, message];
    }),
  );
  return {
    ...{ busy, failure, errors: fieldErrors, uploads, partOf, isFaulty, hasFaults: faulty.length > 0 },
    /** The quantity that was received in good condition, as far as the others are numbers. */
    receivedOf: (lineNo: number, qty: number) => {
      const { short, damaged } = partOf(lineNo);
      return Math.max(0, sumQty(qty, -(quantityIn(short) || 0), -(quantityIn(damaged) || 0)));
    },
    change: (lineNo: number, part: Partial<ReceivedDraft>) => {
      edited('lines');
      edit((now) => ({ parts: { ...now.parts, [lineNo]: { ...BLANK, ...now.parts[lineNo], ...part } } }));
    },
    send: (event: SubmitEvent) => {
      event.preventDefault();
      if (uploads.busy) return;
      uploads.clearError();
      const lines = faulty.map((line_no) => {
        const { short, damaged, note } = partOf(line_no);
        return { line_no, short: quantityIn(short), damaged: quantityIn(damaged), note };
      });
      void submit({ id: shipment.id, lines, files: files.map(({ id }) => id) });
    },
  };
}
