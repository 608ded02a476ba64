import { expect, it } from 'vitest';
import { calls } from '../../src/openapi/contracts.ts';

/** Why a call that changes something needs no key of its own: sent again, it adds no second record. */
const NEEDS_NO_KEY: Record<string, string[]> = {
  'only reads': [
    ...['/api/cart/price', '/api/catalog/match', '/api/catalog/candidates', '/api/track', '/api/approval/open'],
    ...['/api/admin/price-list-check', '/api/admin/invoice-credit-preview', '/api/admin/invoice-debit-preview'],
    ...[
      '/api/admin/order-price',
      '/api/admin/catalogue-match',
      '/api/admin/dunning-preview',
      '/api/admin/quote-rates',
      '/api/admin/quote-products',
      '/api/admin/eway-file',
    ],
  ],
  'has the key in its body': ['/api/orders/create', '/api/customer/rfq-create', '/api/admin/receipt-record'],
  'sets fields of a record, guarded by its version where others edit it': [
    ...[
      '/api/admin/staff-save',
      '/api/admin/customer-save',
      '/api/customer/company-rules',
      '/api/customer/colleague-save',
    ],
    ...['/api/customer/update-profile', '/api/admin/seller-details-save', '/api/admin/accounts-settings-save'],
    ...['/api/admin/dispatch-save', '/api/admin/credit-settings-save', '/api/admin/price-line-save'],
    ...['/api/admin/price-list-assign', '/api/admin/price-list-apply', '/api/customer/favourite-save'],
    ...['/api/customer/list-save', '/api/customer/list-lines-save', '/api/customer/list-reminder'],
    ...['/api/customer/list-remind-me', '/api/customer/stock-notice-save'],
    ...['/api/admin/dunning-pause', '/api/admin/accounts-lock', '/api/admin/inbox-mark', '/api/admin/quote-use-prices'],
    '/api/customer/view-save',
    ...['/api/admin/view-save', '/api/admin/quote-terms-save', '/api/admin/owner-assign', '/api/admin/owners-assign'],
    ...['/api/customer/colleague-limits', '/api/admin/customer-limits', '/api/customer/deputy-save'],
    '/api/admin/stock-count-enter',
    ...['/api/messages/read', '/api/admin/rate-apply', '/api/admin/einvoice-results', '/api/admin/enquiry-handle'],
  ],
  'moves a record from one state to another, which it leaves only once': [
    ...[
      '/api/orders/question-answer',
      '/api/orders/cancel',
      '/api/orders/decide',
      '/api/approval/decide',
      '/api/admin/order-move',
    ],
    ...['/api/admin/order-short-close', '/api/admin/shipment-unpack', '/api/admin/shipment-dispatch'],
    ...['/api/admin/shipment-move', '/api/admin/rfq-move', '/api/admin/quote-send', '/api/admin/quote-withdraw'],
    ...['/api/customer/rfq-cancel', '/api/customer/quote-accept', '/api/customer/quote-counter'],
    ...['/api/customer/quote-decline', '/api/admin/bank-link', '/api/admin/bank-ignore', '/api/admin/bank-reopen'],
    ...['/api/admin/invoice-irn', '/api/admin/invoice-irn-cancel', '/api/admin/challan-cancel'],
    ...['/api/admin/ticket-move', '/api/admin/application-move', '/api/newsletter/settle'],
    ...['/api/admin/outbox-retry', '/api/admin/outbox-give-up', '/api/outbox/send'],
    ...[
      '/api/admin/orders-confirm',
      '/api/admin/orders-pack',
      '/api/admin/purchase-order-move',
      '/api/admin/stock-allocate',
      '/api/admin/item-move',
      '/api/admin/stock-count-post',
      '/api/admin/stock-count-cancel',
      '/api/admin/invoices-issue',
      '/api/admin/rfqs-review',
      '/api/orders/po-file',
    ],
    '/api/admin/goods-received-clear',
    ...['/api/customer/payment-advice-withdraw', '/api/admin/payment-advice-set-aside'],
  ],
  'removes or archives a record': [
    ...['/api/admin/synonym-remove', '/api/admin/price-line-remove', '/api/admin/document-remove'],
    ...['/api/admin/rate-remove', '/api/admin/holiday-remove', '/api/admin/zone-remove'],
    ...['/api/admin/tds-certificate-remove', '/api/customer/address-archive', '/api/admin/company-address-archive'],
    '/api/admin/person-erase',
    ...['/api/customer/approval-step-remove', '/api/admin/approval-step-remove', '/api/customer/deputy-remove'],
    ...['/api/customer/list-remove', '/api/admin/view-remove', '/api/admin/quote-terms-remove'],
    ...['/api/admin/shipment-file-remove', '/api/customer/view-remove'],
  ],
  'resumes the import of the same file, or leaves out what is already there': [
    ...['/api/admin/import-start', '/api/admin/import-rows', '/api/admin/import-check', '/api/admin/import-apply'],
    ...['/api/admin/import-cancel', '/api/admin/catalogue-copy'],
  ],
  'opens, ends or secures a session': [
    ...['/api/login', '/api/logout', '/api/change-password', '/api/customer/device-sign-out'],
    ...['/api/forgot-password', '/api/reset-password', '/api/change-email', '/api/confirm-email'],
    ...['/api/login-code', '/api/login-passkey-options', '/api/login-passkey'],
    ...['/api/admin/factor-app-start', '/api/admin/factor-app-save', '/api/admin/factor-passkey-start'],
    ...['/api/admin/factor-passkey-save', '/api/admin/factor-passkey-rename', '/api/admin/factor-remove'],
    ...['/api/admin/factor-codes', '/api/admin/staff-factor-reset'],
  ],
};

it('every call that creates a record can be sent again with its key, or needs none', () => {
  const posts = calls.map(({ value }) => value).filter(({ method }) => method === 'POST');
  const listed = new Set(Object.values(NEEDS_NO_KEY).flat());
  const undecided = posts.filter(({ creates, path }) => !creates && !listed.has(path)).map(({ path }) => path);
  const twice = posts.filter(({ creates, path }) => creates && listed.has(path)).map(({ path }) => path);
  const gone = [...listed].filter((path) => !posts.some((post) => post.path === path));
  expect({ undecided, twice, gone }).toEqual({ undecided: [], twice: [], gone: [] });
});
