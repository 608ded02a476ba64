import { type SubmitEvent, useState } from 'react';
import { type DeskOrderDetail, ORDER_MOVES, type OrderMove, moveOrderEndpoint } from '#contracts/admin-orders.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { Button } from '#ui/Button.tsx';
import { DayInput } from '#ui/DayInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAct } from '#ui/use-act.ts';
import { useTabDraft } from '#ui/use-tab-draft.ts';
import { PackDialog } from './PackDialog.tsx';
import { ShortCloseDialog } from './ShortCloseDialog.tsx';
import { linesToPack } from './use-line-quantities.tsx';
import { useSeen } from './use-seen.ts';

/** What each move is called on its button, and what its dialog says. `primary` is what brings the order on. */
const MOVES: Record<OrderMove, { label: string; title: string; note: string; kind?: 'primary' | 'danger' }> = {
  confirmed: {
    label: 'Confirm',
    title: 'Confirm order',
    note: 'Note to the buyer',
    kind: 'primary',
  },
  'on hold': { label: 'Hold', title: 'Hold order', note: 'Reason, as the buyer reads it' },
  cancelled: {
    label: 'Cancel order',
    title: 'Cancel order',
    note: 'Reason, as the buyer reads it',
    kind: 'danger',
  },
  completed: { label: 'Complete', title: 'Complete order', note: 'Note for the history', kind: 'primary' },
};

/** The buttons of an order: what its status allows, the likely one first. */
export function OrderActions({ order }: { order: DeskOrderDetail }) {
  const [asked, setAsked] = useState<OrderMove | 'pack' | 'short-close' | null>(null);
  const packable = linesToPack(order).length > 0;
  const close = () => setAsked(null);
  return (
    <div className="order-desk-actions">
      {packable && (
        <Button kind="primary" onClick={() => setAsked('pack')}>
          Pack goods
        </Button>
      )}
      {movesOf(order).map((move) => (
        <Button key={move} kind={MOVES[move].kind ?? 'secondary'} onClick={() => setAsked(move)}>
          {wordsOf(move, order).label}
        </Button>
      ))}
      {packable && <Button onClick={() => setAsked('short-close')}>Short-close</Button>}
      {asked === 'pack' && <PackDialog order={order} onClose={close} />}
      {asked === 'short-close' && <ShortCloseDialog order={order} onClose={close} />}
      {asked && asked !== 'pack' && asked !== 'short-close' && <MoveDialog order={order} to={asked} onClose={close} />}
    </div>
  );
}

/** What its status allows; goods that have left are not cancelled. */
function movesOf({ status, shipments }: DeskOrderDetail): OrderMove[] {
  const sent = shipments.some((shipment) => shipment.status !== 'packed');
  return (ORDER_MOVES[status] ?? []).filter((move) => move !== 'cancelled' || !sent);
}

/** An order on hold is confirmed anew by releasing it. */
function wordsOf(move: OrderMove, { status }: DeskOrderDetail) {
  const words = MOVES[move];
  return status === 'on hold' && move === 'confirmed' ? { ...words, label: 'Release', title: 'Release order' } : words;
}

/** What is typed is kept until it is sent, and can be read where somebody else was quicker and nothing is left to do. */
function MoveDialog({ order, to, onClose }: { order: DeskOrderDetail; to: OrderMove; onClose: () => void }) {
  const { id } = order;
  // A released order keeps the day that was promised, unless it has passed.
  const promised =
    to === 'confirmed' && order.dispatch_by && order.dispatch_by >= dayInIndia() ? order.dispatch_by : '';
  const [draft, change, clear] = useTabDraft(`order ${id} ${to} ${promised}`, { note: '', expected_on: promised });
  const { submit, busy, errors, failure, edited } = useAct(moveOrderEndpoint, () => {
    clear();
    onClose();
  });
  const seen = useSeen(order, failure);
  // Not while it is sent: the page may read first what this very move has made of the order.
  const isOver = !busy && !movesOf(order).includes(to);
  const { title, note, label, kind } = wordsOf(to, order);
  const optional = to === 'confirmed' || to === 'completed';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit({ id, to, ...draft, seen });
  };
  return (
    <Dialog open onClose={onClose} title={`${title} ${id}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        {isOver ? (
          <Notice tone="bad">
            Order {id} is {order.status} by now. Nothing was written.
          </Notice>
        ) : (
          failure && <Notice tone="bad">{failure}</Notice>
        )}
        {to === 'confirmed' && !isOver && (
          <DayInput
            name="expected_on"
            label="Dispatch by"
            optional
            value={draft.expected_on}
            error={errors.expected_on}
            onDay={(expected_on) => {
              edited('expected_on');
              change({ expected_on });
            }}
            data-autofocus
          />
        )}
        {(!isOver || draft.note) && (
          <TextArea
            name="note"
            label={note}
            hint={isOver && 'Not sent: copy what is still needed.'}
            readOnly={isOver}
            optional={optional && !isOver}
            rows={3}
            maxLength={500}
            value={draft.note}
            error={errors.note}
            onChange={(event) => {
              edited('note');
              change({ note: event.target.value });
            }}
            data-autofocus
          />
        )}
        <div className="dialog-actions">
          <Button kind={isOver ? 'primary' : 'secondary'} onClick={onClose}>
            Back
          </Button>
          {!isOver && (
            <Button type="submit" kind={kind ?? 'primary'} busy={busy} busyText="Saving…">
              {label}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
