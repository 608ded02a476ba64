import {
  APPLICATION_SERVER_ERROR,
  APPLICATION_FAILED,
  submitApplicationEndpoint,
  withTrack,
} from '#contracts/visitors/applications.ts';
import { WRONG_RESUME_TYPE } from '#contracts/fields/files.ts';
import { bindDraft } from './form-draft.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#internship')!;
bindDraft(form);
sendForm(form, {
  endpoint: submitApplicationEndpoint,
  wrongFileMessage: WRONG_RESUME_TYPE,
  prepare: (fields) => {
    const [message, track] = [String(fields.get('message')), String(fields.get('track'))];
    fields.delete('track');
    fields.set('message', withTrack(message, track) ?? '');
  },
  failureText: (serverMessage) => [
    `Error: ${serverMessage === null ? APPLICATION_SERVER_ERROR : serverMessage || APPLICATION_FAILED}`,
  ],
  onSuccess: ({ message }) => showStatus(form, 'ok', message),
});
