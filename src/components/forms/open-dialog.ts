/** Opens a dialog as a modal one; its closing link, a press beside it and Escape close it. */

const bound = new WeakSet<HTMLDialogElement>();

/** The focus goes to what carries `data-autofocus`. The browser keeps it inside and gives it back. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!bound.has(dialog)) bind(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

function bind(dialog: HTMLDialogElement): void {
  bound.add(dialog);
  dialog.querySelector('.dialog-close')?.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  // The padding lies inside the parts, so a press on the element itself is one on the backdrop; and a selection that
  // ends beside the dialog is none.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target !== dialog) return;
    // Else the press would take the focus that closing has just given back.
    event.preventDefault();
    dialog.close();
  });
}
