import { type MailSamples, moneyMailSamples, pdf } from './money-mail-samples.ts';

const order = { order_id: 100123, name: 'Asha Rao', po_number: '4500012345' };
const bare = { ...order, po_number: null };
const goods = {
  ship_to: 'Main works, Plot 14, RIICO Industrial Area, Bhiwadi, Rajasthan 301019',
  lines: [
    {
      sku: 'BRG-6205-2RS',
      name: 'Deep groove ball bearing 6205-2RS, 25×52×15 mm',
      qty: 20,
      unit: 'NOS',
      total: '₹8,400.00',
    },
    { sku: 'GRS-EP2-18', name: 'Lithium grease EP 2, 18 kg pail', qty: 2, unit: 'PAIL', total: '₹11,250.00' },
  ],
  subtotal: '₹19,650.00',
  tax: '₹3,537.00',
  total: '₹23,187.00',
};
const { ship_to, ...priced } = goods;
const fallen = { ordered: '₹1,876.68', total: '₹1,256.00' };
const counted = goods.lines.map(({ sku, name, qty, unit }) => ({ sku, name, qty, unit }));
const consignment = { ...order, carrier: 'VRL Logistics', tracking_number: 'LR 448812093' };
const delivered = {
  ...order,
  on: '26 Nov 2026',
  received_by: 'R. Meena, gate 2',
  code: 'SHP-000012',
  lines: counted,
};
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
const forStaff = { company: 'Aravalli Auto Components Pvt. Ltd.' };
const ticket = {
  ticket_id: 31,
  code: 'TKT-331',
  subject: 'Short by two bearings',
  name: 'Asha Rao',
  message: 'Two of 20 are missing.\nThe box was open.',
};
const opened = { ...ticket, ...forStaff };
const token = 'kX3vT0kenT0kenT0kenT0kenT0kenT0kenT0kenT0ke';
const invitation = {
  name: 'Neel Verma',
  email: 'neel@plant.example',
  invited_by: 'Asha Rao',
  token,
  expires: '24 Nov 2026, 18:05 IST',
};

