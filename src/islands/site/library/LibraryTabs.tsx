import type { KeyboardEvent } from 'react';
import { writeSearch } from '#client/url-search.ts';

/** A tab: its value in the address, which is also the id of its panel, and its label. */
export interface Tab {
  value: string;
  label: string;
}

type Props = { label: string; tabs: Tab[]; current: Tab };

/** The tabs of a library, also switched by the arrow keys. The first needs no parameter in the address. */
export function LibraryTabs({ label, tabs, current }: Props) {
  const open = ({ value }: Tab) => writeSearch({ tab: value === tabs[0]!.value ? null : value }, { push: true });
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = (at + step + tabs.length) % tabs.length;
    (currentTarget.parentElement!.children[next] as HTMLElement).focus();
    open(tabs[next]!);
  };
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab, at) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`tab-${tab.value}`}
          aria-controls={tab.value}
          aria-selected={tab === current}
          tabIndex={tab === current ? undefined : -1}
          onClick={() => open(tab)}
          onKeyDown={(event) => onKeyDown(event, at)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
