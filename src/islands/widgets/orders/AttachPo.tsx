import { useState } from 'react';
import type { FileRef } from '#contracts/attachments/file-ref.ts';
import { ATTACHMENT_ACCEPT } from '#contracts/fields/files.ts';
import { attachPoEndpoint, PO_FILE_MISSING } from '#contracts/orders/po-file.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { Button } from '#ui/Button.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useAction } from '#ui/use-action.ts';
import { attachmentFault } from '../attachments/attachment-fault.ts';

type Props = { order: { id: number; status: OrderStatus; po_file: FileRef | null } };

/** Attaches the purchase order to an open order without one: many are sent after the order. */
export function AttachPo({ order }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (order.po_file || !ORDER_STATES[order.status].isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Attach PO</Button>
      {isOpen && <AttachPoDialog id={order.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function AttachPoDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  const { submit, busy, errors, failure, edited } = useAction(attachPoEndpoint, onClose);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    edited('file');
    const found = attachmentFault(chosen);
    setFault(found);
    setFile(found ? null : chosen);
  };
  return (
    <FormDialog
      title={`Attach the PO of order ${id}`}
      onClose={onClose}
      onSubmit={() => (file ? void submit({ id, file }) : setFault(PO_FILE_MISSING))}
      submitLabel="Attach PO"
      busy={busy}
      busyText="Uploading…"
      failure={failure}
    >
      <FileField
        label="PO file"
        name="file"
        hint="PDF, Word, Excel or a photo, at most 4 MB. It stays with the order and cannot be replaced."
        accept={ATTACHMENT_ACCEPT}
        file={file}
        error={fault ?? errors.file}
        onChoose={choose}
      />
    </FormDialog>
  );
}
