import { Button } from '#ui/Button.tsx';
import type { FactorStep } from './SecondFactors.tsx';

/** How many recovery codes are left. */
export function CodesSection({ left, onOpen }: { left: number; onOpen: (step: FactorStep) => void }) {
  return (
    <section className="stack" aria-labelledby="factor-codes">
      <h2 id="factor-codes" className="section-rule">
        Recovery codes
      </h2>
      <p>
        {left === 0 ? 'No recovery codes are left.' : `${left} of 10 recovery codes are left.`} Each signs you in once
        if your phone or key is not at hand.
      </p>
      <div>
        <Button onClick={() => onOpen({ step: 'codes' })}>Make new codes</Button>
      </div>
    </section>
  );
}
