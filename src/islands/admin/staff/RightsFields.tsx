import { rightNames } from '#contracts/admin/rights.ts';
import { StaffRight } from '#contracts/endpoint.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import './rights-fields.css';

/** What an employee with each right may change. */
const WORK: Record<StaffRight, string> = {
  sales: 'RFQs, quotes, orders, companies, customers, products and price lists',
  stores: 'Stock, purchase orders, vendors, consignments, challans, delivery times and zones',
  accounts: 'Invoices, receipts, bank, TDS and GST rates',
};

type Props = { rights: readonly StaffRight[]; onChange: (rights: StaffRight[]) => void };

/** The rights of an employee, to tick. */
export function RightsFields({ rights, onChange }: Props) {
  return (
    <fieldset className="rights-fields" aria-describedby="rights-hint">
      <legend>Rights</legend>
      <p id="rights-hint" className="field-hint">
        What this employee can change. All staff can see every record, write notes and answer tickets and messages.
      </p>
      {StaffRight.options.map((right) => (
        <Checkbox
          key={right}
          name={right}
          label={
            <>
              {rightNames[right]}
              <span className="quiet small">{WORK[right]}</span>
            </>
          }
          checked={rights.includes(right)}
          onChange={({ target }) =>
            onChange(StaffRight.options.filter((other) => (other === right ? target.checked : rights.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}
