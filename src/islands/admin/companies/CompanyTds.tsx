import { useState } from 'react';
import {
  getCertificateEndpoint,
  getCompanyTdsEndpoint,
  removeCertificateEndpoint,
  addCertificateEndpoint,
} from '#contracts/tds/admin.ts';
import type { TdsCertificate } from '#contracts/tds/meter.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { TdsMeter } from '#widgets/money/TdsMeter.tsx';
import { currentYear } from '#widgets/money/TdsYearSelect.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';

/** The company's purchases of a financial year against the threshold for TDS, and the certificates received. */
export function CompanyTds({ company_id }: { company_id: number }) {
  const [year, setYear] = useState(currentYear);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<TdsCertificate | null>(null);
  const read = useRead(getCompanyTdsEndpoint, { company_id, year }, { keepPrevious: true });
  const meter = read.data?.meter;
  if (read.error) return <ReadError read={read} />;
  if (!meter) return <Skeleton className="tds-skeleton" />;
  return (
    <div className="stack">
      <TdsMeter
        {...{ meter, year }}
        onYear={setYear}
        action={(certificate) => (
          <span className="cluster tds-actions">
            {certificate.file && (
              <PrivateFile endpoint={getCertificateEndpoint} id={certificate.id} name={certificate.file} />
            )}
            <Button call={removeCertificateEndpoint} kind="quiet" small onClick={() => setRemoving(certificate)}>
              Remove<span className="visually-hidden"> certificate {certificate.number}</span>
            </Button>
          </span>
        )}
      />
      <div>
        <Button call={addCertificateEndpoint} onClick={() => setAdding(true)}>
          Record a certificate
        </Button>
      </div>
      {adding && <CertificateDialog company_id={company_id} meter={meter} onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog certificate={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

function RemoveDialog({ certificate, onClose }: { certificate: TdsCertificate; onClose: () => void }) {
  const { submit, busy, failure } = useAction(removeCertificateEndpoint, onClose);
  return (
    <ConfirmDialog
      title={`Remove certificate ${certificate.number}?`}
      confirmLabel="Remove"
      busy={busy}
      busyText="Removing…"
      failure={failure}
      onConfirm={() => void submit({ id: certificate.id })}
      onClose={onClose}
    >
      <p>The certificate and its file are deleted. The audit log keeps the entry.</p>
    </ConfirmDialog>
  );
}
