import { formatDay } from '#client/format.ts';
import { formatRupees } from '#contracts/money.ts';
import type { QuoteDetail, QuoteVersion } from '#contracts/quotes.ts';
import { Notice } from '#ui/Notice.tsx';

type Props = { quote: QuoteDetail; newest: QuoteVersion | undefined };

/** What has become of the quote, or how soon it ends; nothing while there is time. */
export function QuoteNotice({ quote, newest }: Props) {
  switch (quote.status) {
    case 'sent':
      return quote.days_left! <= 3 ? <Notice tone="warn">{endingWords(quote)}</Notice> : null;
    case 'accepted':
      return (
        <Notice tone="ok">
          Accepted: it is <a href={`/portal/orders/${quote.order?.id}`}>order {quote.order?.id}</a>
          {quote.order?.status === 'pending approval' && ', which waits for approval'}.
        </Notice>
      );
    case 'countered':
      return <Countered {...quote} />;
    case 'superseded':
      return (
        <Notice tone="warn">
          A newer version took its place
          {newest && (
            <>
              : <a href={`/portal/quotes/${newest.id}`}>version {newest.version}</a>
            </>
          )}
          .
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="bad">
          It held until the end of {formatDay(quote.valid_until!)}. <Again {...quote} /> for a new one.
        </Notice>
      );
    case 'declined':
      return (
        <Notice>
          Declined: {quote.buyer_note}. <Again {...quote} /> for another one.
        </Notice>
      );
    case 'withdrawn':
      return (
        <Notice tone="bad">
          {isCountered(quote)
            ? 'We cannot meet your counter-offer and have withdrawn our quote'
            : 'We had to withdraw it'}
          {reasonOf(quote)}. <Again {...quote} /> for a new one.
        </Notice>
      );
    case 'draft':
      return null;
  }
}

function Countered({ buyer_note, counter, lines }: QuoteDetail) {
  return (
    <Notice>
      <p>Your counter-offer is with our desk, which answers with a new version.</p>
      <p className="as-typed">“{buyer_note}”</p>
      {counter.length > 0 && (
        <ul>
          {counter.map(({ line_no, price, qty }) => {
            const line = lines.find((one) => one.line_no === line_no);
            const wishes = [
              price !== null && `${formatRupees(price)} each`,
              qty !== null && `${qty.toLocaleString('en-IN')} ${line?.unit}`,
            ];
            return (
              <li key={line_no}>
                {line?.name}: {wishes.filter(Boolean).join(', ')}
              </li>
            );
          })}
        </ul>
      )}
    </Notice>
  );
}

const Again = ({ rfq_id }: QuoteDetail) => <a href={`/portal/rfqs/new?again=${rfq_id}`}>Ask again</a>;

function endingWords({ days_left, valid_until }: QuoteDetail): string {
  if (days_left === 0) return 'Today is its last day: it holds until 23:59 IST.';
  return `${days_left === 1 ? '1 day' : `${days_left} days`} left: it holds until the end of ${formatDay(valid_until!)}.`;
}

const isCountered = ({ history }: QuoteDetail) => history.some(({ status }) => status === 'countered');

function reasonOf({ history }: QuoteDetail): string {
  const note = history.findLast(({ status }) => status === 'withdrawn')?.note;
  // The sentence goes on with a full stop of its own.
  return note ? `: ${note.replace(/[.\s]+$/, '')}` : '';
}
