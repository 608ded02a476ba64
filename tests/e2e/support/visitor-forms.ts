import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callAs, linkInMail, tokenOf } from './colleagues.ts';
import { staff } from './test.ts';

/** A file that the server accepts, and one that is not what its name says. */
export const pdf = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
export const program = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a document') };

/** A unique email address, so that its mail is found among the others. */
export const address = (who: string) => `${who}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@plant.example`;

/** The methods of the page's requests to a call, as they are sent. */
export function countCalls(page: Page, path: string) {
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().endsWith(path) && calls.push(request.method())));
  return calls;
}

/** Creates a buyer for one test, because a new password ends all sessions of that user. */
export async function addCustomer(request: APIRequestContext): Promise<string> {
  const token = await tokenOf(request, staff.admin);
  const { items } = await callAs(request, token, '/api/admin/company-list');
  const email = address('owner');
  await callAs(request, token, '/api/employees/create-customer', { name: 'Owner', email, company_id: items[0].id });
  return email;
}

/** A form of the public site, as the tests that apply to all forms need it. */
export interface VisitorForm {
  name: string;
  page: string;
  call: string;
  /** An island, or a dialog that a visitor without scripts gets as a page of its own. */
  needsScript?: true;
  /** The form; a dialog is opened first. */
  open: (page: Page) => Promise<Locator>;
  /** Fills in what a valid request needs. */
  fill: (form: Locator) => Promise<void>;
  /** A field and what `fill` wrote into it. */
  kept: [label: string | RegExp, value: string | RegExp];
  button: string;
  /** What a visitor reads after success. */
  taken: string | RegExp;
  /** What a visitor reads if the connection fails. */
  offline: string;
  /** What a visitor reads if the server refuses without a message, where the specification has a sentence for it. */
  refusedSilently?: string;
  /** What a visitor reads if the server refuses with this message. */
  refused: (message: string) => string;
}

const CONNECTION = 'The connection failed. Nothing you entered is lost. Check your connection and try again.';
const asSent = (message: string) => message;
const exactly = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

/** Fills in name and email, which almost every form asks for. */
async function introduce(form: Locator, name = 'Name', email = 'Email'): Promise<void> {
  await exactly(form, name).fill('Ravi Iyer');
  await exactly(form, email).fill(address('ravi'));
}

