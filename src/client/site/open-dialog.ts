/** Opens a modal dialog; its close link, a click beside it and Escape close it. */

const bound = new WeakSet<HTMLDialogElement>();

/** Focuses the element with `data-autofocus`. The browser traps the focus and returns it. */
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
  // The padding is inside the children, so a press on the element itself is on the backdrop. Not a click: that would
  // also be the end of a text selection beside the dialog.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target !== dialog) return;
    // Otherwise the press would take the focus that closing has just returned.
    event.preventDefault();
    dialog.close();
  });
}
