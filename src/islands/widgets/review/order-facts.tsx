import type { ReactNode } from 'react';
import { formatDay } from '#client/format.ts';
import { budgetText } from '#contracts/companies/budget.ts';
import { costCentreText } from '#contracts/companies/cost-centres.ts';
import type { PoFileDraft } from '../attachments/use-po-file.ts';
import type { CostCentreChoice } from '../cost-centres/CostCentreField.tsx';

/** The address with its GST number; undefined where there is none to show. */
export function shipToFact(to: { label: string; address: string; gstin: string | null } | undefined): ReactNode {
  return (
    to && (
      <>
        <strong>{to.label}</strong>
        <br />
        {to.address}
        <br />
        <span className="small">
          {to.gstin ? (
            <>
              GSTIN <span className="code">{to.gstin}</span>
            </>
          ) : (
            'No GSTIN on record'
          )}
        </span>
      </>
    )
  );
}

/** The number and date of the purchase order, and the name of its file. */
export function purchaseOrderFact({ po_number, po_date, po_file }: PurchaseOrder): ReactNode {
  if (!po_number.trim()) return po_file ? `None, file ${po_file.name}` : 'None';
  return (
    <>
      <strong>{po_number.trim()}</strong>
      {po_date && ` of ${formatDay(po_date)}`}
      {po_file && (
        <>
          <br />
          <span className="small">File: {po_file.name}</span>
        </>
      )}
    </>
  );
}

interface PurchaseOrder extends PoFileDraft {
  po_number: string;
  po_date?: string;
}

/** The cost centre and what is left of its budget; undefined in a company without cost centres. `total` is in rupees. */
export function costCentreFact({ data, chosen }: CostCentreChoice, total: number | undefined): ReactNode {
  if (!data?.items.some(({ active }) => active)) return undefined;
  if (!chosen) return 'None';
  return (
    <>
      <strong>{costCentreText(chosen)}</strong>
      {chosen.budget && (
        <>
          <br />
          <span className="small">{budgetText(chosen.budget, total ?? 0)}</span>
        </>
      )}
    </>
  );
}

/** Notes as they were typed; undefined without any. */
export const notesFact = (notes: string): ReactNode =>
  notes.trim() ? <span className="as-typed">{notes.trim()}</span> : undefined;
