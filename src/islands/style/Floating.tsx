import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, Drawer } from '#ui/Dialog.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';

/** Dialog, drawer and toast, each behind its button; a toast as it looks. */
export function Floating() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
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
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Clear the cart?"
        footer={
          <>
            <Button onClick={close}>Keep the lines</Button>
            <Button kind="danger" onClick={close}>
              Clear Cart
            </Button>
          </>
        }
      >
        <p>All 12 lines leave the cart. Orders that were placed stay as they are.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Marketing Executive">
        <TextInput label="Name" data-autofocus />
      </Drawer>
    </div>
  );
}
