import { subscribeEndpoint } from '#contracts/visitors/newsletter.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#newsletter')!;
sendForm(form, { endpoint: subscribeEndpoint, onSuccess: ({ message }) => showStatus(form, 'ok', message) });
