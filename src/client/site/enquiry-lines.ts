import { parseNumber } from '../table-files/parse-number.ts';

/** The item lines of a request for a quote: add, remove, undo. */

/** An item as sent; text that is not a number stays text, so that the contract can refuse it. */
type Line = { item: string; qty: number | string; unit: string; target_price: number | string | null };

/** Enough for the longest item on a phone. */
const MOST_ROWS = 12;

export function bindLines(container: HTMLElement) {
  const list = container.querySelector('ol')!;
  const template = container.querySelector('template')!;
  const addButton = container.querySelector<HTMLButtonElement>('[data-add]')!;
  const undoBar = container.querySelector<HTMLElement>('.lines-gone')!;
  const rows = () => [...list.querySelectorAll<HTMLLIElement>('li')];

  /** Numbers, names and labels follow the order, because an error names `lines.2.qty`. */
  function renumber(): void {
    rows().forEach(numberRow);
    addButton.disabled = rows().length >= Number(container.dataset.max);
    container.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function add(): HTMLLIElement {
    list.append(template.content.cloneNode(true));
    const row = rows().at(-1)!;
    renumber();
    return row;
  }

  function remove(row: HTMLLIElement): void {
    const next = row.nextElementSibling;
    row.remove();
    renumber();
    if (isBlank(row)) return addButton.focus();
    const undo = undoButton(() => {
      list.insertBefore(row, next?.isConnected ? next : null);
      undoBar.replaceChildren();
      renumber();
      row.querySelector<HTMLElement>('[data-remove]')!.focus();
    });
    undoBar.replaceChildren('Item removed. ', undo);
    undo.focus();
  }

  addButton.addEventListener('click', () => {
    undoBar.replaceChildren();
    add().querySelector<HTMLElement>('[data-name=item]')!.focus();
  });
  /** Makes each item's field as tall as its text. */
  function fitItems(): void {
    for (const field of list.querySelectorAll('textarea')) {
      field.rows = 1;
      while (field.scrollHeight > field.clientHeight && field.rows < MOST_ROWS) field.rows++;
    }
  }

  list.addEventListener('input', fitItems);
  // An item is one line of text, though its field wraps.
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.target as Element).matches('[data-name=item]')) event.preventDefault();
  });
  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-remove]');
    if (button) remove(button.closest('li')!);
  });

  /** Adds a line with an item; a unit that the list does not have leaves its first one. */
  function addItem(item: string, unit: string): void {
    if (rows().length >= Number(container.dataset.max)) return;
    const row = add();
    row.querySelector<HTMLTextAreaElement>('[data-name=item]')!.value = item;
    fitItems();
    const select = row.querySelector<HTMLSelectElement>('[data-name=unit]')!;
    if ([...select.options].some(({ value }) => value === unit)) select.value = unit;
  }

  return {
    add,
    addItem,
    fitItems,
    /** Removes blank rows, so that the index in an error's path is that of the row on the screen. */
    dropBlank: () => {
      for (const row of rows()) if (isBlank(row)) row.remove();
      undoBar.replaceChildren();
      renumber();
    },
    read: () => rows().map(lineIn),
    clear: () => {
      list.replaceChildren();
      undoBar.replaceChildren();
      renumber();
    },
  };
}

function numberRow(row: HTMLElement, index: number): void {
  row.setAttribute('aria-label', `Item ${index + 1}`);
  row.querySelector('.line-no')!.textContent = String(index + 1);
  for (const control of row.querySelectorAll<HTMLInputElement>('[data-name]')) {
    control.name = `lines.${index}.${control.dataset.name}`;
    control.id = `line-${index}-${control.dataset.name}`;
    control.closest('.field')!.querySelector('label')!.htmlFor = control.id;
  }
}

function undoButton(onUndo: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet button-small';
  button.textContent = 'Undo';
  button.addEventListener('click', onUndo);
  return button;
}

const valueOf = (row: Element, name: string) =>
  row.querySelector<HTMLInputElement>(`[data-name=${name}]`)!.value.trim();

/** Nothing was typed into the row. */
const isBlank = (row: Element) =>
  valueOf(row, 'item') === '' && ['1', ''].includes(valueOf(row, 'qty')) && valueOf(row, 'target_price') === '';

function lineIn(row: Element): Line {
  const price = valueOf(row, 'target_price');
  return {
    item: valueOf(row, 'item').replace(/\s+/g, ' '),
    qty: numberOrText(valueOf(row, 'qty')),
    unit: valueOf(row, 'unit'),
    target_price: price === '' ? null : numberOrText(price),
  };
}

/** `₹ 1,20,000.50` → 120000.5; text that is not a number stays text. */
function numberOrText(text: string): number | string {
  const number = parseNumber(text) ?? Number.NaN;
  return Number.isNaN(number) ? text : number;
}
