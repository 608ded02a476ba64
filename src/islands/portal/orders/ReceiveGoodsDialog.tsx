import { formatProductName } from '#client/typeset.ts';
import { formatQuantity, isCounted } from '#contracts/fields/unit-names.ts';
import { MAX_RECEIPT_FILES } from '#contracts/orders/goods-received.ts';
import type { OwnOrderLine } from '#contracts/orders/portal.ts';
import type { Shipment } from '#contracts/orders/shipments.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { UploadField } from '#widgets/attachments/UploadField.tsx';
import { type ReceivedDraft, useReceiveGoods } from './use-receive-goods.ts';

type Props = { shipment: Shipment; lines: OwnOrderLine[]; onClose: () => void };

/** Records what arrived of a consignment: all of it, unless a quantity is entered as short or damaged. */
export function ReceiveGoodsDialog({ shipment, lines, onClose }: Props) {
  const form = useReceiveGoods(shipment, onClose);
  return (
    <Drawer open onClose={onClose} title={`Goods received: ${shipment.code}`}>
      <form className="dialog-form" onSubmit={form.send} noValidate>
        <ErrorSummary errors={form.errors} />
        {form.failure && <Notice tone="bad">{form.failure}</Notice>}
        <p>All items will be recorded as received in full. Enter quantities only for short or damaged goods.</p>
        <fieldset className="return-lines">
          <legend>Items in the consignment</legend>
          {shipment.lines.map(({ line_no, qty }) => {
            const line = lines.find((one) => one.line_no === line_no);
            return line && <ReceivedLine key={line_no} line={line} qty={qty} form={form} />;
          })}
        </fieldset>
        <UploadField
          label="Photos"
          name="files"
          optional
          hint={`Up to ${MAX_RECEIPT_FILES} photos of the damage, the packing or the signed delivery receipt, at most 4 MB each.`}
          uploads={form.uploads}
          error={form.errors.files}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button
            kind="primary"
            type="submit"
            busy={form.busy || form.uploads.busy}
            busyText={form.busy ? 'Recording…' : 'Uploading photos…'}
          >
            {form.hasFaults ? 'Record with shortage or damage' : 'Received in full'}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

type LineProps = { line: OwnOrderLine; qty: number; form: ReturnType<typeof useReceiveGoods> };

function ReceivedLine({ line: { line_no, name, sku, unit }, qty, form }: LineProps) {
  const part = form.partOf(line_no);
  const received = form.receivedOf(line_no, qty);
  const field = (name: keyof ReceivedDraft) => ({
    name: `${name}-${line_no}`,
    value: part[name],
    error: form.errors[`${name}-${line_no}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => form.change(line_no, { [name]: target.value }),
  });
  const quantity = (name: 'short' | 'damaged', label: string) => (
    <TextInput
      label={
        <>
          {label}
          <span className="visually-hidden">: {sku}</span>
        </>
      }
      inputMode={isCounted(unit) ? 'numeric' : 'decimal'}
      {...field(name)}
    />
  );
  return (
    <div className="received-line">
      <span className="two-lines order-item">
        <span>{formatProductName(name)}</span>
        <span className="small quiet code">{sku}</span>
        <span className="small" aria-live="polite">
          Accepted {received} of {formatQuantity(qty, unit)}
        </span>
      </span>
      {quantity('short', 'Short')}
      {quantity('damaged', 'Damaged')}
      {form.isFaulty(part) && (
        <TextInput
          label={
            <>
              Remarks<span className="visually-hidden"> on {sku}</span>
            </>
          }
          optional
          maxLength={300}
          {...field('note')}
        />
      )}
    </div>
  );
}
