import { accountMailSamples } from './account-mail-samples.ts';
import { forStaff, goods, token } from './mail-sample-values.ts';
import { orderMailSamples } from './order-mail-samples.ts';
import { type MailSamples, moneyMailSamples, pdf } from './money-mail-samples.ts';

const { ship_to, ...priced } = goods;
const visitor = { name: 'Asha Rao', email: 'asha@plant.example', phone: '+91 98290 12345', company: 'Rao Castings' };
const stranger = { ...visitor, phone: null, company: null };
const enquiry = {
  ...visitor,
  code: 'ENQ-7K2M9QXP',
  requirement: 'Bearings and grease for two kilns.\nDelivery to Bhiwadi by the 10th, test certificates needed.',
  attachment: 'list.pdf',
  lines: [
    { item: 'Spherical roller bearing 22320', qty: 4, unit: 'NOS', target: '₹14,500.00' },
    { item: 'Grease EP 2', qty: 36, unit: 'KG', target: null },
  ],
};
const message = { ...visitor, message: 'Do you supply to SEZ units at Kandla?\nWe need about 40 items a month.' };
const application = {
  name: 'Neel Verma',
  email: 'neel@home.example',
  phone: '+91 98290 54321',
  jobCode: 'PS-JD002',
  title: 'Supply Chain Analyst',
  message: 'Six years in MRO planning at a cement plant.',
  resume: 'neel-verma.pdf',
};
const rfq = { rfq_id: 7, code: 'RFQ-1042', title: 'Conveyor spares, line 3', name: 'Asha Rao' };
const quote = { title: rfq.title, name: rfq.name, code: 'QUO-001042/2', version: 2, total: '₹23,187.00' };
const ticket = {
  ticket_id: 31,
  code: 'TKT-331',
  subject: 'Short by two bearings',
  name: 'Asha Rao',
  message: 'Two of 20 are missing.\nThe box was open.',
};
/** What a new ticket is about. */
const about = {
  ...{ category: 'Delivery and transport', order_id: 100123, po_number: '4500012' },
  files: ['open-box.webp', 'packing-list.pdf'],
};
const aboutNothing = { category: 'Something else', order_id: null, po_number: null, files: [] };

