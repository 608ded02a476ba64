import { contact } from '#site';
import { whoIs } from './enquiry-mails.ts';
import type { Letter } from './letter-parts.ts';
import { desk } from './pages.ts';

interface Application {
  name: string;
  email: string;
  phone: string | null;
  jobCode: string;
  /** What the code stands for, as the page names it. */
  title: string;
  message: string | null;
  /** Name of the file. */
  resume: string;
}

interface ApplicationStatus {
  name: string;
  /** What was applied for, as in `Application`. */
  title: string;
  outcome: keyof typeof outcomes;
  /** A word of the careers desk: the next step, or what would have helped. */
  note: string | null;
}

/** Applications for jobs and internships. */
export const applicationMails = {
  'application-taken': ({ name, title, jobCode }: Application): Letter => ({
    subject: `We have your application: ${title}`,
    sheet: jobCode,
    to: name,
    lead: `We have your application for ${title} and your resume.`,
    blocks: [{ facts: [['Position', jobCode, 'code']] }],
    after: 'A person reads it within five working days and writes to you either way.',
    replyTo: contact.careersEmail,
  }),
  'application-for-careers': (application: Application): Letter => ({
    subject: `Application ${application.jobCode}: ${application.name}`,
    sheet: application.jobCode,
    lead: `${application.name} applies for ${application.title}, ${application.jobCode}.`,
    blocks: [
      { facts: whoIs({ ...application, company: null }) },
      application.message && { quote: application.message },
      { facts: [['Resume', application.resume]] },
    ],
    action: { label: 'Open applications', path: desk.applications },
    after: 'The resume is kept in the admin area. An answer to this mail goes to the applicant.',
    replyTo: application.email,
  }),
  'application-status': ({ name, title, outcome, note }: ApplicationStatus): Letter => ({
    subject: `Your application: ${title}`,
    sheet: 'CAREER',
    to: name,
    ...outcomes[outcome](title, note),
    replyTo: contact.careersEmail,
  }),
};

/** What each decision of the desk says. */
const outcomes = { shortlisted, interview, hired, 'not this time': notThisTime };

function shortlisted(title: string, note: string | null) {
  return {
    lead: `We have read your application for ${title} and would like to talk to you.`,
    blocks: [note && { quote: note, by: 'The next step' }],
    after:
      'Somebody of the team calls or writes within two working days to agree on a time. To suggest one, answer this mail.',
  };
}

function interview(title: string, note: string | null) {
  return {
    lead: `We would like to meet you about the position of ${title}.`,
    blocks: [note && { quote: note, by: 'When and where' }],
    after: 'If the time does not suit you, answer this mail and name another one.',
  };
}

function hired(title: string, note: string | null) {
  return {
    lead: `We would like to work with you: the position of ${title} is yours.`,
    blocks: [note && { quote: note, by: 'What comes next' }],
    after:
      'The written offer comes by a mail of its own. Until then, ask whatever you want to know by answering this one.',
  };
}

function notThisTime(title: string, note: string | null) {
  return {
    lead: `Thank you for your application for ${title} and the work you put into it. We have decided to go on with other candidates this time.`,
    blocks: [
      note && { quote: note, by: 'A word from the person who read it' },
      {
        paragraph:
          'The decision says how well this position and your experience fit, not how good your work is. Do apply again when another position fits better.',
      },
    ],
    action: { label: 'See open positions', path: '/career/open-positions' },
  };
}
