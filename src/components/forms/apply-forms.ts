import { submitApplicationEndpoint, APPLICATION_LOST, APPLICATION_REFUSED } from '#contracts/applications.ts';
import { WRONG_RESUME_TYPE } from '#contracts/files.ts';
import { keepDraft } from './form-draft.ts';
import { clearMessages, showStatus } from './form-messages.ts';
import { openDialog } from './open-dialog.ts';
import { sendForm } from './send-form.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')) {
  const drawer = document.querySelector<HTMLDialogElement>(link.hash)!;
  const form = drawer.querySelector('form')!;
  keepDraft(form);
  sendForm(form, {
    endpoint: submitApplicationEndpoint,
    wrongFile: WRONG_RESUME_TYPE,
    failed: (said) => [said === null ? APPLICATION_LOST : said || APPLICATION_REFUSED],
    taken: ({ message }) => showStatus(form, 'ok', message),
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    clearMessages(form);
    openDialog(drawer);
  });
  // A shared address opens its drawer; as a modal one, where without a script it only stands there.
  if (location.hash === link.hash) {
    openDialog(drawer);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}
