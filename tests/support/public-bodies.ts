import { pdf } from './documents.ts';

const TOKEN = 'a'.repeat(43);
const VISITOR = { name: 'Asha Rao', email: 'asha@example.test' };
let serial = 0;

/** What visitors send, by path; the examples of endpoints.ts have the signed-in calls. */
const BODIES: Record<string, () => object> = {
  '/api/login': () => ({ email: 'no one@example.test', password: 'correct horse 9' }),
  '/api/forgot-password': () => ({ email: VISITOR.email }),
  '/api/reset-password': () => ({ token: TOKEN, password: 'correct horse 10' }),
  '/api/confirm-email': () => ({ token: TOKEN }),
  '/api/login-code': () => ({ challenge: TOKEN, code: '123456' }),
  '/api/login-passkey-options': () => ({ challenge: TOKEN }),
  '/api/login-passkey': () => ({
    challenge: TOKEN,
    response: {
      ...{ id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
    },
  }),
  '/api/approval/open': () => ({ token: TOKEN }),
  '/api/approval/decide': () => ({ token: TOKEN, decision: 'approve' }),
  '/api/track': () => ({ reference: '1001', proof: VISITOR.email }),
  '/api/rfq': () => ({ ...VISITOR, requirement: 'Bearings' }),
  '/api/contact': () => ({ ...VISITOR, message: 'Please call.' }),
  '/api/newsletter': () => ({ email: `reader${++serial}@example.test` }),
  '/api/newsletter/settle': () => ({ token: TOKEN, action: 'confirm' }),
  '/api/webinars/register': () => ({ ...VISITOR, webinar: 'purchase-orders-without-typing' }),
  '/api/submit-application': () => {
    const form = new FormData();
    const fields = { ...VISITOR, phone: '9829012345', jobCode: 'INTERNSHIP', track: 'Operations' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('resume', new File([new Uint8Array(pdf())], 'resume.pdf'));
    return form;
  },
};

/** A valid body of a public call, each time another where the call allows one of a kind only. */
export const publicBodyOf = (path: string): object | undefined => BODIES[path]?.();
