import {
  APPLICATION_LOST,
  APPLICATION_REFUSED,
  submitApplicationEndpoint,
  withTrack,
} from '#contracts/applications.ts';
import { WRONG_RESUME_TYPE } from '#contracts/files.ts';
import { keepDraft } from './form-draft.ts';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#internship')!;
keepDraft(form);
sendForm(form, {
  endpoint: submitApplicationEndpoint,
  wrongFile: WRONG_RESUME_TYPE,
  prepare: (fields) => {
    const [message, track] = [String(fields.get('message')), String(fields.get('track'))];
    fields.delete('track');
    fields.set('message', withTrack(message, track) ?? '');
  },
  failed: (said) => [`Error: ${said === null ? APPLICATION_LOST : said || APPLICATION_REFUSED}`],
  taken: ({ message }) => showStatus(form, 'ok', message),
});
