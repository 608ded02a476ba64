import type { Upload } from '#contracts/attachments/attachments.ts';
import { TicketCategory } from '#contracts/support/categories.ts';

/** The form as it is filled in, stored for the tab. */
export interface TicketDraft {
  subject: string;
  message: string;
  /** Blank before a choice. */
  category: TicketCategory | '';
  order_id: number | null;
  files: Upload[];
}

export const EMPTY_TICKET: TicketDraft = { subject: '', message: '', category: '', order_id: null, files: [] };

/** The draft with the order and category of a link to the form: `?order=100042&category=delivery`. */
export function withLink(draft: TicketDraft, link: URLSearchParams): TicketDraft {
  const order = /^[1-9]\d{0,14}$/.exec(link.get('order') ?? '')?.[0];
  if (!order) return draft;
  const { data } = TicketCategory.safeParse(link.get('category'));
  const category = data ?? draft.category;
  return { ...draft, category, order_id: Number(order), subject: draft.subject || `About order ${order}` };
}
