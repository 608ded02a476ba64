import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { file } from '../fields/files.ts';
import { phone } from '../fields/phone.ts';
import { email, optional, personName } from '../fields/text.ts';

/** Job code of internship applications (specification §3). */
export const INTERNSHIP = 'INTERNSHIP';

/** Messages of the two forms (specification §8). */
export const APPLICATION_SUBMITTED = 'Application submitted successfully!';
export const INTERNSHIP_SUBMITTED = 'Thanks! Your application has been submitted.';
export const APPLICATION_FAILED = 'Submission failed. Please try again.';
export const APPLICATION_SERVER_ERROR = 'Server error. Please try again later.';

/** Lets the two checks run even if other fields are invalid, so that all errors show at once. */
const hasFields = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** An application for a job or an internship (specification §3, §5). An internship needs a phone number and a track. */
export const Application = z
  .object({
    name: personName(120, 'Enter your name.'),
    email,
    phone,
    message: optional(5000),
    /** Code of an open posting, or INTERNSHIP. */
    jobCode: z.string().check(z.regex(/^(PS-JD\d{3}|INTERNSHIP)$/, { error: 'Choose a position from the list.' })),
    /** Track of an internship, as a browser without script sends it. */
    track: optional(60),
    resume: file('Choose your resume: a PDF, DOC or DOCX file.'),
  })
  .check(
    z.refine((application) => application.jobCode !== INTERNSHIP || Boolean(application.phone), {
      error: 'Enter your phone number.',
      path: ['phone'],
      when: hasFields,
    }),
    z.refine(
      ({ jobCode, track, message }) => jobCode !== INTERNSHIP || Boolean(track) || /^Track: /m.test(String(message)),
      {
        error: 'Choose a track.',
        path: ['track'],
        when: hasFields,
      },
    ),
  );
export type Application = z.infer<typeof Application>;

/** The message with the internship's track in its last line (specification §3). */
export function withTrack(message: string | null, track: string | null): string | null {
  return track ? [message, `Track: ${track}`].filter(Boolean).join('\n\n') : message;
}

/**
 * Stores an application with its resume and emails the applicant and the careers team. 404 for a position that is not open,
 * 413 above 4 MB, 415 if the resume's content is not PDF, DOC or DOCX, or has macros.
 */
export const submitApplicationEndpoint = endpoint({
  method: 'POST',
  path: '/api/submit-application',
  creates: true,
  php: true,
  roles: 'public',
  form: true,
  page: '/career/open-positions',
  body: Application,
  reply: z.object({ message: z.string() }),
});
