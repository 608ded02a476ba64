import { registerWebinarEndpoint } from '#contracts/visitors/webinars.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

/** Sends a webinar's registration form; `onSuccess` gets the server's message. */
export function sendRegistration(
  form: HTMLFormElement,
  onSuccess = (message: string) => showStatus(form, 'ok', message),
): void {
  sendForm(form, { endpoint: registerWebinarEndpoint, onSuccess: ({ message }) => onSuccess(message) });
}
