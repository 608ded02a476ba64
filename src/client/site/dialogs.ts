/** Links with `data-dialog` open their target as a modal dialog; its close link, a click beside it and Escape close it. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')) {
  link.addEventListener('click', (event) => {
    const dialog = document.querySelector<HTMLDialogElement>(link.hash);
    if (!dialog) return;
    event.preventDefault();
    dialog.showModal();
  });
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.problem')) {
  dialog.addEventListener('click', (event) => {
    const closing = (event.target as Element).closest('.dialog-close');
    if (!closing && event.target !== dialog) return;
    event.preventDefault();
    dialog.close();
  });
}

/** Opens the dialog that the address names, as modal; without a script CSS shows it in place. */
function openFromHash(): void {
  const dialog = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  history.replaceState(history.state, '', location.pathname + location.search);
}
openFromHash();
addEventListener('hashchange', openFromHash);
