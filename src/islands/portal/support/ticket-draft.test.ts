import { describe, expect, it } from 'vitest';
import { EMPTY_TICKET, withLink } from './ticket-draft.ts';

const opened = (search: string, draft = EMPTY_TICKET) => withLink(draft, new URLSearchParams(search));

describe('the ticket form opened by a link', () => {
  it('has the order, its subject and the category', () => {
    expect(opened('order=100042&category=delivery')).toEqual({
      ...EMPTY_TICKET,
      ...{ order_id: 100_042, subject: 'About order 100042', category: 'delivery' },
    });
  });

  it('keeps what was typed', () => {
    const draft = { ...EMPTY_TICKET, subject: 'Two boxes short', message: 'Of five.', category: 'quality' as const };
    expect(opened('order=100042', draft)).toEqual({ ...draft, order_id: 100_042 });
  });

  it.each(['', 'order=', 'order=0', 'order=1e5', 'order=-1', 'order=javascript:alert(1)', 'category=delivery'])(
    'is left as it is by %j',
    (search) => expect(opened(search)).toEqual(EMPTY_TICKET),
  );

  it('ignores a category that does not exist', () => {
    expect(opened('order=100042&category=refund').category).toBe('');
  });
});
