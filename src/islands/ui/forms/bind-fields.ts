type ChangeEvent = { target: { value: string } };

/** The part of `useAction` that a field needs. */
type Action = { errors: Record<string, string>; edited: (field: string) => void };

/** Returns a function that makes the props of a draft's text field: typing changes the draft and clears the field's error. */
export function bindFields<Draft extends object>(draft: Draft, change: (part: Partial<Draft>) => void, action: Action) {
  return <Name extends keyof Draft & string>(name: Name) => ({
    name,
    value: draft[name],
    error: action.errors[name],
    onChange: ({ target }: ChangeEvent) => {
      action.edited(name);
      change({ [name]: target.value } as unknown as Partial<Draft>);
    },
  });
}
