import {
  type Application,
  APPLICATION_TAKEN,
  INTERNSHIP,
  INTERNSHIP_TAKEN,
  withTrack,
} from '#contracts/applications.ts';
import { outbox } from '#db/schema/orders.ts';
import { job_applications } from '#db/schema/visitors.ts';
import { contact } from '#site';
import { keepWith, readResume } from './attachments.ts';
import { readEntry } from './content.ts';
import { asSystem, db } from './database.ts';
import { AppError } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import { throttleForm } from './visitor-throttle.ts';

/** Stores an application with its resume; mails the applicant and the careers desk. The contract says what it refuses. */
export async function submitApplication(application: Application, ip: string): Promise<{ message: string }> {
  const { jobCode, name, email, phone, track, resume } = application;
  const isInternship = jobCode === INTERNSHIP;
  // Counted before anything is stored: a flood must not fill the store.
  await asSystem([throttleForm('application', ip)]);
  const title = isInternship ? 'the internship programme' : await openPosition(jobCode);
  const message = withTrack(application.message, isInternship ? track : null);
  const file = await readResume(resume);
  const payload = { name, email, phone, jobCode, title, message, resume: file.name };
  await keepWith('resumes', file, (resume_key) =>
    asSystem([
      db.insert(job_applications).values({
        ...{ job_code: jobCode, name, email, phone, message },
        ...{ resume_key, resume_name: file.name, resume_type: file.type },
      }),
      db
        .insert(outbox)
        .values([
          mail('application-taken', email, payload),
          mail('application-for-careers', contact.careersEmail, payload),
        ]),
    ]),
  );
  return { message: isInternship ? INTERNSHIP_TAKEN : APPLICATION_TAKEN };
}

async function openPosition(code: string): Promise<string> {
  const job = await readEntry<{ title: string }>('jobs', code.toLowerCase());
  if (!job) throw new AppError('not_found', 'This position is not open any more. See the open positions.');
  return job.title;
}
