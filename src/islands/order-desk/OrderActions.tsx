import { type SubmitEvent, useState } from 'react';
import {
  type DeskOrderDetail,
  ORDER_MOVES,
  type OrderMove,
  moveOrderEndpoint,
  PACKABLE,
} from '#contracts/admin-orders.ts';
import { Button } from '#ui/Button.tsx';
import { DayInput } from '#ui/DayInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { PackDialog } from './PackDialog.tsx';

/** What each move is called on its button, and what its dialog says. */
const MOVES: Record<OrderMove, { label: string; title: string; note: string; kind?: 'danger' }> = {
  confirmed: {
    label: 'Confirm',
    title: 'Confirm order',
    note: 'Note to the buyer',
  },
  'on hold': { label: 'Hold', title: 'Hold order', note: 'Reason, as the buyer reads it' },
  cancelled: {
    label: 'Cancel order',
    title: 'Cancel order',
    note: 'Reason, as the buyer reads it',
    kind: 'danger',
  },
  completed: { label: 'Complete', title: 'Complete order', note: 'Note for the history' },
};

/** The buttons of an order: what its status allows, the likely one first. */
export function OrderActions({ order }: { order: DeskOrderDetail }) {
  const [asked, setAsked] = useState<OrderMove | 'pack' | null>(null);
  const remains = order.lines.some(({ kind, qty, packed_qty }) => kind === 'goods' && packed_qty < qty);
  const packable = remains && PACKABLE.includes(order.status);
  const sent = order.shipments.some(({ status }) => status !== 'packed');
  const moves = (ORDER_MOVES[order.status] ?? []).filter((move) => move !== 'cancelled' || !sent);
  const close = () => setAsked(null);
  return (
    <div className="order-desk-actions">
      {packable && (
        <Button kind="primary" onClick={() => setAsked('pack')}>
          Pack goods
        </Button>
      )}
      {moves.map((move, index) => (
        <Button
          key={move}
          kind={index === 0 && !packable ? 'primary' : (MOVES[move].kind ?? 'secondary')}
          onClick={() => setAsked(move)}
        >
          {wordsOf(move, order).label}
        </Button>
      ))}
      {asked === 'pack' && <PackDialog order={order} onClose={close} />}
      {asked && asked !== 'pack' && <MoveDialog order={order} to={asked} onClose={close} />}
    </div>
  );
}

/** An order on hold is confirmed anew by releasing it. */
function wordsOf(move: OrderMove, { status }: DeskOrderDetail) {
  const words = MOVES[move];
  return status === 'on hold' && move === 'confirmed' ? { ...words, label: 'Release', title: 'Release order' } : words;
}

function MoveDialog({ order, to, onClose }: { order: DeskOrderDetail; to: OrderMove; onClose: () => void }) {
  const { id } = order;
  const { submit, busy, errors, failure, edited } = useAct(moveOrderEndpoint, onClose);
  const [expected_on, setExpectedOn] = useState('');
  const { title, note, label, kind } = wordsOf(to, order);
  const optional = to === 'confirmed' || to === 'completed';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submit({ id, to, note: String(form.get('note') ?? ''), expected_on });
  };
  return (
    <Dialog open onClose={onClose} title={`${title} ${id}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {to === 'confirmed' && (
          <DayInput
            name="expected_on"
            label="Dispatch by"
            optional
            value={expected_on}
            error={errors.expected_on}
            onDay={(day) => {
              edited('expected_on');
              setExpectedOn(day);
            }}
            data-autofocus
          />
        )}
        <TextArea
          name="note"
          label={note}
          optional={optional}
          rows={3}
          maxLength={500}
          error={errors.note}
          onChange={() => edited('note')}
          data-autofocus
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind={kind ?? 'primary'} busy={busy} busyText="Saving…">
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
