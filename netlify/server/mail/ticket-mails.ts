import { REOPEN_DAYS } from '#contracts/support.ts';
import { contact } from '#site';
import type { Letter } from './letter-parts.ts';
import { desk, portal } from './pages.ts';

/** The ticket that a mail is about. `name` is the buyer's. */
interface TicketRef {
  ticket_id: number;
  code: string;
  subject: string;
  name: string;
}

type TicketMessage = TicketRef & { message: string };

/** A buyer's message, as a desk reads it. */
type TicketAtDesk = TicketMessage & { company: string };

/** A support ticket from its opening to its end. */
export const ticketMails = {
  'ticket-taken': (ticket: TicketMessage): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code}: ${ticket.subject}`,
    lead: `We have your ticket ${ticket.code}, “${ticket.subject}”, and answer within 2 hours, ${contact.hours}.`,
    blocks: [{ quote: ticket.message, by: 'You wrote' }],
  }),
  'ticket-for-support': (ticket: TicketAtDesk): Letter => ({
    ...deskLetter(ticket),
    subject: `${ticket.code} from ${ticket.company}: ${ticket.subject}`,
    lead: `${ticket.name}, ${ticket.company}, opened ${ticket.code}, “${ticket.subject}”. An answer is due within 2 hours.`,
    blocks: [{ quote: ticket.message }],
  }),
  'ticket-answered': (ticket: TicketMessage): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code} answered: ${ticket.subject}`,
    lead: `Our support desk answered your ticket ${ticket.code}, “${ticket.subject}”.`,
    blocks: [{ quote: ticket.message }],
    action: { label: 'Reply on the ticket', path: portal.ticket(ticket.ticket_id) },
  }),
  'ticket-replied': (ticket: TicketAtDesk): Letter => ({
    ...deskLetter(ticket),
    subject: `${ticket.code} reply from ${ticket.company}: ${ticket.subject}`,
    lead: `${ticket.name}, ${ticket.company}, replied on ${ticket.code}, “${ticket.subject}”.`,
    blocks: [{ quote: ticket.message }],
  }),
  'ticket-reopened': (ticket: TicketRef): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code} open again: ${ticket.subject}`,
    lead: `We have opened your ticket ${ticket.code}, “${ticket.subject}”, again and go on with it.`,
  }),
  'ticket-closed': (ticket: TicketRef): Letter => ({
    ...ticketLetter(ticket),
    subject: `${ticket.code} closed: ${ticket.subject}`,
    lead: `Your ticket ${ticket.code}, “${ticket.subject}”, is closed.`,
    after: `If it is not settled, reply on the ticket within ${REOPEN_DAYS} days: that opens it again.`,
  }),
};

function ticketLetter({ ticket_id, code, name }: TicketRef) {
  return { sheet: code, to: name, action: { label: 'Open your ticket', path: portal.ticket(ticket_id) } };
}

function deskLetter({ code, ticket_id }: TicketAtDesk) {
  return { sheet: code, action: { label: 'Open the ticket', path: desk.ticket(ticket_id) } };
}
