import { createHash, randomBytes } from 'node:crypto';

/** Seconds: 400 days, the longest that browsers keep a cookie. */
const MAX_AGE = 34_560_000;

/**
 * The caller's browser, by a random token in a cookie that scripts cannot read. The token gives no access: a sign-in only
 * uses it to tell the owner's devices from an attacker's (docs/decisions/046).
 */
export class Device {
  readonly #name: string;
  readonly #token: string;
  #isRemembered = false;

  constructor(request: Request) {
    // A browser takes the prefix only over HTTPS, which a local instance has not.
    this.#name = request.url.startsWith('https:') ? '__Host-device' : 'device';
    const cookie = new RegExp(`(?:^|; ?)${this.#name}=([\\w-]{43})(?:;|$)`);
    this.#token = cookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? randomBytes(32).toString('base64url');
  }

  /** What the database stores: a copy of its table gives no one a token. */
  get hash(): string {
    return createHash('sha256').update(this.#token).digest('hex');
  }

  /** Has the reply set the cookie, or renew it. */
  remember(): void {
    this.#isRemembered = true;
  }

  /** Headers of the reply. */
  get headers(): Record<string, string> {
    if (!this.#isRemembered) return {};
    const secure = this.#name.startsWith('__Host-') ? '; Secure' : '';
    return {
      'set-cookie': `${this.#name}=${this.#token}; Max-Age=${MAX_AGE}; Path=/; HttpOnly; SameSite=Strict${secure}`,
    };
  }
}
