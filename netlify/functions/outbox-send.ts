import type { Config } from '@netlify/functions';
import { sendOutboxEndpoint } from '#contracts/outbox/send.ts';
import { sendOutbox } from '#server/outbox/send.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(sendOutboxEndpoint, async () => {
  await sendOutbox();
  return {};
});

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/outbox/send'], method: 'POST' };
