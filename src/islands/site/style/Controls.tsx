import { Buttons } from './Buttons.tsx';
import { Editing } from './Editing.tsx';
import { Feedback } from './Feedback.tsx';
import { Fields } from './Fields.tsx';
import { Floating } from './Floating.tsx';
import { Icons } from './Icons.tsx';
import { Records } from './Records.tsx';
import { Section } from './Section.tsx';
import { Sheets } from './Sheets.tsx';
import { Waiting } from './Waiting.tsx';
import './controls.css';

/** The interactive components of the style sheet. */
export function Controls() {
  return (
    <>
      <Section number="06" title="Buttons" note="One primary button on a screen. Dashed means disabled.">
        <Buttons />
      </Section>
      <Section number="07" title="Icons" note="20 px beside text; drawings of 120 px in empty states.">
        <Icons />
      </Section>
      <Section number="08" title="Fields" note="Label above, hint below it, 44 px; errors say how to fix the input.">
        <Fields />
      </Section>
      <Section number="09" title="Records" note="Rows of 40 px; on a phone each row is stacked.">
        <Records />
      </Section>
      <Section number="10" title="Sheets" note="A page about one record: title block, totals, history, messages.">
        <Sheets />
      </Section>
      <Section number="11" title="Editing" note="Unsaved changes are always visible.">
        <Editing />
      </Section>
      <Section number="12" title="Feedback" note="What happened, what is safe, what to do next.">
        <Feedback />
      </Section>
      <Section
        number="13"
        title="Empty, waiting, failed"
        note="One sentence and the next action; skeletons of the final size."
      >
        <Waiting />
      </Section>
      <Section number="14" title="Floating" note="Only floating elements have a shadow.">
        <Floating />
      </Section>
    </>
  );
}
