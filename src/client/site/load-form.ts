import { onFirstTouch } from './first-touch.ts';
import { hasDraft } from './form-draft.ts';

/**
 * Loads the script of a form, and with it the validator, when the form is first touched, or at once if the tab holds a
 * draft of it or the address has parameters. A form sent while the script loads is sent when it is there; if it fails to
 * load, the browser posts the form itself.
 */
export function loadForm(id: string, load: () => Promise<unknown>): void {
  const form = document.getElementById(id) as HTMLFormElement;
  let submit: (() => void) | undefined;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit = () => form.requestSubmit(event.submitter);
    start();
  };
  const { start } = onFirstTouch(form, async () => {
    const hasArrived = await load().then(
      () => true,
      () => false,
    );
    if (hasArrived) form.removeEventListener('submit', onSubmit);
    if (submit && hasArrived) submit();
    else if (submit) form.submit();
    return hasArrived;
  });
  // The script shows errors at their fields, in place of the browser's bubbles.
  form.noValidate = true;
  form.addEventListener('submit', onSubmit);
  if (hasDraft(form) || location.search) start();
}
