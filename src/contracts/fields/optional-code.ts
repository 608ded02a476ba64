import * as z from 'zod/mini';
import { normalizeCode } from './gstin.ts';
import { text } from './text.ts';

/** An optional code such as a GST number, in upper case; absent, null and blank become null. `error` checks any other. */
export const optionalCode = (error: (code: string) => string | null) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(text(30))),
      z.transform((value) => normalizeCode(value ?? '') || null),
    ),
    z.nullable(z.string()).check((payload) => {
      const message = payload.value && error(payload.value);
      if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
    }),
  );
