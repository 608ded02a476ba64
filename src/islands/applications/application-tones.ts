import type { ApplicationStatus } from '#contracts/admin-applications.ts';
import type { StatusTone } from '#ui/Status.tsx';

/** What each status asks of the desk. */
export const applicationTones: Record<ApplicationStatus, StatusTone> = {
  received: 'warn',
  shortlisted: 'busy',
  interview: 'busy',
  hired: 'ok',
  declined: 'idle',
};
