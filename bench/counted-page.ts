import type { Locator, Page } from '@playwright/test';
import { paste } from '../tests/e2e/support/paste.ts';

type Role = Parameters<Page['getByRole']>[0];

/** What a task has taken so far. */
export interface Count {
  /** Presses of buttons, links, checkboxes and radios. A choice in a dropdown is two: it is opened, then chosen from. */
  clicks: number;
  /** Fields typed or pasted into. */
  fields: number;
  /** Pages opened after the one on which the task starts. */
  pages: number;
}

/**
 * A page, or a part of one, on which every step is counted. It is all that a task is given, so no step escapes. A name in
 * text is the whole name.
 */
export class CountedPage {
  readonly count: Count;
  readonly #page: Page;
  readonly #part: Page | Locator;

  constructor(page: Page, part: Page | Locator = page, count: Count = { clicks: 0, fields: 0, pages: 0 }) {
    this.#page = page;
    this.#part = part;
    this.count = count;
  }

  /** Opens the page on which a task starts, and counts from there. */
  static async open(page: Page, url: string): Promise<CountedPage> {
    await page.goto(url, { waitUntil: 'networkidle' });
    const counted = new CountedPage(page);
    let { pathname } = new URL(url);
    page.on('framenavigated', (frame) => {
      const next = new URL(frame.url()).pathname;
      if (frame !== page.mainFrame() || next === pathname) return;
      pathname = next;
      counted.count.pages++;
    });
    return counted;
  }

  /** The open dialog. */
  get dialog(): CountedPage {
    return new CountedPage(this.#page, this.#page.getByRole('dialog'), this.count);
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    this.count.clicks++;
    await this.#part.getByRole(role, { name, exact: true }).click();
  }

  async choose(label: string | RegExp, option: string): Promise<void> {
    this.count.clicks += 2;
    await this.#part.getByLabel(label, { exact: true }).selectOption({ label: option });
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    this.count.fields++;
    await this.#part.getByLabel(label, { exact: true }).fill(text);
  }

  /** Pastes rows of a spreadsheet into a field. */
  async paste(label: string | RegExp, rows: string): Promise<void> {
    this.count.fields++;
    await this.#part.getByLabel(label, { exact: true }).focus();
    await paste(this.#page, rows);
  }

  /** Chooses a file: a click on the button. The window of the system in which the file is found is not counted. */
  async upload(label: string, name: string, text: string): Promise<void> {
    this.count.clicks++;
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await this.#part.getByLabel(label, { exact: true }).setInputFiles(file);
  }

  /** Waits for words that show that a step is done. Reading is not counted. */
  async see(words: string | RegExp): Promise<void> {
    await this.#part.getByText(words).first().waitFor();
  }
}
