import { sendMessageEndpoint } from '#contracts/enquiries.ts';
import { keepDraft } from './form-draft.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#message')!;
keepDraft(form);
sendForm(form, { endpoint: sendMessageEndpoint, taken: ({ message }) => showStatus(form, 'ok', message) });
