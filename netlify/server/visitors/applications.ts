import { NOTICE_VERSION } from '#contracts/privacy/notices.ts';
import {
  type Application,
  APPLICATION_SUBMITTED,
  INTERNSHIP,
  INTERNSHIP_SUBMITTED,
  withTrack,
} from '#contracts/visitors/applications.ts';
import { outbox } from '#db/schema/outbox.ts';
import { job_applications } from '#db/schema/visitors.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { mailVisitor } from '../mail/mail-visitor.ts';
import { storeWithRecord, readResume } from '../platform/files/attachments.ts';
import { readEntry } from '../platform/content.ts';
import { asSystem, db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { throttleForm } from '../platform/throttle.ts';

/** Stores an application with its resume; mails the applicant and the careers team. The contract lists the refusals. */
export async function submitApplication(application: Application, ip: string): Promise<{ message: string }> {
  const { jobCode, name, email, phone, track, resume } = application;
  const isInternship = jobCode === INTERNSHIP;
  // Throttled before the file is stored, so that a flood cannot fill the store.
  await asSystem([throttleForm('application', ip)]);
  const title = isInternship ? 'the internship programme' : await openPosition(jobCode);
  const message = withTrack(application.message, isInternship ? track : null);
  const file = await readResume(resume);
  const payload = { name, email, phone, jobCode, title, message, resume: file.name };
  await storeWithRecord('resumes', file, (resume_key) =>
    asSystem([
      db.insert(job_applications).values({
        ...{ job_code: jobCode, name, email, phone, message },
        ...{ resume_key, resume_name: file.name, resume_type: file.type },
        notice_version: NOTICE_VERSION,
      }),
      mailVisitor('application-received', email, { name, title, jobCode }),
      db.insert(outbox).values(mail('application-for-careers', contact.careersEmail, payload)),
    ]),
  );
  return { message: isInternship ? INTERNSHIP_SUBMITTED : APPLICATION_SUBMITTED };
}

async function openPosition(code: string): Promise<string> {
  const job = await readEntry<{ title: string }>('jobs', code.toLowerCase());
  if (!job) throw new AppError('not_found', 'This position is no longer open. See the open positions.');
  return job.title;
}
