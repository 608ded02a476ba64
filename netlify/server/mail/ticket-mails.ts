import { REOPEN_DAYS } from '#contracts/support/portal.ts';
import { contact } from '#site';
import type { Fact, Letter } from './letter-parts.ts';
import { adminPages, portalPages } from './pages.ts';

/** The ticket of a mail. `name` is the buyer's. */
interface TicketRef {
  ticket_id: number;
  code: string;
  subject: string;
  name: string;
}

/** A further message and the name of its file. */
type TicketMessage = TicketRef & { message: string; file: string | null };

/** The first message, and what the ticket is about. */
interface NewTicket extends TicketRef {
  message: string;
  /** `Delivery and transport` */
  category: string;
  order_id: number | null;
  po_number: string | null;
  /** Names of the files. */
  files: string[];
}

type OfCompany = { company: string };

/** A support ticket from opening to closing. */
export const ticketMails = {
  'ticket-received': (ticket: NewTicket): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code}: ${ticket.subject}`,
    lead: `We have received your ticket ${ticket.code}, “${ticket.subject}”, and will reply within 2 hours (${contact.hours}).`,
    blocks: [{ facts: aboutOf(ticket) }, { quote: ticket.message, by: 'You wrote' }],
  }),
  'ticket-for-support': (ticket: NewTicket & OfCompany): Letter => ({
    ...staffLetter(ticket),
    subject: `${ticket.code} from ${ticket.company}, ${ticket.category}: ${ticket.subject}`,
    lead: `${ticket.name}, ${ticket.company}, has opened ${ticket.code}, “${ticket.subject}”. A reply is due within 2 hours.`,
    blocks: [{ facts: aboutOf(ticket) }, { quote: ticket.message }],
  }),
  'ticket-answered': (ticket: TicketMessage): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code} answered: ${ticket.subject}`,
    lead: `Our support team has replied to your ticket ${ticket.code}, “${ticket.subject}”.`,
    blocks: [{ quote: ticket.message }, ...fileOf(ticket)],
    action: { label: 'Reply on the ticket', path: portalPages.ticket(ticket.ticket_id) },
  }),
  'ticket-replied': (ticket: TicketMessage & OfCompany): Letter => ({
    ...staffLetter(ticket),
    subject: `${ticket.code} reply from ${ticket.company}: ${ticket.subject}`,
    lead: `${ticket.name}, ${ticket.company}, has replied on ${ticket.code}, “${ticket.subject}”.`,
    blocks: [{ quote: ticket.message }, ...fileOf(ticket)],
  }),
  'ticket-reopened': (ticket: TicketRef): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code} reopened: ${ticket.subject}`,
    lead: `We have reopened your ticket ${ticket.code}, “${ticket.subject}”, and are working on it.`,
  }),
  'ticket-closed': (ticket: TicketRef): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code} closed: ${ticket.subject}`,
    lead: `Your ticket ${ticket.code}, “${ticket.subject}”, has been closed.`,
    after: `If the issue is not resolved, reply on the ticket within ${REOPEN_DAYS} days to reopen it.`,
  }),
};

/** What a new ticket is about. */
const aboutOf = ({ category, order_id, po_number, files }: NewTicket): Fact[] => [
  ['Category', category],
  ['Order', order_id === null ? null : `${order_id}${po_number ? `, PO ${po_number}` : ''}`],
  [files.length === 1 ? 'File' : 'Files', files.join(', ') || null],
];

const fileOf = ({ file }: TicketMessage) => (file ? [{ paragraph: `Attached on the ticket’s page: ${file}` }] : []);

function ticketLetter({ ticket_id, code, name }: TicketRef) {
  return { sheet: code, to: name, action: { label: 'Open your ticket', path: portalPages.ticket(ticket_id) } };
}

function staffLetter({ code, ticket_id }: TicketRef) {
  return { sheet: code, action: { label: 'Open the ticket', path: adminPages.ticket(ticket_id) } };
}
