import { useState } from 'react';
import { addDeliveryProofEndpoint, PROOF_MISSING } from '#contracts/orders/shipment-files.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { AttachFileDialog } from '#widgets/attachments/AttachFileDialog.tsx';

/** Attaches the proof of a delivery without one: it often comes some days after the goods. */
export function AttachProof({ shipment: { id, code, status, proof } }: { shipment: Shipment }) {
  const [isOpen, setOpen] = useState(false);
  if (status !== 'delivered' || proof) return null;
  return (
    <>
      <Button call={addDeliveryProofEndpoint} small onClick={() => setOpen(true)}>
        Attach proof of delivery
      </Button>
      {isOpen && (
        <AttachFileDialog
          endpoint={addDeliveryProofEndpoint}
          record={{ shipment_id: id }}
          title={`Proof of delivery of ${code}`}
          label="Proof of delivery"
          hint={PROOF_HINT}
          submitLabel="Attach"
          missing={PROOF_MISSING}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const PROOF_HINT =
  'The signed challan or LR as a photo or PDF, at most 4 MB. The buyer sees it with the consignment.';
