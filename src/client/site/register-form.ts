import { registerWebinarEndpoint } from '#contracts/visitors/webinars.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#registration')!;
sendForm(form, { endpoint: registerWebinarEndpoint, onSuccess: ({ message }) => showStatus(form, 'ok', message) });
