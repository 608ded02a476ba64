import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { file } from './files.ts';
import { phone } from './phone.ts';
import { email, optional, required } from './text.ts';

/** The code that an application for the internship programme carries (specification §3). */
export const INTERNSHIP = 'INTERNSHIP';

/** The sentences of the two forms (specification §8). */
export const APPLICATION_TAKEN = 'Application submitted successfully!';
export const INTERNSHIP_TAKEN = 'Thanks! Your application has been submitted.';
export const APPLICATION_REFUSED = 'Submission failed. Please try again.';
export const APPLICATION_LOST = 'Server error. Please try again later.';

/** So that these two are told together with whatever else is missing. */
const hasFields = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** An application for a job or an internship (specification §3, §5). An internship needs a phone number and a track. */
export const Application = z
  .object({
    name: required(120, 'Enter your name.'),
    email,
    phone,
    message: optional(5000),
    /** Code of an open posting, or INTERNSHIP. */
    jobCode: z.string().check(z.regex(/^(PS-JD\d{3}|INTERNSHIP)$/, { error: 'Choose a position from the list.' })),
    /** Track of an internship, where a browser without a script sends it as a field of its own. */
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

/** The message as it is sent: an internship's track stands in its last line (specification §3). */
export function withTrack(message: string | null, track: string | null): string | null {
  return track ? [message, `Track: ${track}`].filter(Boolean).join('\n\n') : message;
}

/**
 * Stores an application with its resume and mails the applicant and the careers desk. 404 for a code that is not open,
 * 413 above 4 MB, 415 for a resume that is no PDF, DOC or DOCX by its content, or that holds macros.
 */
export const submitApplicationEndpoint = endpoint({
  method: 'POST',
  path: '/api/submit-application',
  php: true,
  roles: 'public',
  form: true,
  page: '/career/open-positions',
  body: Application,
  reply: z.object({ message: z.string() }),
});
