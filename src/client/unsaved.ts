/** For each form of the page, a function that says whether it has unsaved changes. */
const forms = new Set<() => boolean>();

/** Registers a form for the question before Logout; returns a function that removes it. */
export function registerUnsavedForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => forms.delete(isUnsaved);
}

/** Whether to log out: asks if there are unsaved changes. Without a session, leaving the page would no longer ask. */
export const confirmLogOut = () =>
  ![...forms].some((isUnsaved) => isUnsaved()) || confirm('You have unsaved changes. Log out without saving?');
