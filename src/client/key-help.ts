/** The keys of the staff desk, in a native dialog: plain DOM, loaded when somebody asks. */

const KEYS: [keys: string[], does: string][] = [
  [['Ctrl', 'K'], 'Find a page, order, RFQ, company or product'],
  [['/'], 'Search the list on this page'],
  [['Ctrl', 'S'], 'Save the form on this page'],
  [['Esc'], 'Close what lies on top'],
  [['?'], 'Show these keys'],
];

/** Opens the list of keys. Escape, its button or a click beside it close it; the focus goes back to where it was. */
export function openKeyHelp(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#key-help') ?? build();
  dialog.showModal();
}

function build(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = 'key-help';
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', 'key-help-title');
  const rows = KEYS.map(
    ([keys, does]) => `<div><dt>${keys.map((key) => `<kbd>${key}</kbd>`).join(' ')}</dt><dd>${does}</dd></div>`,
  );
  dialog.innerHTML = `
    <div class="dialog-head"><h2 id="key-help-title" class="dialog-title">Keys</h2></div>
    <div class="dialog-body"><dl class="key-list">${rows.join('')}</dl>
      <p class="small quiet">On a Mac, Cmd does what Ctrl does.</p></div>
    <div class="dialog-foot"><button type="button" class="button button-secondary" autofocus>Close</button></div>`;
  dialog.querySelector('button')!.addEventListener('click', () => dialog.close());
  // The padding lies inside the parts, so a press on the element itself is one on the backdrop.
  dialog.addEventListener('mousedown', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}
