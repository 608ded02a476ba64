import { eq } from 'drizzle-orm';
import { type Profile, PROFILE_UPDATED, type UpdateProfile } from '#contracts/companies/profile.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { asActor, db } from '../platform/database.ts';
import { type Caller, signToken } from '../platform/session.ts';

const columns = { name: users.name, phone: users.phone, email: users.email };

/** The caller's name, phone and email address. */
export async function getProfile(actor: Caller): Promise<{ profile: Profile }> {
  const [, [profile]] = await asActor(actor, [db.select(columns).from(users).where(eq(users.id, actor.uid))]);
  return { profile: profile! };
}

/** Saves the caller's name and phone, and signs a new token, which contains the name; it expires when the old one did. */
export async function updateProfile(actor: Caller, { name, phone }: UpdateProfile) {
  const [me, [profile], [session]] = await asActor(actor, [
    db.update(users).set({ name, phone }).where(eq(users.id, actor.uid)).returning(columns),
    db.select({ expires_at: sessions.expires_at }).from(sessions).where(eq(sessions.id, actor.sid)),
  ]);
  const user = { uid: me.id, name, email: me.email, role: me.role, company_id: me.company_id };
  const token = await signToken(user, actor.sid, session!.expires_at);
  return { message: PROFILE_UPDATED, profile: profile!, token, user };
}
