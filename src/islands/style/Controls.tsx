import { Buttons } from './Buttons.tsx';
import { Editing } from './Editing.tsx';
import { Feedback } from './Feedback.tsx';
import { Fields } from './Fields.tsx';
import { Floating } from './Floating.tsx';
import { Records } from './Records.tsx';
import { Section } from './Section.tsx';
import { Sheets } from './Sheets.tsx';
import { Signs } from './Signs.tsx';
import { Waiting } from './Waiting.tsx';

/** The controls of the style sheet, alive. */
export function Controls() {
  return (
    <>
      <Section number="06" title="Buttons" note="One primary on a screen. Dashed means: not now.">
        <Buttons />
      </Section>
      <Section number="07" title="Signs" note="20 px beside words; 120 px where a place is empty.">
        <Signs />
      </Section>
      <Section number="08" title="Fields" note="Label above, hint under it, 44 px, errors say how to mend.">
        <Fields />
      </Section>
      <Section number="09" title="Records" note="Rows of 40 px; on a phone each row is a record.">
        <Records />
      </Section>
      <Section number="10" title="Sheets" note="A page about one thing: block, sums, history, messages.">
        <Sheets />
      </Section>
      <Section number="11" title="Editing" note="What is not saved is always in sight.">
        <Editing />
      </Section>
      <Section number="12" title="Feedback" note="What happened, what is safe, what next.">
        <Feedback />
      </Section>
      <Section
        number="13"
        title="Empty, waiting, failed"
        note="One sentence and the next action; skeletons of the final size."
      >
        <Waiting />
      </Section>
      <Section number="14" title="Floating" note="Only what floats has a shadow.">
        <Floating />
      </Section>
    </>
  );
}
