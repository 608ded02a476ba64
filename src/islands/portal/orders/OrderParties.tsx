import type { OrderDetail } from '#contracts/orders/portal.ts';

type Props = { shipTo: OrderDetail['ship_to']; billTo: OrderDetail['bill_to'] };

/** Ship-to and bill-to of an order, each with its GSTIN. */
export function OrderParties({ shipTo, billTo }: Props) {
  return (
    <div className="order-parties">
      <section>
        <h2 className="section-rule">Ship to</h2>
        <p>
          <strong>{shipTo.label}</strong>
          <br />
          {shipTo.address}
        </p>
        <Gstin value={shipTo.gstin} />
      </section>
      <section>
        <h2 className="section-rule">Bill to</h2>
        <p>
          <strong>{billTo.name}</strong>
          {billTo.address && (
            <>
              <br />
              {billTo.address}
            </>
          )}
        </p>
        <Gstin value={billTo.gstin} />
      </section>
    </div>
  );
}

function Gstin({ value }: { value: string | null }) {
  if (!value) return null;
  return (
    <p className="small">
      GSTIN <span className="code">{value}</span>
    </p>
  );
}
