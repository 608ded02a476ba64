import { navigate } from 'astro:transitions/client';
import type { CartLine } from '#client/cart.ts';
import { storeRfqLines } from '#client/rfq-prefill.ts';
import { MAX_RFQ_LINES } from '#contracts/quotes/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { lineNotices } from './line-notices.ts';
import type { Pricing } from './use-pricing.ts';

type Props = { lines: CartLine[]; pricing: Pricing | undefined; disabled: boolean };

/** Opens the form of a new RFQ with the cart's lines, which stay in the cart until the RFQ is sent. */
export function RequestQuoteButton({ lines, pricing, disabled }: Props) {
  const tooMany = lines.length > MAX_RFQ_LINES;
  const openRfq = () => {
    storeRfqLines(lines.map((line) => rfqLine(line, pricing)));
    void navigate('/portal/rfqs/new');
  };
  return (
    <div>
      <Button
        wide
        disabled={disabled || tooMany}
        onClick={openRfq}
        aria-describedby={tooMany ? 'rfq-limit' : undefined}
      >
        Request a quote
      </Button>
      {tooMany && (
        <p id="rfq-limit" className="field-hint">
          {`An RFQ can have at most ${MAX_RFQ_LINES.toLocaleString('en-IN')} lines; this cart has ${lines.length.toLocaleString('en-IN')}.`}
        </p>
      )}
    </div>
  );
}

function rfqLine(line: CartLine, pricing: Pricing | undefined) {
  const { product_id, sku, name, qty, unit } = line;
  // Named but not linked: the server refuses a product that is not in the company's catalogue.
  const unknown = lineNotices(line, pricing).some(({ kind }) => kind === 'unknown');
  return {
    item: sku ? `${name} (${sku})` : name,
    product_id: unknown ? null : product_id,
    qty,
    unit: unit || 'NOS',
    cart_id: product_id,
  };
}
