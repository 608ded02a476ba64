import { ORDER_STATES } from '#contracts/orders/states.ts';
import { type Tracked, trackOrderEndpoint } from '#contracts/orders/track.ts';
import { trackingNumber } from '#contracts/orders/tracking-number.ts';
import { formatDay, formatTime } from '../platform/format.ts';
import { escape, type PlainPage } from '../platform/no-script-forms.ts';

/**
 * Tracking for a browser without script: the order, or the form with both fields, what was typed, and each error at its
 * field.
 */
export const trackingPage: PlainPage = ({ message, order, fields = {} }, typed) => {
  if (order) return showOrder(order as Tracked);
  const input = (name: 'reference' | 'proof', label: string, max: number) => {
    const error = fields[name];
    const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    return `<p><label for="${name}">${label}</label><br>
<input id="${name}" name="${name}" value="${escape(typed[name] ?? '')}" maxlength="${max}" required${described}></p>
${error ? `<p id="${name}-error">${escape(error)}</p>` : ''}`;
  };
  return {
    title: 'Track an order',
    main: `<p role="alert">${escape(message)}</p>
<form action="${trackOrderEndpoint.path}" method="post">
${input('reference', 'Order ID, AWB or LR number', 60)}
${input('proof', 'Buyer’s email address or PO number', 254)}
<p><button type="submit">Track</button></p></form>`,
  };
};

function showOrder({ id, status, history, shipments }: Tracked) {
  const steps = history.map(({ status, at }) => `<li>${sentenceCase(status)}, ${formatTime(at)}</li>`);
  const parcels = shipments.map(({ status, carrier, awb, lr_number, expected_on }) => {
    const expected = expected_on && status !== 'delivered' && `expected ${formatDay(expected_on)}`;
    return `<li>${[carrier, trackingNumber({ awb, lr_number }), status, expected].filter(Boolean).map(String).map(escape).join(' · ')}</li>`;
  });
  const step = ORDER_STATES[status].step;
  return {
    title: `Order ${id}`,
    main: `<p>${sentenceCase(status)}${step ? `, step ${step} of 6` : ''}</p>
${parcels.length > 0 ? `<h2>Consignments</h2><ul>${parcels.join('')}</ul>` : ''}
<h2>Steps so far</h2><ol>${steps.join('')}</ol>`,
  };
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