/** All samples. */
export const mailSamples: MailSamples = {
  'order-placed': [
    { ...order, ...goods },
    { ...bare, ...goods, freight: '₹450.00' },
  ],
  'company-rules-changed': [
    {
      ...{ name: 'Meera Shah', company: 'Aravalli Auto Components Pvt. Ltd.', by: 'Asha Rao' },
      changes: [
        ['Spending limit per order', 'none', '₹50,000.00'],
        ['Limit for each buyer', '₹2,00,000.00 a month', '₹5,00,000.00 a quarter'],
      ],
    },
  ],
  'order-held': [{ ...order, ...goods }],
  'order-held-for-staff': [
    { order_id: 100123, ...forStaff, reason: '₹23,187.00 over the credit limit of ₹5,00,000.00' },
  ],
  'order-approval-needed': [
    {
      ...order,
      ...goods,
      placed_by: 'Neel Verma',
      why: 'Above the spending limit of ₹20,000.00.',
      notes: 'For the shutdown.',
      token,
      expires: '23 Nov 2026, 18:05 IST',
    },
    { ...bare, ...goods, placed_by: 'Neel Verma', why: null, notes: null, token, expires: '23 Nov 2026, 18:05 IST' },
  ],
  'order-approved': [
    {
      ...order,
      approver: 'Meera Shah',
      total: '₹14,787.00',
      note: 'Half of the bearings will do until March.',
      held: false,
      changes: [
        { sku: 'BRG-6205-2RS', name: 'Deep groove ball bearing 6205-2RS', unit: 'NOS', ordered: 20, approved: 10 },
        { sku: 'GRS-EP2-18', name: 'Lithium grease EP 2, 18 kg pail', unit: 'PAIL', ordered: 2, approved: 0 },
      ],
    },
    { ...bare, approver: 'Meera Shah', total: '₹23,187.00', note: null, held: true, changes: [] },
  ],
  'order-rejected': [{ ...order, approver: 'Meera Shah', reason: 'There is stock of these at plant 2.' }],
  'order-confirmed': [
    { ...order, expected: '24 Nov 2026', note: 'Grease ships from Pune.' },
    { ...bare, expected: null, note: null },
  ],
  'order-released': [
    { ...order, expected: '24 Nov 2026', note: 'The GSTIN is active again.' },
    { ...bare, expected: null, note: null },
  ],
  'order-on-hold': [
    { ...order, reason: 'The consignee’s GSTIN is shown as suspended.' },
    { ...bare, reason: 'Credit limit.' },
  ],
  'order-packed': [
    { ...order, again: false },
    { ...bare, again: true },
  ],
  'order-short-closed': [
    { ...order, lines: counted, reason: 'The maker stopped this seal.', status: 'partly shipped', ...fallen },
    { ...bare, lines: counted, reason: 'Not made any more.', status: 'in transit', ...fallen },
    { ...bare, lines: counted, reason: 'Not made any more.', status: 'delivered', ...fallen },
  ],
  'order-cancelled': [
    { ...order, by: 'Neel Verma', reason: 'Ordered twice.' },
    { ...bare, by: 'PlantSetu', reason: null },
  ],
  'order-cancelled-for-sales': [
    { order_id: 100123, ...forStaff, by: 'Neel Verma', reason: 'Ordered twice.' },
    { order_id: 100123, ...forStaff, by: 'Neel Verma', reason: null },
  ],
  'shipment-sent': [
    { ...consignment, lines: counted, complete: false, ship_to, expected: '26 Nov 2026' },
    { ...consignment, po_number: null, lines: counted, complete: true, ship_to, expected: null },
  ],
  'order-out-for-delivery': [
    { ...consignment, part: false },
    { ...consignment, part: true },
  ],
  'order-delivered': [
    { ...delivered, under_way: false, to_send: false },
    { ...delivered, ...bare, received_by: null, under_way: true, to_send: false },
    { ...delivered, under_way: false, to_send: true },
    { ...delivered, under_way: true, to_send: true },
  ],
  'return-requested': [{ ...order, lines: counted, reason: 'Wrong seal: open bearings came.' }],
  'return-requested-for-sales': [
    { order_id: 100123, name: 'Asha Rao', ...forStaff, lines: counted, reason: 'Wrong seal.' },
  ],
  'return-settled': [
    {
      ...order,
      accepted: true,
      lines: counted,
      note: 'Pick-up on 28 Nov.',
    },
    { ...bare, accepted: false, lines: counted, note: 'The packing was opened.' },
  ],
  'return-received': [
    { ...order, lines: counted },
    { ...bare, lines: counted },
  ],
  'rfq-received': [rfq],
  'rfq-for-sales': [{ ...rfq, ...forStaff }],
  'rfq-question': [{ ...rfq, question: 'Which shaft diameter has the head pulley?\nA photo of the plate helps.' }],
  'order-change-accepted': [
    { order_id: 100123, name: 'Asha Rao', ...forStaff, note: 'Change accepted: SEAL-3 cancelled.' },
  ],
  'order-change-accepted-by-colleague': [
    { order_id: 100123, name: 'Asha Rao', note: 'Change accepted: SEAL-3 cancelled.', by: 'Neel Verma' },
  ],
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
      pdf: null,
    },
  ],
  'quote-countered': [
    { ...quote, ...forStaff, rfq_id: 7, message: 'At these prices we order today.', lines: goods.lines },
    { ...quote, ...forStaff, rfq_id: 7, message: '5% less, please.', lines: [] },
  ],
  'quote-accepted': [
    { ...quote, quote_id: 9, order_id: 100124, status: 'placed' },
    { ...quote, quote_id: 9, order_id: 100124, status: 'pending approval' },
  ],
  'quote-accepted-for-sales': [
    { ...quote, ...forStaff, rfq_id: 7, order_id: 100124, status: 'placed' },
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
  'ticket-received': [ticket],
  'ticket-for-support': [opened],
  'ticket-answered': [{ ...ticket, message: 'Two bearings leave today, LR 448812101.\nSorry for the trouble.' }],
  'ticket-replied': [opened],
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
  'password-reset': [{ name: 'Asha Rao', token }],
  'email-confirm': [{ name: 'Asha Rao', email: 'asha@plant.example', token }],
  'email-known': [{ name: 'Asha Rao' }],
  'email-changed': [{ name: 'Asha Rao', email: 'asha@plant.example' }],
  'sign-in-limited': [{ name: 'Asha Rao', tries: 50 }],
  'password-changed': [{ name: 'Asha Rao', at: '21 Nov 2026, 18:05 IST' }],
  'password-set-by-link': [{ name: 'Asha Rao', at: '21 Nov 2026, 18:05 IST' }],
  'password-set-by-staff': [{ name: 'Asha Rao', company: 'Aravalli Gears Ltd', at: '21 Nov 2026, 18:05 IST' }],

  'customer-welcome': [
    { name: 'Asha Rao', email: 'asha@plant.example', ...forStaff, token, expires: '24 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', email: 'asha@plant.example', ...forStaff, token: null },
  ],
  'account-changed': [
    { name: 'Asha Rao', ...forStaff, change: 'approver' },
    { name: 'Asha Rao', ...forStaff, change: 'buyer' },
    { name: 'Asha Rao', ...forStaff, change: 'company admin' },
    { name: 'Asha Rao', ...forStaff, change: 'disabled' },
    { name: 'Asha Rao', ...forStaff, change: 'enabled' },
  ],
  'colleague-invited': [{ ...invitation, ...forStaff }],
  'colleague-known': [{ name: 'Neel Verma', email: 'neel@plant.example', invited_by: 'Asha Rao', ...forStaff }],
  'staff-invited': [{ ...invitation, role: 'employee' }],
  'factor-changed': [
    { name: 'Asha Rao', change: 'app added', passkey: '', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'app removed', passkey: '', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'passkey added', passkey: 'Work laptop', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'passkey removed', passkey: 'Work laptop', at: '26 Nov 2026, 18:05 IST' },
    { name: 'Asha Rao', change: 'codes renewed', passkey: '', at: '26 Nov 2026, 18:05 IST' },
  ],
  'recovery-code-used': [{ name: 'Asha Rao', at: '26 Nov 2026, 18:05 IST', left: 7 }],
  'second-factor-refused': [{ name: 'Asha Rao', at: '26 Nov 2026, 18:05 IST' }],
  'factors-reset': [{ name: 'Asha Rao', by: 'Neel Verma', at: '26 Nov 2026, 18:05 IST' }],
};
