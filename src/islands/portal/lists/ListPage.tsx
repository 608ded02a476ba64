import { navigate } from 'astro:transitions/client';
import { useState } from 'react';
import { addLines } from '#client/cart.ts';
import { formatDate, formatDay, sentenceCase } from '#client/format.ts';
import { storeRfqLines } from '#client/rfq-prefill.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { lineState, lineValue } from '#contracts/lists/line-state.ts';
import { getListEndpoint, type ListLine, type ListSummary } from '#contracts/lists/lists.ts';
import { formatRhythm } from '#contracts/lists/reminder.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyDrawing } from '#ui/EmptyDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { toast } from '#ui/toast.ts';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { AddItem } from './AddItem.tsx';
import { ListActions } from './ListActions.tsx';
import { ListLines } from './ListLines.tsx';
import { sharing } from './ListOverview.tsx';
import './lists.css';

/** One list: its lines at today's prices, to change and to add to the cart. */
export function ListPage() {
  return (
    <RecordPage
      endpoint={getListEndpoint}
      crumbs={(reply) => [{ label: 'Lists', href: '/portal/lists' }, { label: reply?.list.name ?? 'List' }]}
      notFound="This list was not found. It may have been deleted, or is no longer shared."
      back={{ label: 'Back to Lists', href: '/portal/lists' }}
    >
      {({ list, lines }) => <Sheet list={list} lines={lines} />}
    </RecordPage>
  );
}

function Sheet({ list, lines }: { list: ListSummary; lines: ListLine[] }) {
  useDocumentTitle(list.name);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const ticked = lines.filter(({ product_id }) => !unticked.has(product_id));
  const tick = (ids: number[], wanted: boolean) => {
    const next = new Set(unticked);
    for (const id of ids)
      if (wanted) next.delete(id);
      else next.add(id);
    setUnticked(next);
  };
  return (
    <article className="list">
      <header className="page-head">
        <h1>{list.name}</h1>
      </header>
      {list.note && <p className="list-note">{list.note}</p>}
      <TitleBlock
        cells={[
          ['Items', lines.length.toLocaleString('en-IN')],
          ['Shared', sharing(list)],
          ['Reminder', reminderText(list)],
          ['Changed', <time dateTime={list.updated_at}>{formatDate(list.updated_at)}</time>],
        ]}
      />
      <ListActions list={list} lines={lines} />
      {lines.length === 0 ? (
        <EmptyState drawing={<EmptyDrawing of="products" />} action={list.may_edit && <EmptyActions />}>
          No items on this list yet. {list.may_edit && 'Enter a SKU below, or choose “Add to a list” on a product.'}
        </EmptyState>
      ) : (
        <>
          <OrderStep list={list} lines={lines} ticked={ticked} />
          <ListLines list={list} lines={lines} unticked={unticked} tick={tick} />
        </>
      )}
      {list.may_edit && <AddItem id={list.id} />}
    </article>
  );
}

function EmptyActions() {
  return (
    <div className="cluster">
      <a className="button button-secondary" href="/portal/catalog">
        Open the catalogue
      </a>
      <a className="button button-quiet" href="/portal/quick-order">
        Paste many in quick order
      </a>
    </div>
  );
}

function reminderText({ reminder, reminds_me }: ListSummary): string {
  if (!reminder) return 'None';
  const next = reminder.paused ? 'paused' : `next on ${formatDay(reminder.next_on)}`;
  return `${sentenceCase(formatRhythm(reminder))}, ${next}${reminds_me ? '' : ', not to you'}`;
}

type StepProps = { list: ListSummary; lines: ListLine[]; ticked: ListLine[] };

/** Adds the ticked lines to the cart as far as they are in stock, and opens an RFQ for the rest. */
function OrderStep({ list, lines, ticked }: StepProps) {
  const states = ticked.map((line) => ({ line, ...lineState(line) }));
  const buyable = states.filter(({ to_cart }) => to_cart > 0);
  const toQuote = states.filter(({ kind }) => kind === 'short' || kind === 'out' || kind === 'to quote');
  const isAll = ticked.length === lines.length && buyable.length === lines.length;
  const sum = buyable.reduce((paise, { line, to_cart }) => paise + lineValue(line, to_cart), 0);
  const left = states.length - buyable.length;
  const addToCart = async () => {
    addLines(
      buyable.map(({ line: { price_breaks: _, gone: __, to_quote: ___, ...line }, to_cart }) => ({
        ...line,
        qty: to_cart,
      })),
    );
    await navigate('/portal/cart');
    toast(
      `${countItems(buyable.length)} from ${list.name} added to the cart.${left > 0 ? ` ${countItems(left)} left out.` : ''}`,
    );
  };
  const requestQuote = () => {
    storeRfqLines(
      toQuote.map(({ line: { product_id, sku, name, qty, unit }, to_cart }) => ({
        ...{ item: `${name} (${sku})`, product_id, unit, cart_id: null },
        qty: sumQty(qty, -to_cart),
      })),
    );
    void navigate('/portal/rfqs/new');
  };
  return (
    <div className="list-step">
      <Button kind="primary" disabled={buyable.length === 0} onClick={() => void addToCart()}>
        {isAll ? 'Add all to cart' : `Add ${countItems(buyable.length)} to cart`}
      </Button>
      {toQuote.length > 0 && (
        <Button onClick={requestQuote}>{`Request a quote for ${countItems(toQuote.length)}`}</Button>
      )}
      <p>
        <Money value={toRupees(sum)} /> <span className="quiet small">before tax, at today’s prices</span>
      </p>
    </div>
  );
}

const countItems = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-IN')} items`);
