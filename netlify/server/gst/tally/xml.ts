import XMLBuilder from 'fast-xml-builder';

/** An element's content: text, children, or a list of elements of the same name. Names with `@` are attributes. */
export interface Element {
  [name: string]: string | number | Element | readonly (Element | string)[] | undefined;
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  // Line ends without indentation: a third smaller, and still readable.
  indentBy: '',
  suppressEmptyNode: false,
});

/** Control characters that XML 1.0 does not allow; the builder would write them. */

const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text that may stand in XML: without control characters. The builder escapes `& < > " '`. */
export const xmlText = (text: string) => text.replace(FORBIDDEN, '').trim();

/** Rupees with two decimals, as Tally reads amounts. */
export function formatAmount(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `2026-11-05` → `20261105`. */
export const formatDay = (day: string) => day.replaceAll('-', '');

export const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** An import request with its messages, one per master or voucher (help.tallysolutions.com, XML integration). */
export function importXml(report: 'All Masters' | 'Vouchers', company: string, messages: Element[]): string {
  const body = builder.build({
    ENVELOPE: {
      HEADER: { TALLYREQUEST: 'Import Data' },
      BODY: {
        IMPORTDATA: {
          REQUESTDESC: { REPORTNAME: report, STATICVARIABLES: { SVCURRENTCOMPANY: xmlText(company) } },
          REQUESTDATA: { TALLYMESSAGE: messages.map((message) => ({ '@xmlns:UDF': 'TallyUDF', ...message })) },
        },
      },
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}
