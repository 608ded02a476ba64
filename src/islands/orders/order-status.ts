import type { OrderStatus } from '#contracts/orders.ts';
import type { StatusTone } from '#ui/Status.tsx';

/** What each status asks of the buyer. */
export const orderTone: Record<OrderStatus, StatusTone> = {
  'pending approval': 'warn',
  placed: 'busy',
  confirmed: 'busy',
  packed: 'busy',
  'partly shipped': 'busy',
  'in transit': 'busy',
  'out for delivery': 'busy',
  delivered: 'ok',
  completed: 'ok',
  'on hold': 'warn',
  rejected: 'bad',
  cancelled: 'idle',
  'return requested': 'warn',
  returned: 'idle',
};
