/** Links with `data-dialog` open the dialog that they point to as a modal one; its closing link, a click beside it and Escape close it. */
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
    const closing = (event.target as Element).closest('.problem-close');
    if (!closing && event.target !== dialog) return;
    event.preventDefault();
    dialog.close();
  });
}

/** An address that ends in a problem's name opens it: as modal, where without a script it only stands there. */
function openNamed(): void {
  const named = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDialogElement) || named.open) return;
  named.showModal();
  history.replaceState(history.state, '', location.pathname + location.search);
}
openNamed();
addEventListener('hashchange', openNamed);
