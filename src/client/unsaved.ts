/** The forms of this page, each by the question whether it holds changes that are not saved. */
const forms = new Set<() => boolean>();

/** Has Logout ask for a form as well, until the answer is called: it ends the session, without which no page would ask. */
export function holdUnsaved(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => forms.delete(isUnsaved);
}

/** Whether somebody may be logged out: at once, or because he said so. */
export const mayLogOut = () =>
  ![...forms].some((isUnsaved) => isUnsaved()) || confirm('Your changes are not saved. Log out and lose them?');
