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
  // A shared address that ends in a problem's name opens it; as modal, where without a script it only stands there.
  if (location.hash === `#${dialog.id}`) {
    dialog.showModal();
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}
