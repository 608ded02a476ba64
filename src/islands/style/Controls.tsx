import { Buttons } from './Buttons.tsx';
import { Feedback } from './Feedback.tsx';
import { Fields } from './Fields.tsx';
import { Floating } from './Floating.tsx';
import { Records } from './Records.tsx';
import { Section } from './Section.tsx';

/** The controls of the style sheet, alive. */
export function Controls() {
  return (
    <>
      <Section number="06" title="Buttons" note="One primary on a screen. Dashed means: not now.">
        <Buttons />
      </Section>
      <Section number="07" title="Fields" note="Label above, hint under it, 44 px, errors say how to mend.">
        <Fields />
      </Section>
      <Section number="08" title="Records" note="Rows of 40 px; on a phone each row is a record.">
        <Records />
      </Section>
      <Section number="09" title="Feedback" note="What happened, what is safe, what next.">
        <Feedback />
      </Section>
      <Section number="10" title="Floating" note="Only what floats has a shadow.">
        <Floating />
      </Section>
    </>
  );
}
