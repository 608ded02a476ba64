import { areRowKeysOn, setRowKeys } from './row-keys.ts';

/** The admin area's keyboard shortcuts, in a native dialog: plain DOM, loaded on demand. */

const SHORTCUTS: [keys: string[], effect: string][] = [
  [['Ctrl', 'K'], 'Find a page, order, RFQ, company or product'],
  [['/'], 'Search the list on this page'],
  [['j', '↓'], 'Go to the next row of the list'],
  [['k', '↑'], 'Go to the previous row'],
  [['Enter'], 'Open the row'],
  [['x'], 'Select the row'],
  [['Shift', 'x'], 'Select the rows from the last selected one'],
  [['Ctrl', 'S'], 'Save the form on this page'],
  [['Esc'], 'Close the open dialog, or clear the selection'],
  [['?'], 'Show these shortcuts'],
];

/** Opens the list of shortcuts. Escape, its button or a click beside it closes it, and the focus returns to where it was. */
export function openKeyHelp(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#key-help') ?? build();
  dialog.showModal();
}

function build(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = 'key-help';
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', 'key-help-title');
  const rows = SHORTCUTS.map(
    ([keys, effect]) => `<div><dt>${keys.map((key) => `<kbd>${key}</kbd>`).join(' ')}</dt><dd>${effect}</dd></div>`,
  );
  dialog.innerHTML = `
    <div class="dialog-head"><h2 id="key-help-title" class="dialog-title">Keyboard shortcuts</h2></div>
    <div class="dialog-body"><dl class="key-list">${rows.join('')}</dl>
      <p class="small quiet">On a Mac, use Cmd instead of Ctrl. The arrows move between rows once a row has the focus.</p>
      <label class="choice"><input type="checkbox"><span>Use the single letters j, k and x</span></label></div>
    <div class="dialog-foot"><button type="button" class="button button-secondary" autofocus>Close</button></div>`;
  const letters = dialog.querySelector('input')!;
  letters.checked = areRowKeysOn();
  letters.addEventListener('change', () => setRowKeys(letters.checked));
  dialog.querySelector('button')!.addEventListener('click', () => dialog.close());
  // The dialog has no padding of its own, so a press on the element itself is a press on the backdrop.
  dialog.addEventListener('mousedown', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}
