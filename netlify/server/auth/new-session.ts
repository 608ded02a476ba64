import { eq, sql } from 'drizzle-orm';
import type { SessionUser } from '#contracts/auth/sign-in.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { db } from '../platform/database.ts';
import { sessionEnd, signToken } from '../platform/session.ts';

/** A new session: the statements that open it, and its token, which is valid once they are committed. */
export function newSession(user: SessionUser, userAgent: string | null) {
  const sid = crypto.randomUUID();
  const expires_at = sessionEnd(user.role);
  const statements = [
    // Sessions are deleted after a month; the user's row keeps the time.
    db
      .update(users)
      .set({ signed_in_at: sql`now()` })
      .where(eq(users.id, user.uid)),
    db.insert(sessions).values({
      id: sid,
      user_id: user.uid,
      user_agent: userAgent?.slice(0, 300) ?? null,
      expires_at,
    }),
  ] as const;
  return { statements, token: () => signToken(user, sid, expires_at) };
}
