import {
  submitApplicationEndpoint,
  APPLICATION_SERVER_ERROR,
  APPLICATION_FAILED,
} from '#contracts/visitors/applications.ts';
import { WRONG_RESUME_TYPE } from '#contracts/fields/files.ts';
import { bindDraft } from './form-draft.ts';
import { clearMessages, showStatus } from './form-messages.ts';
import { openDialog } from './open-dialog.ts';
import { sendForm } from './send-form.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) {
  const drawer = document.querySelector<HTMLDialogElement>(link.hash)!;
  const form = drawer.querySelector('form')!;
  bindDraft(form);
  sendForm(form, {
    endpoint: submitApplicationEndpoint,
    wrongFileMessage: WRONG_RESUME_TYPE,
    failureText: (serverMessage) => [
      serverMessage === null ? APPLICATION_SERVER_ERROR : serverMessage || APPLICATION_FAILED,
    ],
    onSuccess: ({ message }) => showStatus(form, 'ok', message),
  });
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
