import { readCompared, saveCompared } from '#client/compare.ts';
import { MAX_COMPARED } from '#contracts/limits.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { toast } from '#ui/toast.ts';
import { useCompared } from './use-compared.ts';

/** A tick box that adds a product to the comparison. */
export function CompareToggle({ product: { id, sku } }: { product: { id: number; sku: string } }) {
  const isTicked = useCompared().includes(id);
  const toggle = () => {
    const ids = readCompared();
    if (isTicked) return saveCompared(ids.filter((each) => each !== id));
    if (ids.length >= MAX_COMPARED) {
      return toast(`Compare at most ${MAX_COMPARED} products. Untick one first.`, { tone: 'bad' });
    }
    saveCompared([...ids, id]);
  };
  return (
    <Checkbox
      label={
        <>
          Compare<span className="visually-hidden"> {sku}</span>
        </>
      }
      checked={isTicked}
      onChange={toggle}
    />
  );
}
