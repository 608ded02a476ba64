import { formatDay, formatTime, sentenceCase } from '../format.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { PROOF_MISSING, type Tracked, trackOrderEndpoint } from '#contracts/orders/track.ts';
import { trackingNumber } from '#contracts/orders/tracking-number.ts';
import { showErrors, showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#tracking')!;
const tracked = document.querySelector<HTMLElement>('[data-tracked]')!;

sendForm(form, {
  endpoint: trackOrderEndpoint,
  // The user may track the same number again, or correct it.
  resetOnSuccess: false,
  prepare: () => {
    tracked.hidden = true;
  },
  onSuccess: ({ message, order }) => {
    if (order) showOrder(order);
    else askForProof(message);
  },
});

/** The second step; sent blank again, it is an error at the field. */
function askForProof(message: string): void {
  const proof = form.querySelector<HTMLInputElement>('[name=proof]')!;
  if (proof.required) return showErrors(form, { proof: PROOF_MISSING }, 'Please check this field.');
  proof.closest<HTMLElement>('.field')!.hidden = false;
  proof.required = true;
  showStatus(form, 'ok', message);
  proof.focus();
}

/** The six steps: each reached one with its time, the current one marked. */
function showOrder({ id, status, history, shipments }: Tracked): void {
  const reached = ORDER_STATES[status].step;
  // When the current status began: a later return does not change the time of delivery.
  const since = history.findLast((entry, at) => entry.status === status && history[at - 1]?.status !== status)?.at;
  tracked.querySelector('h3')!.textContent = `Order ${id}`;
  tracked.querySelector('.status')!.textContent = sentenceCase(status) + (since ? `, ${formatTime(since)}` : '');
  // An order that is on hold, rejected or cancelled shows the steps that it had reached.
  const steps = reached ?? Math.max(0, ...history.map((entry) => ORDER_STATES[entry.status].step ?? 0));
  tracked.querySelectorAll<HTMLElement>('.tracked-steps > li').forEach((item, index) => {
    const time = history.find((entry) => ORDER_STATES[entry.status].step === index + 1)?.at;
    item.dataset.state = index < steps ? 'done' : '';
    if (index === steps - 1) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
    item.querySelector('[data-time]')!.textContent =
      index < steps && time ? formatTime(time) : index < steps ? 'Done' : 'Pending';
  });
  showShipments(shipments);
  tracked.hidden = false;
  tracked.focus();
}

/** The carrier, and the end of its numbers. */
function showShipments(shipments: Tracked['shipments']): void {
  const list = tracked.querySelector<HTMLElement>('.tracked-shipments')!;
  list.replaceChildren(
    ...shipments.map(({ status, carrier, awb, lr_number, expected_on }) => {
      const item = document.createElement('li');
      const number = trackingNumber({ awb, lr_number });
      const expected = expected_on && status !== 'delivered' ? `expected ${formatDay(expected_on)}` : null;
      item.textContent = [carrier, number, status, expected].filter(Boolean).join(' · ');
      return item;
    }),
  );
  list.hidden = shipments.length === 0;
  tracked.querySelector<HTMLElement>('[data-sign-in]')!.hidden = shipments.length === 0;
}
