import { useState } from 'react';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import {
  addDeliveryProofEndpoint,
  PROOF_MISSING,
  removeShipmentFileEndpoint,
} from '#contracts/orders/shipment-files.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { AttachFileDialog } from '#widgets/attachments/AttachFileDialog.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';

/** The proof of delivery of a consignment, which staff may take back. */
export function DeliveryProof({ proof }: { proof: NonNullable<Shipment['proof']> }) {
  const remove = useAction(removeShipmentFileEndpoint);
  const { id, name } = proof;
  return (
    <div>
      <span className="cluster">
        <span>Proof of delivery</span>
        <PrivateFile endpoint={getAttachmentEndpoint} id={id} name={name} />
        <Button
          call={removeShipmentFileEndpoint}
          small
          kind="quiet"
          busy={remove.busy}
          onClick={() => void remove.submit({ id })}
        >
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </span>
      {remove.failure && <Notice tone="bad">{remove.failure}</Notice>}
    </div>
  );
}

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
