import { registerWebinarEndpoint } from '#contracts/webinars.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#registration')!;
sendForm(form, { endpoint: registerWebinarEndpoint, taken: ({ message }) => showStatus(form, 'ok', message) });
