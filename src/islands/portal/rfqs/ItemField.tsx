import { useState } from 'react';
import { TextInput } from '#ui/forms/TextInput.tsx';
import type { ComboboxState } from '#ui/use-combobox.ts';
import { type AskedLine, productLine } from './rfq-draft.ts';
import { ItemSuggestions } from './ItemSuggestions.tsx';

type Props = {
  name: string;
  value: string;
  /** Whether it is a product of the catalogue. */
  isKnown: boolean;
  error?: string | undefined;
  onText: (item: string) => void;
  onPick: (asked: AskedLine) => void;
  /** Enter without a highlighted product. */
  onEnter: () => void;
};

/** What a line asks for: any words, or a product of the catalogue, which is suggested while typing. */
export function ItemField({ name, value, isKnown, error, onText, onPick, onEnter }: Props) {
  const [isTyping, setTyping] = useState(false);
  const [combobox, setCombobox] = useState<ComboboxState>({ 'aria-expanded': false });
  return (
    <div className="rfq-line-item" onBlur={() => setTyping(false)}>
      <TextInput
        label="Item"
        name={name}
        autoComplete="off"
        maxLength={300}
        placeholder="Name, size, make or SKU"
        value={value}
        error={error}
        role="combobox"
        aria-autocomplete="list"
        {...combobox}
        onChange={({ target }) => {
          setTyping(true);
          onText(target.value);
        }}
      />
      {isKnown && <p className="rfq-line-known small quiet">From your catalogue</p>}
      {isTyping && (
        <ItemSuggestions
          text={value}
          listId={`${name}-products`}
          onCombobox={setCombobox}
          onEnter={onEnter}
          onPick={(product) => {
            setTyping(false);
            onPick(productLine(product));
          }}
        />
      )}
    </div>
  );
}
