import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import type { AddToListDialog, ListedItem } from './AddToListDialog.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  lines: ListedItem[];
  /** The name suggested for a new list. */
  name?: string;
};

/** Opens the dialog that puts items on a list. The dialog loads when it is first opened. */
export function AddToListButton({ lines, name, ...button }: Props) {
  const [Dialog, setDialog] = useState<typeof AddToListDialog | null>(null);
  const open = async () => {
    try {
      const loaded = await import('./AddToListDialog.tsx');
      setDialog(() => loaded.AddToListDialog);
    } catch {
      toast('The lists could not be loaded. Check your connection and try again.', { tone: 'bad' });
    }
  };
  return (
    <>
      <Button {...button} disabled={button.disabled || lines.length === 0} onClick={() => void open()} />
      {Dialog && <Dialog lines={lines} name={name} onClose={() => setDialog(null)} />}
    </>
  );
}
