import { useState } from 'react';
import { clearGoodsReceivedEndpoint } from '#contracts/orders/clear-goods-received.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';

/** Clears what the buyer recorded of a consignment by mistake. Nothing if they have not recorded it. */
export function ClearReceipt({ shipment: { receipt, code } }: { shipment: Shipment }) {
  const [isOpen, setOpen] = useState(false);
  if (!receipt) return null;
  return (
    <>
      <Button call={clearGoodsReceivedEndpoint} small onClick={() => setOpen(true)}>
        Clear goods received
      </Button>
      {isOpen && <ClearReceiptDialog id={receipt.id} code={code} onClose={() => setOpen(false)} />}
    </>
  );
}

function ClearReceiptDialog({ id, code, onClose }: { id: number; code: string; onClose: () => void }) {
  const form = useDraftAction(clearGoodsReceivedEndpoint, `clear receipt ${id}`, { reason: '' }, onClose);
  return (
    <FormDialog
      title={`Clear goods received of ${code}`}
      onClose={onClose}
      onSubmit={() => void form.submit({ id, ...form.draft })}
      submitLabel="Clear"
      kind="danger"
      busy={form.busy}
      failure={form.failure}
    >
      <p>The buyer can then record it again. Returns and claims that follow from it are rejected with your reason.</p>
      <TextArea {...form.bind('reason')} label="Reason (shown to the buyer)" rows={3} maxLength={500} data-autofocus />
    </FormDialog>
  );
}
