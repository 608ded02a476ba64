import { useState } from 'react';
import type { FileRef } from '#contracts/attachments/file-ref.ts';
import { attachPoEndpoint, PO_FILE_MISSING } from '#contracts/orders/po-file.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { Button } from '#ui/Button.tsx';
import { AttachFileDialog } from '../attachments/AttachFileDialog.tsx';

type Props = { order: { id: number; status: OrderStatus; po_file: FileRef | null } };

/** Attaches the purchase order to an open order without one: many are sent after the order. */
export function AttachPo({ order: { id, status, po_file } }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (po_file || !ORDER_STATES[status].isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Attach PO</Button>
      {isOpen && (
        <AttachFileDialog
          endpoint={attachPoEndpoint}
          record={{ id }}
          title={`Attach the PO of order ${id}`}
          label="PO file"
          hint="PDF, Word, Excel or a photo, at most 4 MB. It stays with the order and cannot be replaced."
          submitLabel="Attach PO"
          missing={PO_FILE_MISSING}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
