import { formatDay } from '#client/format.ts';
import { formatRupees, formatUnitPrice } from '#contracts/fields/money.ts';
import type { QuoteDetail, QuoteVersion } from '#contracts/quotes/portal.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { Notice } from '#ui/Notice.tsx';

type Props = { quote: QuoteDetail; newest: QuoteVersion | undefined };

/** Says what became of the quote, or that it expires soon; nothing while there is time. */
export function QuoteNotice({ quote, newest }: Props) {
  switch (quote.status) {
    case 'sent':
      return quote.days_left! <= 3 ? <Notice tone="warn">{expiryText(quote)}</Notice> : null;
    case 'accepted':
      return (
        <Notice tone="ok">
          Accepted as <a href={`/portal/orders/${quote.order?.id}`}>order {quote.order?.id}</a>
          {quote.order?.status === 'pending approval' && ', which is pending approval'}.
        </Notice>
      );
    case 'countered':
      return <Countered {...quote} />;
    case 'superseded':
      return (
        <Notice tone="warn">
          Superseded by{' '}
          {newest ? <a href={`/portal/quotes/${newest.id}`}>version {newest.version}</a> : 'a newer version'}.
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="bad">
          Expired on {formatDay(quote.valid_until!)}. <RequestNewQuote {...quote} />.
        </Notice>
      );
    case 'declined':
      return (
        <Notice>
          Declined: {quote.buyer_note}. <RequestNewQuote {...quote} />.
        </Notice>
      );
    case 'withdrawn':
      return (
        <Notice tone="bad">
          {isCountered(quote)
            ? 'We cannot meet your counter-offer and have withdrawn our quote'
            : 'We have withdrawn this quote'}
          {reasonOf(quote)}. <RequestNewQuote {...quote} />.
        </Notice>
      );
    case 'draft':
      return null;
  }
}

function Countered({ buyer_note, counter, lines }: QuoteDetail) {
  return (
    <Notice>
      <p>Your counter-offer is with our desk. We will revert with a new version.</p>
      <p className="as-typed">“{buyer_note}”</p>
      {counter.length > 0 && (
        <ul>
          {counter.map(({ line_no, price, qty }) => {
            const line = lines.find((one) => one.line_no === line_no);
            const requested = [
              price !== null &&
                (line && line.price_per > 1 ? formatUnitPrice({ ...line, price }) : `${formatRupees(price)} each`),
              qty !== null && formatQuantity(qty, line?.unit ?? ''),
            ];
            return (
              <li key={line_no}>
                {line?.name}: {requested.filter(Boolean).join(', ')}
              </li>
            );
          })}
        </ul>
      )}
    </Notice>
  );
}

const RequestNewQuote = ({ rfq_id }: QuoteDetail) => (
  <a href={`/portal/rfqs/new?again=${rfq_id}`}>Request a new quote</a>
);

function expiryText({ days_left, valid_until }: QuoteDetail): string {
  if (days_left === 0) return 'Valid only today, until 23:59 IST.';
  return `${days_left === 1 ? '1 day' : `${days_left} days`} left. Valid until the end of ${formatDay(valid_until!)}.`;
}

const isCountered = ({ history }: QuoteDetail) => history.some(({ status }) => status === 'countered');

function reasonOf({ history }: QuoteDetail): string {
  const note = history.findLast(({ status }) => status === 'withdrawn')?.note;
  // The caller adds the full stop.
  return note ? `: ${note.replace(/[.\s]+$/, '')}` : '';
}
