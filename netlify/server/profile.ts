import { eq } from 'drizzle-orm';
import { type Profile, PROFILE_UPDATED, type UpdateProfile } from '#contracts/profile.ts';
import { sessions, users } from '#db/schema/companies.ts';
import { asActor, db } from './database.ts';
import { type Caller, signToken } from './session.ts';

const columns = { name: users.name, phone: users.phone, email: users.email };

/** Name, phone and email address of the caller. */
export async function getProfile(actor: Caller): Promise<{ profile: Profile }> {
  const [, [profile]] = await asActor(actor, [db.select(columns).from(users).where(eq(users.id, actor.uid))]);
  return { profile: profile! };
}

/** Saves the caller's name and phone, and signs the session's token anew: the name is part of it, its end stays. */
export async function updateProfile(actor: Caller, { name, phone }: UpdateProfile) {
  const [me, [profile], [session]] = await asActor(actor, [
    db.update(users).set({ name, phone }).where(eq(users.id, actor.uid)).returning(columns),
    db.select({ expires_at: sessions.expires_at }).from(sessions).where(eq(sessions.id, actor.sid)),
  ]);
  const user = { uid: me.id, name, email: me.email, role: me.role, company_id: me.company_id };
  const token = await signToken(user, actor.sid, session!.expires_at);
  return { message: PROFILE_UPDATED, profile: profile!, token, user };
}
