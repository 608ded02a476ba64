import {
  submitApplicationEndpoint,
  APPLICATION_SERVER_ERROR,
  APPLICATION_FAILED,
} from '#contracts/visitors/applications.ts';
import { WRONG_RESUME_TYPE } from '#contracts/fields/files.ts';
import { bindDraft } from './form-draft.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

/** Sends the application form of a job, and keeps its draft. */
export function sendApplication(form: HTMLFormElement): void {
  bindDraft(form);
  sendForm(form, {
    endpoint: submitApplicationEndpoint,
    wrongFileMessage: WRONG_RESUME_TYPE,
    failureText: (serverMessage) => [
      serverMessage === null ? APPLICATION_SERVER_ERROR : serverMessage || APPLICATION_FAILED,
    ],
    onSuccess: ({ message }) => showStatus(form, 'ok', message),
  });
}
