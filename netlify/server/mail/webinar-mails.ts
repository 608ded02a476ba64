import { calendarEntry, type Session } from './calendar-entry.ts';
import type { Letter } from './letter-parts.ts';
import { siteUrl } from './site-url.ts';

interface Invitation extends Session {
  name: string;
  /** `9 Dec 2026, 15:30 IST` */
  when: string;
}

/** Webinars. */
export const webinarMails = {
  'webinar-registered': (invitation: Invitation): Letter => {
    const { webinar, name, title, when } = invitation;
    const path = `/resources/webinars/${webinar}`;
    return {
      subject: `Registered: ${title}`,
      sheet: 'WEBINAR',
      to: name,
      lead: `You are registered for “${title}”.`,
      blocks: [{ facts: [['When', when]] }],
      action: { label: 'Open the webinar', path },
      after: 'The join link will be on that page on the day. The attached file adds the webinar to your calendar.',
      attachments: [
        {
          filename: 'webinar.ics',
          content: calendarEntry(invitation, siteUrl(path)),
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    };
  },
};
