import { clearMessages } from './form-messages.ts';
import { loadForm } from './load-form.ts';
import { openDialog } from './open-dialog.ts';

/** The drawers of the open positions: Apply Now opens one with the job and its application form. */

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) {
  const drawer = document.querySelector<HTMLDialogElement>(link.hash)!;
  const form = drawer.querySelector('form')!;
  loadForm(form.id, async () => (await import('./apply-forms.ts')).sendApplication(form));
  link.addEventListener('click', (event) => {
    event.preventDefault();
    clearMessages(form);
    openDialog(drawer);
  });
  // An address with its hash opens the drawer, as a modal dialog; without a script CSS shows it in place.
  if (location.hash === link.hash) {
    openDialog(drawer);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}
