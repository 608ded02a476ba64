import { ORDER_STATES } from '#contracts/orders/states.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Day } from '#ui/Day.tsx';
import { StatusHistory } from '#widgets/StatusHistory.tsx';
import { PartLabel } from '#ui/PartLabel.tsx';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { Summary } from '#widgets/Summary.tsx';
import { Thread } from '#widgets/Thread.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';

const totals = { subtotal: 128000, tax: 23040, shipping: 0, total: 151040 };
const taxes = [
  { name: 'CGST', rate: 9, taxable: 128000, amount: 11520 },
  { name: 'SGST', rate: 9, taxable: 128000, amount: 11520 },
] as const;
const steps = [
  { status: 'placed', at: '2026-11-19T05:10:00Z', by: 'Meera Rathore' },
  { status: 'on hold', at: '2026-11-19T09:42:00Z', note: 'Credit limit reached. Accounts informed.' },
  { status: 'delivered', at: '2026-11-21T08:30:00Z' },
] as const;
const messages = [
  { id: 1, author: 'Meera Rathore', body: 'Carton 3 of 4 is missing.\nThe LR says four.', at: '2026-11-20T06:15:00Z' },
  {
    id: 2,
    author: null,
    body: 'It is at the Jaipur hub and will reach you tomorrow by noon.',
    at: '2026-11-20T06:50:00Z',
  },
];

/** The parts of a record page: breadcrumb, title block, totals, history, messages, images. */
export function Sheets() {
  return (
    <div className="stack">
      <Breadcrumb crumbs={[{ label: 'My Orders', href: '/style' }, { label: 'Order 118' }]} />
      <TitleBlock
        cells={[
          ['Order', 'PS-2627-000118'],
          ['PO number', 'PO/AAC/2627/0118'],
          ['Placed', <Day key="day" value="2026-11-19" />],
        ]}
      />
      <div className="sheet sheet-body">
        <Summary totals={totals} taxes={[...taxes]} />
      </div>
      <div className="sheet sheet-body">
        <Summary totals={undefined} />
      </div>
      <StatusHistory steps={steps} of={ORDER_STATES} />
      <Thread messages={messages} />
      <div className="style-products">
        <ProductImage src="/drawings/ball-bearing.svg" alt="Ball bearing" />
        <ProductImage src={null} alt="" />
      </div>
      <div className="cluster">
        <PartLabel leader="start">Inner ring</PartLabel>
        <PartLabel leader="end">Cage</PartLabel>
      </div>
    </div>
  );
}
