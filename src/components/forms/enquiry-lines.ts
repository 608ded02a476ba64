import { numberIn } from '#client/number-in.ts';

/** Items of a request for a quote: added, removed, and brought back after a slip. */

/** An item as it is sent: what is no number stays text, so that the contract can say what is wrong with it. */
type Line = { item: string; qty: number | string; unit: string; target_price: number | string | null };

export function bindLines(place: HTMLElement) {
  const list = place.querySelector('ol')!;
  const template = place.querySelector('template')!;
  const addButton = place.querySelector<HTMLButtonElement>('[data-add]')!;
  const gone = place.querySelector<HTMLElement>('.lines-gone')!;
  const rows = () => [...list.querySelectorAll<HTMLLIElement>('li')];

  /** Numbers, names and labels follow the order: a refusal names `lines.2.qty`. */
  function renumber(): void {
    rows().forEach((row, index) => {
      row.setAttribute('aria-label', `Item ${index + 1}`);
      row.querySelector('.line-no')!.textContent = String(index + 1);
      for (const control of row.querySelectorAll<HTMLInputElement>('[data-name]')) {
        control.name = `lines.${index}.${control.dataset.name}`;
        control.id = `line-${index}-${control.dataset.name}`;
        control.closest('.field')!.querySelector('label')!.htmlFor = control.id;
      }
    });
    addButton.disabled = rows().length >= Number(place.dataset.max);
    place.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function add(): HTMLLIElement {
    list.append(template.content.cloneNode(true));
    const row = rows().at(-1)!;
    renumber();
    return row;
  }

  function remove(row: HTMLLIElement): void {
    const before = row.nextElementSibling;
    row.remove();
    renumber();
    if (isBlank(row)) return addButton.focus();
    const undo = document.createElement('button');
    undo.type = 'button';
    undo.className = 'button button-quiet button-small';
    undo.textContent = 'Undo';
    undo.addEventListener('click', () => {
      list.insertBefore(row, before?.isConnected ? before : null);
      gone.replaceChildren();
      renumber();
      row.querySelector<HTMLElement>('[data-remove]')!.focus();
    });
    gone.replaceChildren('The item was removed. ', undo);
    undo.focus();
  }

  addButton.addEventListener('click', () => {
    gone.replaceChildren();
    add().querySelector<HTMLInputElement>('[data-name=item]')!.focus();
  });
  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-remove]');
    if (button) remove(button.closest('li')!);
  });

  return {
    add,
    /** Blank rows go, so that the number in an error's path is that of the row on the screen. */
    dropBlank: () => {
      for (const row of rows()) if (isBlank(row)) row.remove();
      gone.replaceChildren();
      renumber();
    },
    read: () => rows().map(lineIn),
    clear: () => {
      list.replaceChildren();
      gone.replaceChildren();
      renumber();
    },
  };
}

const valueOf = (row: Element, name: string) =>
  row.querySelector<HTMLInputElement>(`[data-name=${name}]`)!.value.trim();

/** Nothing typed that would be lost. */
const isBlank = (row: Element) =>
  valueOf(row, 'item') === '' && ['1', ''].includes(valueOf(row, 'qty')) && valueOf(row, 'target_price') === '';

function lineIn(row: Element): Line {
  const price = valueOf(row, 'target_price');
  return {
    item: valueOf(row, 'item'),
    qty: figureIn(valueOf(row, 'qty')),
    unit: valueOf(row, 'unit'),
    target_price: price === '' ? null : figureIn(price),
  };
}

/** `₹ 1,20,000.50` → 120000.5; what is no number stays as it is. */
function figureIn(text: string): number | string {
  const number = numberIn(text) ?? Number.NaN;
  return Number.isNaN(number) ? text : number;
}
