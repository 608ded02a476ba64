import { budgetText, isOverBudget } from '#contracts/companies/budget.ts';
import {
  type CostCentre,
  type CostCentres,
  costCentreText,
  listCostCentresEndpoint,
} from '#contracts/companies/cost-centres.ts';
import { Select } from '#ui/forms/Select.tsx';
import { useRead } from '#ui/use-read.ts';
import './cost-centres.css';

type Props = {
  /** Undefined while they load. */
  data: CostCentres | undefined;
  /** Null for none. */
  chosen: CostCentre | null;
  /** Rupees of the order; undefined while it is not known. */
  total: number | undefined;
  error: string | undefined;
  onChange: (id: number | null) => void;
};

/** The cost centre of an order and what is left of its budget. Nothing in a company without cost centres. */
export function CostCentreField({ data, chosen, total, error, onChange }: Props) {
  if (!data) return null;
  const choices = data.items.filter(({ active }) => active);
  if (choices.length === 0 && !data.required) return null;
  const hint = choices.length === 0 ? 'There are none in use. A company admin can add one.' : undefined;
  return (
    <>
      <Select
        label="Cost centre"
        optional={!data.required}
        name="cost_centre_id"
        hint={hint}
        value={chosen?.id ?? ''}
        error={error}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        <option value="">{data.required ? 'Choose a cost centre' : 'None'}</option>
        {choices.map((centre) => (
          <option key={centre.id} value={centre.id}>
            {costCentreText(centre)}
          </option>
        ))}
      </Select>
      {chosen?.budget && (
        <p className="small cost-centre-budget" role="status">
          {budgetText(chosen.budget, total ?? 0)}
          {data.asks_approval && isOverBudget(chosen.budget, total ?? 0) && ' The order will need approval.'}
        </p>
      )}
    </>
  );
}

/** The cost centres of the caller's company, and the chosen one of an order; see `chosenCostCentre`. */
export function useCostCentre(id: number | null | undefined) {
  const { data, isPending } = useRead(listCostCentresEndpoint);
  return { data, isPending, chosen: chosenCostCentre(data, id) };
}
export type CostCentreChoice = ReturnType<typeof useCostCentre>;

/** The chosen one of those in use; the usual one before a choice. `id` is undefined before a choice, null for none. */
export function chosenCostCentre(data: CostCentres | undefined, id: number | null | undefined): CostCentre | null {
  const wanted = id === undefined ? data?.usual_id : id;
  return data?.items.find((each) => each.active && each.id === wanted) ?? null;
}
