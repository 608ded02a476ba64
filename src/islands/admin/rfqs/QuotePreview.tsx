import { formatDay } from '#client/format.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { type AdminRfqDetail, getAdminQuotePdfEndpoint } from '#contracts/quotes/admin.ts';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { FileList } from '#widgets/attachments/FileList.tsx';
import { QuotedLines } from '#widgets/QuotedLines.tsx';
import { Summary } from '#widgets/Summary.tsx';
import type { StoredDraft } from './editor-state.ts';
import { type Draft, type DraftLine } from './quote-draft.ts';
import { priceTyped, rateOf, totalsOf } from './quote-totals.ts';

type Props = {
  rfq: AdminRfqDetail;
  values: Draft;
  interState: boolean;
  /** The stored draft, if it is the one that is shown. */
  saved: StoredDraft | undefined;
  onClose: () => void;
};

/** The quote as the buyer will see it, from what is typed. */
export function QuotePreview({ rfq, values, interState, saved, onClose }: Props) {
  const { totals } = totalsOf(values, interState);
  const lines = previewLines(values, interState);
  const left = values.lines.length - lines.filter(({ kind }) => kind === 'goods').length;
  const address = rfq.addresses.find(({ id }) => String(id) === values.ship_address_id);
  return (
    <Dialog open onClose={onClose} title="Buyer’s preview" className="quote-preview">
      <p>
        <strong>{rfq.title}</strong>, {rfq.company.name}
        {values.valid_until && `, valid until ${formatDay(values.valid_until)}`}
        {address && `, ship to ${address.label}`}
      </p>
      {left > 0 && (
        <p className="small quiet">
          {left === 1 ? '1 line without a price is not shown.' : `${left} lines without a price are not shown.`}
        </p>
      )}
      <QuotedLines lines={lines} area="/admin" />
      <div className="quote-preview-foot">
        <div className="stack">
          {values.terms && <p className="as-typed">{values.terms}</p>}
          {values.notes && <p className="as-typed">{values.notes}</p>}
          {values.files.length > 0 && <FileList files={values.files} />}
          {saved ? (
            <DownloadButton endpoint={getAdminQuotePdfEndpoint} query={{ id: saved.id }} name="draft.pdf">
              Download the PDF
            </DownloadButton>
          ) : (
            <p className="small quiet">Save the draft to download its PDF.</p>
          )}
        </div>
        <Summary totals={totals} />
      </div>
    </Dialog>
  );
}

/** The lines that have a value, and freight, as the server will price them. */
function previewLines(values: Draft, interState: boolean): QuoteLine[] {
  const { lines, goods, freight } = priceTyped(values, interState);
  const shown = lines.map((line, at) => previewLine(line, goods[at]!, at));
  if (!freight) return shown;
  const transport = {
    ...{ line_no: shown.length + 1, kind: 'freight' as const, product_id: null, rfq_line_no: null },
    ...{ sku: '', name: 'Freight', brand: null, unit: 'OTH', hsn: '996511', qty: 1, price_per: 1 },
    ...{ discount: 0, discount_percent: 0, unpriced_discount: null, lead_days: null },
  };
  return [...shown, { ...transport, ...amountsOf(freight) }];
}

type Priced = ReturnType<typeof priceTyped>['goods'][number];

function previewLine(line: DraftLine, priced: Priced, at: number): QuoteLine {
  const { product_id, rfq_line_no, sku, name, brand, unit, hsn, qty, price_per, discount, lead_days } = line;
  return {
    ...{ line_no: at + 1, kind: 'goods', product_id, rfq_line_no, sku, name, brand: brand || null, unit },
    ...{ hsn: hsn || null, qty: Number(qty.replaceAll(',', '')), price_per: Number(price_per) },
    ...{ discount: toRupees(priced.discount_paise), discount_percent: rateOf(discount) ?? 0, unpriced_discount: null },
    lead_days: lead_days.trim() === '' ? null : Number(lead_days),
    ...amountsOf(priced),
  };
}

const amountsOf = (priced: Omit<Priced, 'kind' | 'full_paise' | 'discount_paise'>) => ({
  price: toRupees(priced.price_paise),
  gst_rate: priced.gst_rate_bp === null ? null : priced.gst_rate_bp / 100,
  taxable: toRupees(priced.taxable_paise),
  cgst: toRupees(priced.cgst_paise),
  sgst: toRupees(priced.sgst_paise),
  igst: toRupees(priced.igst_paise),
  total: toRupees(priced.total_paise),
});
