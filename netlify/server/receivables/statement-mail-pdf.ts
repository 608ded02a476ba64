import { statementForMail } from './statement.ts';
import { statementPdf } from './statement-files.ts';

/** Adds the PDF to the mail of a statement, printed when the mail is sent. */
export async function withStatementPdf(
  kind: string,
  payload: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { company_id, from_day, to_day } = payload;
  if (kind !== 'statement-of-account' || typeof company_id !== 'number') return payload;
  const statement = await statementForMail(company_id, { from: String(from_day), to: String(to_day) });
  const { name, bytes } = await statementPdf(statement);
  return { ...payload, pdf: { filename: name, base64: Buffer.from(bytes).toString('base64') } };
}
