import type { ReactNode } from 'react';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import type { FileRef } from '#contracts/attachments/file-ref.ts';
import { removeShipmentFileEndpoint } from '#contracts/orders/shipment-files.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useAction } from '#ui/use-action.ts';
import { PrivateFile } from '#widgets/PrivateFile.tsx';

/** A file of a consignment that staff may remove; `children` say what it is. */
export function ShipmentFile({ id, name, children }: FileRef & { children: ReactNode }) {
  const remove = useAction(removeShipmentFileEndpoint);
  return (
    <>
      <span className="cluster">
        {children}
        <PrivateFile endpoint={getAttachmentEndpoint} id={id} name={name} />
      </span>
      <Button
        call={removeShipmentFileEndpoint}
        small
        kind="quiet"
        busy={remove.busy}
        onClick={() => void remove.submit({ id })}
      >
        Remove<span className="visually-hidden"> {name}</span>
      </Button>
      {remove.failure && <Notice tone="bad">{remove.failure}</Notice>}
    </>
  );
}
