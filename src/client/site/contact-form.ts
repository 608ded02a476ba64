import { sendMessageEndpoint } from '#contracts/visitors/enquiries.ts';
import { bindDraft } from './form-draft.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#message')!;
bindDraft(form);
sendForm(form, { endpoint: sendMessageEndpoint, onSuccess: ({ message }) => showStatus(form, 'ok', message) });
