import { useState } from 'react';
import { ATTACHMENT_ACCEPT } from '#contracts/fields/files.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import {
  addBatchCertificateEndpoint,
  CERTIFICATE_MISSING,
  MAX_CERTIFICATES,
} from '#contracts/orders/shipment-files.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useAction } from '#ui/use-action.ts';
import { useChosenFile } from '#widgets/attachments/use-chosen-file.ts';
import { ShipmentFile } from './ShipmentFile.tsx';

type Props = { shipment: Shipment; lines: AdminOrderDetail['lines'] };

/** The certificates of the batch in a consignment: those attached, and a form for another one. */
export function Certificates({ shipment, lines }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = shipment.certificates.length;
  return (
    <>
      <Button call={addBatchCertificateEndpoint} small onClick={() => setOpen(true)}>
        Batch certificates{count > 0 && ` (${count})`}
      </Button>
      {isOpen && <CertificatesDialog shipment={shipment} lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}

function CertificatesDialog({ shipment, lines, onClose }: Props & { onClose: () => void }) {
  const { id, code, certificates } = shipment;
  const goods = lines.filter(({ line_no }) => shipment.lines.some((part) => part.line_no === line_no));
  const [lineNo, setLineNo] = useState(goods[0]?.line_no ?? 0);
  const { file, fault, setFault, clear, choose } = useChosenFile();
  const { submit, busy, errors, failure, edited } = useAction(addBatchCertificateEndpoint, clear);
  return (
    <FormDialog
      title={`Batch certificates of ${code}`}
      onClose={onClose}
      onSubmit={() => (file ? void submit({ shipment_id: id, line_no: lineNo, file }) : setFault(CERTIFICATE_MISSING))}
      submitLabel="Attach certificate"
      busy={busy}
      busyText="Uploading…"
      failure={failure}
    >
      {certificates.length > 0 && (
        <ul className="certificates">
          {certificates.map((certificate) => (
            <Certificate
              key={certificate.id}
              {...certificate}
              sku={goods.find(({ line_no }) => line_no === certificate.line_no)?.sku ?? ''}
            />
          ))}
        </ul>
      )}
      <Select
        label="Line"
        name="line_no"
        value={lineNo}
        error={errors.line_no}
        onChange={({ target }) => setLineNo(Number(target.value))}
      >
        {goods.map(({ line_no, sku, name }) => (
          <option key={line_no} value={line_no}>
            {sku} · {name}
          </option>
        ))}
      </Select>
      <FileField
        label="Certificate"
        hint={`Test or batch certificate as a PDF or a scan, at most 4 MB; up to ${MAX_CERTIFICATES} for each line. The buyer sees it beside the line.`}
        accept={ATTACHMENT_ACCEPT}
        file={file}
        error={fault ?? errors.file}
        onChoose={(chosen) => {
          edited('file');
          choose(chosen);
        }}
      />
    </FormDialog>
  );
}

type CertificateProps = Shipment['certificates'][number] & { sku: string };

function Certificate({ sku, ...file }: CertificateProps) {
  return (
    <li>
      <ShipmentFile {...file}>
        <span className="code small">{sku}</span>
      </ShipmentFile>
    </li>
  );
}
