import { useState } from 'react';
import { formatDate } from '#client/format.ts';
import { MAX_SEARCH_LENGTH, ORDERS_PAGE_SIZE } from '#contracts/limits.ts';
import { listOrdersEndpoint, type OrderSummary } from '#contracts/orders/portal.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useRead } from '#ui/use-read.ts';
import { orderText } from '#widgets/orders/order-text.ts';

type Props = { value: number | null; onChange: (order: number | null) => void; error: string | undefined };

/** The value of the option that opens the search. */
const FIND = 'find';

/** A dropdown of the company's latest orders. Where there are more, an option opens a search by number or PO above it. */
export function OrderSelect({ value, onChange, error }: Props) {
  const [isFinding, setFinding] = useState(false);
  const [search, setSearch] = useState('');
  const q = useDebounced(search).trim();
  const latest = useRead(listOrdersEndpoint, { size: ORDERS_PAGE_SIZE });
  const found = useRead(
    listOrdersEndpoint,
    { q, size: ORDERS_PAGE_SIZE },
    { keepPrevious: true, enabled: isFinding && q !== '' },
  );
  const options = (q ? found.data : latest.data)?.items ?? [];
  const isListed = value === null || options.some(({ id }) => id === value);

  const choose = (chosen: string) => {
    if (chosen === FIND) setFinding(true);
    else onChange(Number(chosen) || null);
  };

  if (latest.error) return <ReadError read={latest} />;
  return (
    <div className="order-select">
      {isFinding && (
        <input
          // It was asked for just now.
          autoFocus
          type="search"
          className="input"
          aria-label="Find an order by its number or PO number"
          placeholder="Order or PO number"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter searches already; it must not send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Select
        label="Order"
        optional
        name="order_id"
        hint={q && found.data?.total === 0 ? `No order matches “${q}”.` : undefined}
        value={value ?? ''}
        error={error}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Not about an order</option>
        {(latest.data?.total ?? 0) > ORDERS_PAGE_SIZE && !isFinding && <option value={FIND}>Find an order…</option>}
        {!isListed && <option value={value}>{value}</option>}
        {options.map((order) => (
          <option key={order.id} value={order.id}>
            {labelOf(order)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const labelOf = (order: OrderSummary) => `${orderText(order)}, ${formatDate(order.created_at)}`;
