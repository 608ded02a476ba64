import { navigate } from 'astro:transitions/client';
import type { CartLine } from '#client/cart.ts';
import { handToRfq } from '#client/rfq-handover.ts';
import { MAX_RFQ_LINES } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { newsOf } from './line-news.ts';
import type { Pricing } from './use-pricing.ts';

type Props = { lines: CartLine[]; pricing: Pricing | undefined; disabled: boolean };

/** Takes the cart's lines to the form of a new RFQ. They stay in the cart until that is sent. */
export function AskForQuote({ lines, pricing, disabled }: Props) {
  const tooMany = lines.length > MAX_RFQ_LINES;
  const ask = () => {
    handToRfq(lines.map((line) => handed(line, pricing)));
    void navigate('/portal/rfqs/new');
  };
  return (
    <div>
      <Button wide disabled={disabled || tooMany} onClick={ask} aria-describedby={tooMany ? 'rfq-limit' : undefined}>
        Ask for a quote
      </Button>
      {tooMany && (
        <p id="rfq-limit" className="field-hint">
          {`An RFQ holds at most ${MAX_RFQ_LINES.toLocaleString('en-IN')} lines; this cart has ${lines.length.toLocaleString('en-IN')}.`}
        </p>
      )}
    </div>
  );
}

function handed(line: CartLine, pricing: Pricing | undefined) {
  const { product_id, sku, name, qty, unit } = line;
  // Named, but not linked: the server refuses a product that the company does not have.
  const unknown = newsOf(line, pricing).some(({ kind }) => kind === 'unknown');
  return {
    item: sku ? `${name} (${sku})` : name,
    product_id: unknown ? null : product_id,
    qty,
    unit: unit || 'NOS',
    cart_id: product_id,
  };
}
