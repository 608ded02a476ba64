import type { NotifiableStatus } from '#contracts/visitors/states.ts';
import { contact } from '#site';
import { visitorFacts } from './enquiry-mails.ts';
import type { Letter } from './letter-parts.ts';
import { adminPages } from './pages.ts';

interface Application {
  name: string;
  email: string;
  phone: string | null;
  jobCode: string;
  /** Title of the position, as its page has it. */
  title: string;
  message: string | null;
  /** File name of the resume. */
  resume: string;
}

type ApplicationReceived = Pick<Application, 'name' | 'title' | 'jobCode'>;

interface ApplicationStatus {
  name: string;
  title: string;
  status: keyof typeof byStatus;
  /** From our recruiters: the next step, or feedback. */
  note: string | null;
}

/** Applications for jobs and internships. */
export const applicationMails = {
  'application-received': ({ name, title, jobCode }: ApplicationReceived): Letter => ({
    subject: `Application received: ${title}`,
    sheet: jobCode,
    to: name,
    lead: `We have received your application for ${title} and your resume.`,
    blocks: [{ facts: [['Position', jobCode, 'code']] }],
    after: 'We will review it and reply within five working days.',
    replyTo: contact.careersEmail,
  }),
  'application-for-careers': (application: Application): Letter => ({
    subject: `Application ${application.jobCode}: ${application.name}`,
    sheet: application.jobCode,
    lead: `${application.name} has applied for ${application.title}, ${application.jobCode}.`,
    blocks: [
      { facts: visitorFacts({ ...application, company: null }) },
      application.message && { quote: application.message },
      { facts: [['Resume', application.resume]] },
    ],
    action: { label: 'Open applications', path: adminPages.applications },
    after: 'The resume is in the admin area. Replies to this email go to the applicant.',
    replyTo: application.email,
  }),
  'application-status': ({ name, title, status, note }: ApplicationStatus): Letter => ({
    subject: `Your application: ${title}`,
    sheet: 'CAREER',
    to: name,
    ...byStatus[status](title, note),
    replyTo: contact.careersEmail,
  }),
};

const byStatus = { shortlisted, interview, hired, declined } satisfies Record<NotifiableStatus, unknown>;

function shortlisted(title: string, note: string | null) {
  return {
    lead: `We have reviewed your application for ${title} and would like to speak with you.`,
    blocks: [note && { quote: note, by: 'Next step' }],
    after: 'We will call or write within two working days to agree on a time. To suggest one, reply to this email.',
  };
}

function interview(title: string, note: string | null) {
  return {
    lead: `We would like to invite you to an interview for the position of ${title}.`,
    blocks: [note && { quote: note, by: 'When and where' }],
    after: 'If the time does not suit you, reply to this email with another one.',
  };
}

function hired(title: string, note: string | null) {
  return {
    lead: `We are pleased to offer you the position of ${title}.`,
    blocks: [note && { quote: note, by: 'Next steps' }],
    after: 'The written offer will follow in a separate email. If you have any questions, reply to this one.',
  };
}

function declined(title: string, note: string | null) {
  return {
    lead: `Thank you for your application for ${title} and the time you put into it. We have decided to proceed with other candidates.`,
    blocks: [
      note && { quote: note, by: 'A note from our team' },
      {
        paragraph:
          'The decision is about the fit with this position, not the quality of your work. Please apply again when another position suits you.',
      },
    ],
    action: { label: 'See open positions', path: '/career/open-positions' },
  };
}
