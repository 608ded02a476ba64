import { getDocumentProxy } from 'unpdf';

/** A piece of text with its position on the page, in points from the upper left corner. */
export interface Placed {
  text: string;
  left: number;
  right: number;
  top: number;
}

/** What a reader can find and copy in a PDF, page by page. */
export async function pdfPages(pdf: Uint8Array): Promise<{ text: string; pieces: Placed[] }[]> {
  // The reader transfers the buffer that it is given, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Placed[] => {
        if (!('str' in item) || !item.str.trim()) return [];
        const [, , , , left, bottom] = item.transform as number[];
        return [{ text: item.str, left: left!, right: left! + item.width, top: height - bottom! }];
      });
      return { text: pieces.map(({ text }) => text).join(' '), pieces };
    }),
  );
}

/** Metadata such as title and author, whether it is tagged, and the entries of its outline. */
export async function pdfFacts(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const { info } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  return {
    info: info as Record<string, unknown>,
    isTagged: (await document.getMarkInfo())?.Marked === true,
    outline: outline.map(({ title }) => title),
  };
}

/** Text of the PDF attached to a mail; empty without one. */
export async function attachedText(raw: string): Promise<string> {
  const [, base64] = /Content-Type: application\/pdf[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  if (!base64) return '';
  const pages = await pdfPages(new Uint8Array(Buffer.from(base64, 'base64')));
  return pages.map(({ text }) => text).join(' ');
}