export const visitorForms: VisitorForm[] = [
  {
    ...{ name: 'the request for a quote', page: '/rfq', call: '/api/rfq', button: 'Submit RFQ' },
    open: async (page) => page.locator('#enquiry'),
    fill: async (form) => {
      await introduce(form);
      await form.getByRole('textbox', { name: 'Requirement' }).fill('Gloves for the shutdown');
    },
    kept: ['Requirement', 'Gloves for the shutdown'],
    taken: /RFQ submitted successfully! *Your reference is ENQ-[2-9A-Z]{8}\./,
    offline: 'Server error. Try again later.',
    refused: () => 'Submission failed. Try again.',
    refusedSilently: 'Submission failed. Try again.',
  },
  {
    ...{ name: 'the message', page: '/contact', call: '/api/contact', button: 'Send message' },
    open: async (page) => page.locator('#message'),
    fill: async (form) => {
      await introduce(form);
      await form.getByRole('textbox', { name: 'Message' }).fill('Call me about rate contracts.');
    },
    kept: ['Message', 'Call me about rate contracts.'],
    taken: "Thanks! We've received your message and will reach out shortly.",
    offline: CONNECTION,
    refused: asSent,
  },
  {
    ...{ name: 'the application', page: '/career/open-positions', call: '/api/submit-application' },
    button: 'Submit application',
    open: async (page) => {
      await page.getByRole('link', { name: /^Apply Now.*Supply Chain Analyst/ }).click();
      return page.locator('#application-ps-jd002');
    },
    fill: async (form) => {
      await introduce(form);
      await form.getByLabel('Resume').setInputFiles(pdf);
    },
    kept: ['Name', 'Ravi Iyer'],
    taken: 'Application submitted successfully!',
    offline: 'Server error. Please try again later.',
    refusedSilently: 'Submission failed. Please try again.',
    refused: asSent,
  },
  {
    ...{ name: 'the internship application', page: '/career/internships', call: '/api/submit-application' },
    button: 'Submit application',
    open: async (page) => page.locator('#internship'),
    fill: async (form) => {
      await introduce(form);
      await exactly(form, 'Phone').fill('98290 12345');
      await exactly(form, 'Track').selectOption('Data & Analytics');
      await form.getByLabel('Resume').setInputFiles(pdf);
    },
    kept: ['Track', 'Data & Analytics'],
    taken: 'Thanks! Your application has been submitted.',
    offline: 'Error: Server error. Please try again later.',
    refusedSilently: 'Error: Submission failed. Please try again.',
    refused: (message) => `Error: ${message}`,
  },
  {
    ...{ name: 'the newsletter', page: '/resources/blogs', call: '/api/newsletter', button: 'Subscribe' },
    open: async (page) => page.locator('#newsletter'),
    fill: (form) => exactly(form, 'Email').fill(address('reader')),
    kept: ['Email', /^reader-/],
    taken: 'Check your email and confirm your subscription with the link in it.',
    offline: CONNECTION,
    refused: asSent,
  },
  {
    ...{ name: 'the webinar', page: '/resources/webinars/rate-contracts-that-hold', call: '/api/webinars/register' },
    button: 'Register',
    open: async (page) => page.locator('#registration'),
    fill: (form) => introduce(form, 'Full name', 'Work email'),
    kept: ['Full name', 'Ravi Iyer'],
    taken: "We'll email your join link shortly.",
    offline: CONNECTION,
    refused: asSent,
  },
  {
    ...{ name: 'the webinar’s dialog', page: '/resources/webinars', call: '/api/webinars/register' },
    needsScript: true,
    button: 'Register',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Register / })
        .first()
        .click();
      return page.getByRole('dialog', { name: 'Register' });
    },
    fill: (form) => introduce(form, 'Full name', 'Work email'),
    kept: ['Work email', /^ravi-/],
    taken: "We'll email your join link shortly.",
    offline: CONNECTION,
    refused: asSent,
  },
  {
    ...{ name: 'the tracking', page: '/delivery/tracking', call: '/api/track', button: 'Track' },
    open: async (page) => page.locator('#tracking'),
    fill: (form) => form.getByLabel('Order ID, AWB or LR number').fill('LR/2026/118'),
    kept: ['Order ID, AWB or LR number', 'LR/2026/118'],
    taken: 'Now enter the buyer’s email address or the PO number of this order.',
    offline: CONNECTION,
    refused: asSent,
  },
  {
    ...{ name: 'the forgotten password', page: '/forgot-password', call: '/api/forgot-password' },
    needsScript: true,
    button: 'Send link',
    open: async (page) => page.locator('main form'),
    fill: (form) => form.getByLabel('Email').fill(address('owner')),
    kept: ['Email', /^owner-/],
    taken: /^If that address has an account/,
    offline: CONNECTION,
    refused: asSent,
  },
  {
    ...{ name: 'the new password', page: '/login/customer', call: '/api/reset-password' },
    needsScript: true,
    button: 'Set password',
    open: async (page) => {
      const email = await addCustomer(page.request);
      await page.request.post('/api/forgot-password', { data: { email } });
      await page.goto(await linkInMail(page, email, '/reset-password\\?token='));
      return page.locator('main');
    },
    fill: (form) => exactly(form, 'New password').fill('a new one, long'),
    kept: ['New password', 'a new one, long'],
    taken: 'Your new password is set. Sign in with it.',
    offline: CONNECTION,
    refused: asSent,
  },
];
