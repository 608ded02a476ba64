import type { InvoiceDetail } from '#contracts/invoices/portal.ts';

/** Bill-to, ship-to and place of supply of an invoice. */
export function InvoiceParties({ bill_to, ship_to, place_of_supply }: InvoiceDetail) {
  return (
    <div className="invoice-parties">
      <section>
        <h2 className="section-rule">{ship_to ? 'Bill to' : 'Bill to and ship to'}</h2>
        <Party name={bill_to.name} address={bill_to.address} gstin={bill_to.gstin} />
      </section>
      {ship_to && (
        <section>
          <h2 className="section-rule">Ship to</h2>
          <Party name={ship_to.label} address={ship_to.address} gstin={ship_to.gstin} />
        </section>
      )}
      <section>
        <h2 className="section-rule">Place of supply</h2>
        <p>{place_of_supply}</p>
      </section>
    </div>
  );
}

function Party({ name, address, gstin }: { name: string; address: string; gstin: string | null }) {
  return (
    <>
      <p>
        <strong>{name}</strong>
        <br />
        {address}
      </p>
      {gstin && (
        <p className="small">
          GSTIN <span className="code">{gstin}</span>
        </p>
      )}
    </>
  );
}
