/** True where the user is typing, so that a key is not taken for a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))
  );
}
