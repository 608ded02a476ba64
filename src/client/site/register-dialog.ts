import { clearMessages, showStatus } from './form-messages.ts';
import { loadForm } from './load-form.ts';
import { openDialog } from './open-dialog.ts';

/** How long the dialog stays open after success, milliseconds (specification §9). */
const CLOSE_AFTER_MS = 1200;

const dialog = document.querySelector<HTMLDialogElement>('.register-dialog')!;
const form = dialog.querySelector('form')!;
const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
const action = button.textContent;
let closing: ReturnType<typeof setTimeout> | undefined;

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-register]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    clearTimeout(closing);
    clearMessages(form);
    button.textContent = action;
    button.disabled = false;
    form.removeAttribute('data-done');
    dialog.querySelector('[data-webinar]')!.textContent = link.dataset.title!;
    dialog.querySelector('[data-when]')!.textContent = link.dataset.when!;
    form.querySelector<HTMLInputElement>('[name=webinar]')!.value = link.dataset.register!;
    openDialog(dialog);
  });
}

loadForm(form.id, async () => {
  const { sendRegistration } = await import('./register-form.ts');
  sendRegistration(form, (message) => {
    button.textContent = 'Registered ✔';
    form.setAttribute('data-done', '');
    showStatus(form, 'ok', message);
    closing = setTimeout(() => dialog.close(), CLOSE_AFTER_MS);
  });
});
