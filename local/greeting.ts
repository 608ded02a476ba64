import { DEMO_PASSWORD } from '#db/seed/run.ts';
import { MAIL_PATH } from './mail/page.ts';

const BUYERS = ['buyer@aravalli-auto.example', 'buyer@konkan-pharma.example', 'buyer@deccan-infra.example'];
const STAFF = ['staff@plantsetu.example', 'admin@plantsetu.example'];

/** Printed when the site is ready. */
export const greeting = (siteUrl: string) => `
PlantSetu is at ${siteUrl}

  Buyers   ${siteUrl}/login/customer
           ${BUYERS.join('\n           ')}
  Staff    ${siteUrl}/login/employee
           ${STAFF.join('\n           ')}
  Password ${DEMO_PASSWORD}
  Mail     ${siteUrl}${MAIL_PATH}

Ctrl-C stops everything; the data is kept.
`;
