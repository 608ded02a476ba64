import { useState } from 'react';
import { type AssignEffect, assignPriceListEndpoint, getAssignEffectEndpoint } from '#contracts/catalog/price-lists.ts';
import type { Validity } from '#contracts/catalog/validity.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';
import { describeDays } from './Validity.tsx';

type Props = {
  list: Validity & { id: number; name: string };
  /** Null: chosen in the dialog. */
  company: { id: number; name: string } | null;
  /** Removes the list from the company instead. */
  remove: boolean;
  onClose: () => void;
};

/** Assigns the list to a company, or removes it; shows how many prices change before anything is written. */
export function AssignDialog({ list, company, remove, onClose }: Props) {
  const [chosen, setChosen] = useState<number | null>(company?.id ?? null);
  const [replace, setReplace] = useState(company !== null);
  const { submit, busy, errors, failure, edited } = useAction(assignPriceListEndpoint, onClose);
  const list_id = remove ? null : list.id;
  const read = useRead(getAssignEffectEndpoint, { company_id: chosen, list_id }, { enabled: chosen !== null });
  const effect = read.data?.effect;
  const canReplace = !remove && (effect?.contract ?? 0) > 0;
  const send = () => void submit({ company_id: chosen ?? 0, list_id, replace_contract: canReplace && replace });
  return (
    <FormDialog
      title={titleOf({ list, company, remove })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={remove ? 'Remove the list' : company ? 'Replace contract prices' : 'Assign the list'}
      kind={remove ? 'danger' : 'primary'}
      busy={busy}
      failure={failure}
    >
      {!company && (
        <CompanySelect
          label="Company"
          name="company_id"
          noneLabel="Choose a company"
          value={chosen}
          onChange={(id) => {
            edited('company_id');
            setChosen(id);
          }}
          {...(errors.company_id ? { error: errors.company_id } : {})}
        />
      )}
      {chosen !== null && (
        <div className="price-list-effect" role="status">
          {read.error && <ReadError read={read} />}
          {!effect && !read.error && <Skeleton text />}
          {effect &&
            describeEffect(effect, { list, remove, replace: canReplace && replace }).map((line) => (
              <p key={line}>{line}</p>
            ))}
        </div>
      )}
      {effect && canReplace && (
        <Checkbox
          label={`Replace contract prices: ${formatProducts(effect.contract)} will take the list’s price, and ${formatPrices(effect.contract_differing)} will change.`}
          checked={replace}
          onChange={(event) => setReplace(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}

function titleOf({ list, company, remove }: Omit<Props, 'onClose'>): string {
  if (remove) return `Remove from ${company?.name ?? 'the company'}`;
  return company ? `Contract prices of ${company.name}` : `Assign ${list.name}`;
}

type Choice = Pick<Props, 'list' | 'remove'> & { replace: boolean };

/** What happens to the prices, one sentence each. */
function describeEffect(effect: AssignEffect, { list, remove, replace }: Choice): string[] {
  const days = remove ? null : describeDays(list);
  const { current, changed, kept, contract } = effect;
  const isOther = current !== null && current.id !== list.id;
  const uses = current?.id === list.id && !remove;
  const keep = kept === 1 ? '1 product keeps its price' : `${formatCount(kept)} products keep their prices`;
  return [
    ...(days === null ? [] : [days]),
    ...(uses ? ['This company already uses this list.'] : []),
    ...(isOther ? [`The company uses the list “${current.name}” now. It will be replaced.`] : []),
    ...(changed > 0 ? [`${formatPrices(changed)} will change.`] : []),
    ...(kept > 0
      ? [`${keep} as contract ${kept === 1 ? 'price' : 'prices'}${remove ? '' : ': the new list does not have them'}.`]
      : []),
    ...(contract > 0 && !remove && !replace
      ? [
          `${contract === 1 ? '1 product keeps its contract price' : `${formatCount(contract)} products keep their contract prices`}.`,
        ]
      : []),
    ...(changed + kept + contract === 0
      ? [
          remove
            ? 'No product follows this list.'
            : uses
              ? 'No prices change.'
              : 'None of the company’s products is in this list yet. No prices change.',
        ]
      : []),
  ];
}

const formatCount = (count: number) => count.toLocaleString('en-IN');
const formatProducts = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
const formatPrices = (count: number) => `${formatCount(count)} ${count === 1 ? 'price' : 'prices'}`;
