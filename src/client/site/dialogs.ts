import { openDialog } from './open-dialog.ts';

/** Links with `data-dialog` open their target as a modal dialog. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')) {
  link.addEventListener('click', (event) => {
    const dialog = document.querySelector<HTMLDialogElement>(link.hash);
    if (!dialog) return;
    event.preventDefault();
    openDialog(dialog);
  });
}

/** Opens the dialog that the address names, as modal; without a script CSS shows it in place. */
function openFromHash(): void {
  const dialog = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  openDialog(dialog);
  history.replaceState(history.state, '', location.pathname + location.search);
}
openFromHash();
addEventListener('hashchange', openFromHash);
