import { ENQUIRY_SERVER_ERROR, ENQUIRY_FAILED, submitRfqEndpoint } from '#contracts/visitors/enquiries.ts';
import { WRONG_ATTACHMENT_TYPE } from '#contracts/fields/files.ts';
import { bindLines } from './enquiry-lines.ts';
import { bindDraft, readDraft } from './form-draft.ts';
import { element, showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#enquiry')!;
const container = form.querySelector<HTMLElement>('[data-lines]')!;
const lines = bindLines(container);

// The lines must exist before the draft can be restored into them.
const indexes = Object.keys(readDraft(form)).map((name) => Number(/^lines\.(\d+)\./.exec(name)?.[1] ?? -1));
for (let count = Math.max(-1, ...indexes); count >= 0; count--) lines.add();
bindDraft(form);
lines.fitItems();
addItemOfAddress();
container.dataset.bound = '';
// It is shown first (EnquiryForm.astro), so it gets the focus first.
if (form.dataset.itemsFirst === '') form.prepend(container);

sendForm(form, {
  endpoint: submitRfqEndpoint,
  wrongFileMessage: WRONG_ATTACHMENT_TYPE,
  prepare: (fields) => {
    lines.dropBlank();
    for (const name of [...fields.keys()]) if (name.startsWith('lines.')) fields.delete(name);
    fields.set('lines', JSON.stringify(lines.read()));
  },
  failureText: (serverMessage) => (serverMessage === null ? [ENQUIRY_SERVER_ERROR] : [ENQUIRY_FAILED, serverMessage]),
  onSuccess: ({ message, code }) => {
    lines.clear();
    const reference = element('span', '', 'Your reference is ', element('strong', 'form-code', code), '.');
    showStatus(form, 'ok', message, reference, 'A copy has been emailed to you.');
  },
});

/** A supply page links here with an item: `/rfq?item=…&unit=BOX`. It is added once, also if the page is reloaded. */
function addItemOfAddress(): void {
  const address = new URL(location.href);
  const item = address.searchParams.get('item')?.trim().slice(0, 300);
  if (!item) return;
  const unit = address.searchParams.get('unit') ?? '';
  for (const name of ['item', 'unit']) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  lines.addItem(item, unit);
  const requirement = form.elements.namedItem('requirement') as HTMLTextAreaElement;
  if (requirement.value.trim() === '') requirement.value = 'Please quote for the items listed.';
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
