type Typed = { target: { value: string } };

/** What a form sends, and what is wrong with it by field, as `useAct` tells. */
type Act = { errors: Record<string, string>; edited: (field: string) => void };

/** What a text field of a draft takes, by its name: typing changes the draft and takes the field's fault away. */
export function draftFields<Draft extends object>(draft: Draft, change: (part: Partial<Draft>) => void, act: Act) {
  return <Name extends keyof Draft & string>(name: Name) => ({
    name,
    value: draft[name],
    error: act.errors[name],
    onChange: ({ target }: Typed) => {
      act.edited(name);
      change({ [name]: target.value } as unknown as Partial<Draft>);
    },
  });
}