/** All samples. */
export const mailSamples: MailSamples = {
  ...orderMailSamples,
  ...accountMailSamples,
  'rfq-received': [rfq],
  'rfq-for-sales': [{ ...rfq, ...forStaff }],
  'rfq-question': [{ ...rfq, question: 'Which shaft diameter has the head pulley?\nA photo of the plate helps.' }],
  'message-to-buyer': [
    { rfq_id: 7, code: 'RFQ-1042', title: rfq.title, name: 'Asha Rao', message: '110 mm, or 120?', file: null },
    { order_id: 100123, code: 'Order 100123', title: null, name: 'Asha Rao', message: 'It left.', file: 'lr.pdf' },
  ],
  'message-to-desk': [
    {
      order_id: 100123,
      code: 'Order 100123',
      title: 'PO 45001',
      name: 'Asha Rao',
      message: 'When?',
      file: null,
      ...forStaff,
    },
    {
      rfq_id: 7,
      code: 'RFQ-1042',
      title: rfq.title,
      name: 'Asha Rao',
      message: '110 mm.',
      file: 'key.pdf',
      ...forStaff,
    },
  ],
  'staff-mentioned': [
    {
      order_id: 100123,
      code: 'Order 100123',
      title: 'PO 45001',
      name: 'Neel Verma',
      note: '@Neel Verma please call.',
      by: 'Meera Iyer',
    },
    {
      rfq_id: 7,
      code: 'RFQ-1042',
      title: rfq.title,
      name: 'Neel Verma',
      note: 'Margin?\n@Neel Verma',
      by: 'Meera Iyer',
    },
  ],
  'goods-allocated': [
    {
      name: 'Neel Verma',
      orders: [{ order_id: 100123, sku: 'HLM-01', name: 'Safety helmet, white', unit: 'NOS', qty: 175, short: 0 }],
    },
    {
      name: null,
      orders: [
        { order_id: 100123, sku: 'HLM-01', name: 'Safety helmet, white', unit: 'NOS', qty: 20, short: 5 },
        { order_id: 100131, sku: 'CBL-4', name: 'Cable 4 sq mm', unit: 'MTR', qty: 2.5, short: 0 },
      ],
    },
  ],
  'rfq-declined': [{ ...rfq, reason: 'The make is discontinued and has no equivalent.' }],
  'rfq-cancelled': [
    { ...rfq, ...forStaff, reason: 'The budget is frozen.' },
    { ...rfq, ...forStaff, reason: null },
  ],
  'quote-sent': [
    {
      ...quote,
      quote_id: 9,
      ...priced,
      freight: '₹450.00',
      valid_until: '30 Nov 2026',
      note: 'Ex stock, 3 days.',
      files: 2,
      pdf,
    },
    {
      ...quote,
      quote_id: 8,
      ...priced,
      code: 'QUO-001042/1',
      version: 1,
      freight: null,
      valid_until: '30 Nov 2026',
      note: null,
      files: 0,
      pdf: null,
    },
  ],
  'quote-countered': [
    { ...quote, ...forStaff, rfq_id: 7, message: 'At these prices we order today.', lines: goods.lines },
    { ...quote, ...forStaff, rfq_id: 7, message: '5% less, please.', lines: [] },
  ],
  'quote-accepted': [
    { ...quote, quote_id: 9, order_id: 100124, status: 'placed', part: '3 of 5 lines' },
    { ...quote, quote_id: 9, order_id: 100124, status: 'pending approval' },
  ],
  'quote-accepted-for-sales': [
    { ...quote, ...forStaff, rfq_id: 7, order_id: 100124, status: 'placed', po_file: 'po-4500012.pdf' },
    { ...quote, ...forStaff, rfq_id: 7, order_id: 100124, status: 'pending approval' },
  ],
  'quote-declined': [
    { ...quote, ...forStaff, rfq_id: 7, reason: 'Bought elsewhere.' },
    { ...quote, ...forStaff, rfq_id: 7, reason: null },
  ],
  'quote-withdrawn': [
    { ...quote, quote_id: 9, reason: 'The maker changed the price.', countered: false },
    { ...quote, quote_id: 9, reason: null, countered: true },
  ],
  'quote-expiring': [{ ...quote, quote_id: 9, valid_until: '30 Nov 2026' }],
  'list-reminder': [
    {
      ...{ name: 'Asha Rao', list_id: 4, list: 'Weekly consumables, line 2', owner: 'R. Meena', lines: 38 },
      ...{ rhythm: 'every 2 weeks', due: '30 Nov 2026', next: '14 Dec 2026' },
    },
  ],
  'back-in-stock': [
    {
      ...{ name: 'Asha Rao', product_id: 12, sku: 'BRG-6205-2RS', product: 'Deep groove ball bearing 6205-2RS' },
      ...{ stock: 40, unit: 'NOS' },
    },
  ],
  ...moneyMailSamples,
  'ticket-received': [
    { ...ticket, ...about },
    { ...ticket, ...aboutNothing },
  ],
  'ticket-for-support': [
    { ...ticket, ...forStaff, ...about },
    { ...ticket, ...forStaff, ...aboutNothing, files: ['open-box.webp'] },
  ],
  'ticket-answered': [
    { ...ticket, message: 'Two bearings leave today, LR 448812101.\nSorry for the trouble.', file: 'lr.pdf' },
    { ...ticket, file: null },
  ],
  'ticket-replied': [
    { ...ticket, ...forStaff, file: 'open-box.webp' },
    { ...ticket, ...forStaff, file: null },
  ],
  'ticket-reopened': [{ ticket_id: 31, code: ticket.code, subject: ticket.subject, name: ticket.name }],
  'ticket-closed': [{ ticket_id: 31, code: ticket.code, subject: ticket.subject, name: ticket.name }],
  'enquiry-received': [{ name: enquiry.name, code: enquiry.code }],
  'enquiry-for-sales': [enquiry, { ...enquiry, ...stranger, attachment: null, lines: [] }],
  'message-received': [{ name: message.name }],
  'message-for-sales': [message, { ...message, ...stranger }],
  'contact-answer': [
    { name: 'Asha Rao', message: message.message, answer: 'Yes: such supplies are inter-State, zero-rated under LUT.' },
  ],
  'application-received': [{ name: application.name, title: application.title, jobCode: application.jobCode }],
  'application-for-careers': [application, { ...application, phone: null, message: null }],
  'application-status': [
    {
      name: 'Neel Verma',
      title: 'Supply Chain Analyst',
      status: 'shortlisted',
      note: 'A call of 30 minutes with the head of planning.',
    },
    { name: 'Neel Verma', title: 'Supply Chain Analyst', status: 'declined', note: 'SQL would have helped.' },
    { name: 'Neel Verma', title: 'the internship programme', status: 'declined', note: null },
    { name: 'Neel Verma', title: 'Supply Chain Analyst', status: 'interview', note: '27 Nov 2026, 11:00, Bhiwadi.' },
    { name: 'Neel Verma', title: 'Supply Chain Analyst', status: 'hired', note: null },
  ],
  'webinar-registered': [
    {
      webinar: 'rate-contracts-that-hold',
      name: 'Asha Rao',
      title: 'Rate contracts that hold',
      when: '9 Dec 2026, 15:30 IST',
      starts: '2026-12-09T10:00:00.000Z',
      ends: '2026-12-09T10:45:00.000Z',
    },
  ],
  'newsletter-confirm': [
    { token, state: 'new' },
    { token, state: 'reader' },
  ],
};
