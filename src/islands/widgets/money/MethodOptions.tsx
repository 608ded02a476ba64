import { sentenceCase } from '#client/format.ts';
import { PaymentMethod } from '#contracts/invoices/portal.ts';

/** The methods of a payment as options of a select. */
export const MethodOptions = () =>
  PaymentMethod.options.map((method) => (
    <option key={method} value={method}>
      {sentenceCase(method)}
    </option>
  ));
