import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Endpoint, Role } from '#contracts/endpoint.ts';
import type { SessionUser } from '#contracts/session.ts';
import { env } from './env.ts';
import { AppError } from './http/errors.ts';

/** What a valid token claims. It is no permission yet: `authenticate()` in the database reads the rows. */
export interface Caller {
  uid: number;
  /** The session's row. */
  sid: string;
  /** Roles that the endpoint admits. */
  roles: readonly Role[];
  /** Whether the call is one of those that work before a password that somebody else knows is replaced. */
  beforePasswordChange: boolean;
}

/** How long a sign-in lasts, days: buyers come back daily, staff desks are shared. */
const DAYS: Record<Role, number> = { customer: 14, employee: 1, admin: 1 };

const ALGORITHM = 'HS256';
const ISSUER = 'plantsetu';
const key = new TextEncoder().encode(env.AUTH_SECRET);

/** When a session that starts now ends. */
export function sessionEnd(role: Role): Date {
  return new Date(Date.now() + DAYS[role] * 86_400_000);
}

/** Signs the token of a session; its payload is what the browser restores the user from (specification §3). */
export function signToken(user: SessionUser, sid: string, expires: Date): Promise<string> {
  return new SignJWT({ ...user })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setJti(sid)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);
}

/** Who calls. 401 without a token that this server signed and that has not expired; `public` callers are nobody. */
export async function readCaller(
  request: Request,
  { roles, beforePasswordChange }: Pick<Endpoint, 'roles' | 'beforePasswordChange'>,
): Promise<Caller> {
  if (roles === 'public') return { uid: 0, sid: '', roles: [], beforePasswordChange: false };
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', 'Sign in to continue.');
  try {
    const claims = await claimsOf(token);
    return {
      uid: Number(claims.uid),
      sid: String(claims.jti),
      roles,
      beforePasswordChange: beforePasswordChange === true,
    };
  } catch {
    throw new AppError('unauthenticated', 'Your session has ended. Sign in again.');
  }
}

/** What tokens claim whose signature was checked: a tab calls with one and the same all day. */
const checked = new Map<string, JWTPayload>();

/** How many are remembered, before all are forgotten. */
const REMEMBERED = 1000;

/** Throws for a token that this server did not sign, or that has expired. */
async function claimsOf(token: string): Promise<JWTPayload> {
  const known = checked.get(token);
  if (known && known.exp! * 1000 > Date.now()) return known;
  // jose accepts a token without `exp` unless it is required by name.
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    requiredClaims: ['exp', 'jti', 'uid'],
  });
  if (checked.size >= REMEMBERED) checked.clear();
  checked.set(token, payload);
  return payload;
}
