import { beforeAll, describe, expect, it, vi } from 'vitest';
import { documentOf, VECTOR_1 } from '../../../../tests/support/gst-documents.ts';
import { recordedProvider } from '../../../../tests/support/recorded-provider.ts';

let gsp: typeof import('./provider.ts');
let irnOf: typeof import('./irn.ts').irnOf;
let seller: typeof import('../seller.ts').seller;

beforeAll(async () => {
  // The settings are read when the module is loaded; nothing is called.
  const settings = {
    DATABASE_URL: 'postgresql://x@localhost/x',
    AUTH_SECRET: 'x'.repeat(32),
    SITE_URL: 'http://x.test',
  };
  const store = { S3_REGION: 'x', S3_PUBLIC_BUCKET: 'x', S3_PRIVATE_BUCKET: 'x', S3_ACCESS_KEY_ID: 'x' };
  const rest = {
    S3_SECRET_ACCESS_KEY: 'x',
    S3_PUBLIC_URL: 'http://x.test',
    SMTP_URL: 'smtp://x:1',
    MAIL_FROM: 'a@x.test',
  };
  for (const [name, value] of Object.entries({ ...settings, ...store, ...rest })) vi.stubEnv(name, value);
  gsp = await import('./provider.ts');
  ({ irnOf } = await import('./irn.ts'));
  ({ seller } = await import('../seller.ts'));
});

describe('a provider', () => {
  it('is none unless the deployment names one', () => expect(gsp.einvoiceProvider()).toBeNull());

  it('registers a document and returns the IRN that we computed; a repeat returns the first answer', async () => {
    const { provider, calls } = recordedProvider();
    const document = documentOf({ lines: VECTOR_1 });
    const first = await gsp.register(provider, document);
    expect(first).toMatchObject({ ok: true, typ: 'INV', number: document.number, irn: irnOf(seller.gstin, document) });
    expect(await gsp.register(provider, document)).toEqual(first);
    expect(calls).toEqual([document.number, document.number]);
  });

  it('returns the error of the portal', async () => {
    const { provider } = recordedProvider();
    const document = documentOf({ lines: VECTOR_1, number: 'PS/2627/999999' });
    expect(await gsp.register(provider, document)).toMatchObject({ ok: false, code: '2240' });
  });

  it('cancels an IRN once', async () => {
    const { provider } = recordedProvider();
    const document = documentOf({ lines: VECTOR_1 });
    await gsp.register(provider, document);
    const irn = irnOf(seller.gstin, document);
    expect(await provider.cancel(irn, 'duplicate', 'Issued twice')).toEqual({ ok: true });
    expect(await provider.cancel(irn, 'duplicate', 'Issued twice')).toMatchObject({ ok: false, code: '2270' });
  });
});
