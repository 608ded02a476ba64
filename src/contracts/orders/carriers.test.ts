import { expect, it } from 'vitest';
import { trackingPage } from './carriers.ts';

it.each([
  ['Delhivery', '1490 8112 3456', 'https://www.delhivery.com/track/package/149081123456'],
  ['DHL Express (India)', '12/3', 'https://www.dhl.com/in-en/home/tracking.html?tracking-id=12%2F3'],
  ['FedEx', '7712', 'https://www.fedex.com/fedextrack/?trknbr=7712'],
  ['Groups Logistics', '1', null],
  ['VRL Logistics', 'VRL/88120431', null],
  [null, '1', null],
])('the tracking page of %s for %s is %s', (carrier, number, page) => {
  expect(trackingPage(carrier, number)).toBe(page);
});
