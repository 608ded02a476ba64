import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, Drawer } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { PickList } from '#ui/lists/PickList.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { toast } from '#ui/toast.ts';

const products = [
  { id: 1, name: 'Deep-groove ball bearing 6205-2RS', price: 412.5 },
  { id: 2, name: 'Plummer block SNL 505', price: 2890 },
];

/** Buttons that open a dialog, drawer and toast; below them, each as static markup. */
export function Floating() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const question = <p>All 12 lines will be removed from the cart. Orders already placed are not affected.</p>;
  const actions = (
    <>
      <Button onClick={close}>Don’t clear</Button>
      <Button kind="danger" onClick={close}>
        Clear Cart
      </Button>
    </>
  );
  return (
    <div className="stack">
      <div className="cluster">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
        <Button onClick={() => toast('6205-2RS removed', { undo: () => toast('6205-2RS restored') })}>
          Show toast
        </Button>
      </div>
      <div className="toast">
        <p>6205-2RS removed</p>
        <button type="button">Undo</button>
        <button type="button" aria-label="Dismiss">
          ×
        </button>
      </div>
      <div className="toast" data-tone="bad">
        <p>The download failed. Try again.</p>
        <button type="button" aria-label="Dismiss">
          ×
        </button>
      </div>
      <Still title="Clear the cart?" foot={actions}>
        {question}
      </Still>
      <Still title="Marketing Executive" drawer>
        <TextInput label="Name" />
      </Still>
      <Still title="Add from catalogue">
        <PickList items={products} onPick={close} emptyText="No products match.">
          {({ name, price }) => (
            <>
              {name} <Money value={price} />
            </>
          )}
        </PickList>
      </Still>
      <Dialog open={open === 'dialog'} onClose={close} title="Clear the cart?" footer={actions}>
        {question}
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Marketing Executive">
        <TextInput label="Name" data-autofocus />
      </Drawer>
    </div>
  );
}

type StillProps = { title: string; drawer?: boolean; foot?: ReactNode; children: ReactNode };

/** A dialog in the page, for its looks only. */
function Still({ title, drawer, foot, children }: StillProps) {
  const id = useId();
  return (
    <dialog open className={`dialog style-still${drawer ? ' drawer' : ''}`} aria-labelledby={id}>
      <div className="dialog-head">
        <h3 id={id} className="dialog-title">
          {title}
        </h3>
        <button type="button" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  );
}
