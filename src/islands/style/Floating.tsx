import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, Drawer } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { PickList } from '#ui/PickList.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';

const products = [
  { id: 1, name: 'Deep-groove ball bearing 6205-2RS', price: 412.5 },
  { id: 2, name: 'Plummer block SNL 505', price: 2890 },
];

/** Dialog, drawer and toast, each behind its button; below, each as it looks, standing still in the page. */
export function Floating() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const question = <p>All 12 lines leave the cart. Orders that were placed stay as they are.</p>;
  const answers = (
    <>
      <Button onClick={close}>Keep the lines</Button>
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
        <Button onClick={() => toast('6205-2RS removed', { undo: () => toast('Put back') })}>Show toast</Button>
      </div>
      <div className="toast">
        <p>6205-2RS removed</p>
        <button type="button">Undo</button>
        <button type="button" aria-label="Dismiss">
          ×
        </button>
      </div>
      <div className="toast" data-tone="bad">
        <p>The file was not saved. Try again.</p>
        <button type="button" aria-label="Dismiss">
          ×
        </button>
      </div>
      <Still title="Clear the cart?" foot={answers}>
        {question}
      </Still>
      <Still title="Marketing Executive" drawer>
        <TextInput label="Name" />
      </Still>
      <Still title="Add from catalogue">
        <PickList items={products} onPick={close} none="No product matches.">
          {({ name, price }) => (
            <>
              {name} <Money value={price} />
            </>
          )}
        </PickList>
      </Still>
      <Dialog open={open === 'dialog'} onClose={close} title="Clear the cart?" footer={answers}>
        {question}
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Marketing Executive">
        <TextInput label="Name" data-autofocus />
      </Drawer>
    </div>
  );
}

type StillProps = { title: string; drawer?: boolean; foot?: ReactNode; children: ReactNode };

/** A dialog as it looks, without its behaviour: open, but not over the page. */
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
