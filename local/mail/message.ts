import PostalMime, { type Address } from 'postal-mime';

/** A caught message for display; `text` and `html` are blank if it has no such part. */
export type MailMessage = {
  id: string;
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  /** Names of the attached files. */
  files: string[];
};

/** Parses an .eml file. */
export async function parseMessage(id: string, eml: Buffer): Promise<MailMessage> {
  const { from, to = [], subject = '', date = '', text = '', html = '', attachments } = await PostalMime.parse(eml);
  return {
    id,
    from: from ? formatAddress(from) : '',
    to: to.map(formatAddress).join(', '),
    subject,
    date,
    text: text.trim(),
    html: html.trim(),
    files: attachments.flatMap(({ filename }) => filename ?? []),
  };
}

const formatAddress = ({ name, address = '' }: Address) => (name ? `${name} <${address}>` : address);
