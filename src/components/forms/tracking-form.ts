import { formatDay, formatTime, sentenceCase } from '#client/format.ts';
import { stepOf, type Tracked, trackOrderEndpoint } from '#contracts/tracking.ts';
import { trackingNumber } from '#contracts/tracking-number.ts';
import { contact } from '#site';
import { showStatus } from './form-messages.ts';
import { sendForm } from './send-form.ts';

const form = document.querySelector<HTMLFormElement>('#tracking')!;
const tracked = document.querySelector<HTMLElement>('[data-tracked]')!;

sendForm(form, {
  endpoint: trackOrderEndpoint,
  // Somebody asks again for the same number, or mends it.
  clears: false,
  prepare: () => {
    tracked.hidden = true;
  },
  taken: ({ message, order }) => {
    if (order) return showOrder(order);
    showStatus(form, 'warn', message, `${contact.phone}, ${contact.supportEmail}`);
  },
});

/** The six steps: each one reached with its time, the present one marked. */
function showOrder({ id, status, history, shipments }: Tracked): void {
  const reached = stepOf(status);
  // Since when it stands as it does: goods that came back later change nothing of when they were delivered.
  const since = history.findLast((entry, at) => entry.status === status && history[at - 1]?.status !== status)?.at;
  tracked.querySelector('h3')!.textContent = `Order ${id}`;
  tracked.querySelector('.status')!.textContent = sentenceCase(status) + (since ? `, ${formatTime(since)}` : '');
  // An order that is held, rejected or cancelled has left the six steps where its history did.
  const steps = reached ?? Math.max(0, ...history.map((entry) => stepOf(entry.status) ?? 0));
  tracked.querySelectorAll<HTMLElement>('.tracked-steps > li').forEach((item, index) => {
    const time = history.find((entry) => stepOf(entry.status) === index + 1)?.at;
    item.dataset.state = index < steps ? 'done' : '';
    if (index === steps - 1) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
    item.querySelector('[data-time]')!.textContent =
      index < steps && time ? formatTime(time) : index < steps ? 'Done' : 'To come';
  });
  showShipments(shipments);
  tracked.hidden = false;
  tracked.focus();
}

/** The carrier's numbers of what has left, so that a reader can ask the carrier himself. */
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
}
