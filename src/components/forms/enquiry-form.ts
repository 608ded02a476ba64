import { ENQUIRY_LOST, ENQUIRY_REFUSED, submitRfqEndpoint } from '#contracts/enquiries.ts';
import { WRONG_ATTACHMENT_TYPE } from '#contracts/files.ts';
import { bindLines } from './enquiry-lines.ts';
import { keepDraft, readDraft } from './form-draft.ts';
import { element, showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#enquiry')!;
const lines = bindLines(form.querySelector('[data-lines]')!);

// The lines must be there before what was typed into them can come back.
const kept = Object.keys(readDraft(form)).map((name) => Number(/^lines\.(\d+)\./.exec(name)?.[1] ?? -1));
for (let count = Math.max(-1, ...kept); count >= 0; count--) lines.add();
keepDraft(form);

sendForm(form, {
  endpoint: submitRfqEndpoint,
  wrongFile: WRONG_ATTACHMENT_TYPE,
  prepare: (fields) => {
    lines.dropBlank();
    for (const name of [...fields.keys()]) if (name.startsWith('lines.')) fields.delete(name);
    fields.set('lines', JSON.stringify(lines.read()));
  },
  failed: (said) => (said === null ? [ENQUIRY_LOST] : [ENQUIRY_REFUSED, said]),
  taken: ({ message, code }) => {
    lines.clear();
    const reference = element('span', '', 'Your reference is ', element('strong', 'form-code', code), '.');
    showStatus(form, 'ok', message, reference, 'A copy is on its way to your mailbox.');
  },
});
