import { type Badge, type State, type States, statusesWith } from '../life-cycle.ts';

interface ApplicationState extends Badge {
  /** Staff may write to the applicant about it; the label of the field for their own words. */
  messageLabel?: string;
}

/** Staff may correct any status to any other. */
const staff = ['received', 'shortlisted', 'interview', 'hired', 'declined'] as const;

const applications = {
  // The applicant has an email about it already.
  received: { tone: 'warn', to: { staff } },
  shortlisted: { tone: 'busy', messageLabel: 'Next step', to: { staff } },
  interview: { tone: 'busy', messageLabel: 'When and where', to: { staff } },
  hired: { tone: 'ok', messageLabel: 'Next steps', to: { staff } },
  declined: { tone: 'idle', messageLabel: 'About the decision', to: { staff } },
} as const satisfies Record<string, State & ApplicationState>;

/** Life cycle of an application for a job or internship. */
export const APPLICATION_STATES: States<keyof typeof applications, ApplicationState> = applications;

/** The statuses that an applicant may be notified of. */
export const NOTIFIABLE_STATUSES = statusesWith(applications, 'messageLabel');
export type NotifiableStatus = (typeof NOTIFIABLE_STATUSES)[number];
