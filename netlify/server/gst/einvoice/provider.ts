import type { Registration } from '#contracts/gst/e-invoices.ts';
import { env } from '../../platform/env.ts';
import type { TaxDocument } from '../document.ts';
import { type Inv01, inv01Of } from './inv01.ts';
import { seller } from '../seller.ts';

/** What a GST suvidha provider (GSP) answers. */
export type ProviderAnswer =
  | ({ ok: true } & Registration)
  | {
      ok: false;
      /** The portal's code, for example 2150. */
      code: string;
      message: string;
    };

/** Reasons for cancelling an IRN, within 24 hours (INV-01: `CnlRsn`). */
export const CANCEL_REASONS = { duplicate: '1', 'data entry': '2', 'order cancelled': '3', other: '4' } as const;
export type CancelReason = keyof typeof CANCEL_REASONS;

/** The service that registers e-invoices for us over the network. */
export interface EInvoiceProvider {
  generate: (invoice: Inv01) => Promise<ProviderAnswer>;
  cancel: (
    irn: string,
    reason: CancelReason,
    remark: string,
  ) => Promise<{ ok: true } | { ok: false; code: string; message: string }>;
}

/** The providers by the value of EINVOICE_PROVIDER. None is connected yet: files are exported and read back. */
const PROVIDERS: Readonly<Record<typeof env.EINVOICE_PROVIDER, EInvoiceProvider | null>> = { none: null };

/** The provider of this deployment; null where staff exchange files with the portal. */
export const einvoiceProvider = (): EInvoiceProvider | null => PROVIDERS[env.EINVOICE_PROVIDER];

/** Registers a document with a provider; a repeated registration returns the first answer (DUPIRN). */
export function register(provider: EInvoiceProvider, document: TaxDocument): Promise<ProviderAnswer> {
  return provider.generate(inv01Of(seller, document));
}
