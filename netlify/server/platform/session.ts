import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { SIGN_IN_FIRST } from '#contracts/access.ts';
import type { SessionUser } from '#contracts/auth/sign-in.ts';
import type { Endpoint, Role, StaffRight } from '#contracts/endpoint.ts';
import { env } from './env.ts';
import { AppError, sessionEnded } from './errors.ts';

/** The claims of a valid token. Not yet a permission: `authenticate()` in the database checks the rows. */
export interface Caller {
  uid: number;
  /** Id of the session's row. */
  sid: string;
  /** Roles that the endpoint admits. */
  roles: readonly Role[];
  /** Rights of which an employee needs one; null: none is needed. */
  needs: readonly StaffRight[] | null;
  /** True for calls that are allowed before a password set by someone else is replaced. */
  beforePasswordChange: boolean;
  /** True for calls for which an admin needs a second factor. */
  needsSecondFactor: boolean;
  /** True for a call that may write: it counts towards the caller's limit. */
  isWrite: boolean;
}

/** How long a sign-in lasts, days: buyers come back daily, staff share computers. */
const DAYS: Record<Role, number> = { customer: 14, employee: 1, admin: 1 };

const ALGORITHM = 'HS256';
const ISSUER = 'plantsetu';
const key = new TextEncoder().encode(env.AUTH_SECRET);

/** When a session that starts now ends. */
export function sessionEnd(role: Role): Date {
  return new Date(Date.now() + DAYS[role] * 86_400_000);
}

/** Signs the token of a session; the browser restores the user from its payload (specification §3). */
export function signToken(user: SessionUser, sid: string, expires: Date): Promise<string> {
  return new SignJWT({ ...user })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setJti(sid)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);
}

/** The caller, from the request's token; uid 0 for a public endpoint. 401 if the token is missing, foreign or expired. */
export async function readCaller(
  request: Request,
  endpoint: Pick<Endpoint, 'method' | 'roles' | 'needs' | 'beforePasswordChange' | 'beforeSecondFactor'>,
): Promise<Caller> {
  const { roles } = endpoint;
  const beforePasswordChange = endpoint.beforePasswordChange === true;
  const isEarly = beforePasswordChange || endpoint.beforeSecondFactor === true;
  const needsSecondFactor = !isEarly && env.ADMIN_SECOND_FACTOR === 'required';
  const allowed = {
    needs: endpoint.needs ?? null,
    beforePasswordChange,
    needsSecondFactor,
    isWrite: endpoint.method === 'POST',
  };
  if (roles === 'public') return { ...allowed, uid: 0, sid: '', roles: [] };
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', SIGN_IN_FIRST);
  try {
    const { uid, jti: sid } = await claimsOf(token);
    return { ...allowed, uid, sid, roles };
  } catch {
    throw sessionEnded();
  }
}

/** What a call needs of the token; a signed token with other contents is refused like a forged one. */
const Claims = z.object({ uid: z.int().check(z.positive()), jti: z.uuid(), exp: z.number() });
type Claims = z.infer<typeof Claims>;

/** Claims of tokens already verified: a browser tab uses the same one all day. */
const verified = new Map<string, Claims>();

/** Tokens kept before the cache is cleared. */
const MAX_VERIFIED = 1000;

/** Throws if this server did not sign the token, it has expired, or its claims are of another shape. */
async function claimsOf(token: string): Promise<Claims> {
  const known = verified.get(token);
  if (known && known.exp * 1000 > Date.now()) return known;
  // jose accepts a token without `exp` unless it is required by name.
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    requiredClaims: ['exp', 'jti', 'uid'],
  });
  if (verified.size >= MAX_VERIFIED) verified.clear();
  const claims = Claims.parse(payload);
  verified.set(token, claims);
  return claims;
}
