import { share } from '#contracts/fields/money.ts';
import { TDS_RATE_BP } from '#contracts/tds/purchase-tds.ts';

/** Proposes what a line of a bank statement pays. Pure: the facts are read before; nothing is booked without staff. */

export interface Line {
  id: number;
  amount_paise: number;
}

/** An invoice or debit note with an amount due. */
export interface OpenInvoice {
  id: number;
  company_id: number;
  number: string;
  open_paise: number;
  taxable_paise: number;
  /** Nothing is paid or credited yet, so that TDS on all of its value may be deducted. */
  whole: boolean;
}

/** What a buyer says was paid, and for which invoices. */
interface Advice {
  line_id: number;
  by: 'reference' | 'amount';
  id: number;
  company_id: number;
  reference: string;
  amount_paise: number;
  tds_paise: number;
  lines: { invoice_id: number; amount_paise: number }[];
}

export interface Facts {
  /** Receipts with the line's reference that no line is matched with. */
  receipts: { line_id: number; id: number; number: string; company_id: number; amount_paise: number }[];
  /** Open payment advices with the line's UTR, and those of its amount; one may be listed by both. */
  advices: Advice[];
  /** Companies that paid under the line's payer before, and those whose name begins like it. */
  payers: { line_id: number; company_id: number; by: 'payer' | 'name' }[];
  /** Invoices that the narration names. */
  numbered: { line_id: number; invoice_id: number }[];
  /** Open invoices: those named, those of about the amount, and the oldest of each company above. */
  invoices: OpenInvoice[];
  /** Companies that do not deduct TDS. */
  without_tds: number[];
}

export interface Proposal {
  company_id: number;
  /** Why, in words for staff. */
  reason: string;
  /** Two facts agree: the amount, and the payer, an invoice number or the UTR of a payment advice; or the UTR of a receipt. */
  sure: boolean;
  /** The receipt that is already recorded; the line is then only linked to it. */
  receipt: { id: number; number: string } | null;
  /** The open payment advice that it follows. */
  advice_id: number | null;
  tds_paise: number;
  /** The rest of the amount and TDS stays on account. */
  allocations: { invoice_id: number; amount_paise: number }[];
}

/** Most invoices of which the oldest are added up. */
const MAX_SUMMED = 20;

/**
 * A proposal for each line, or null. What a proposal takes from an invoice is no longer open for the next one, sure ones
 * first, so that all of a page can be accepted.
 */
export function proposeMatches(lines: readonly Line[], facts: Facts): Map<number, Proposal | null> {
  const invoices = facts.invoices.map((invoice) => ({ ...invoice }));
  const [receipts, advices] = [new Set<number>(), new Set<number>()];
  const proposals = new Map<number, Proposal | null>(lines.map(({ id }) => [id, null]));
  for (const wanted of ['sure', 'any'] as const) {
    for (const line of lines) {
      if (proposals.get(line.id)) continue;
      const free = facts.receipts.filter(({ id }) => !receipts.has(id));
      const open = facts.advices.filter(({ id }) => !advices.has(id));
      const proposal = propose(line, { ...facts, invoices, receipts: free, advices: open });
      if (!proposal || (wanted === 'sure' && !proposal.sure)) continue;
      if (proposal.receipt) receipts.add(proposal.receipt.id);
      if (proposal.advice_id !== null) advices.add(proposal.advice_id);
      for (const { invoice_id, amount_paise } of proposal.allocations) {
        const invoice = invoices.find(({ id }) => id === invoice_id)!;
        invoice.open_paise -= amount_paise;
        invoice.whole = false;
      }
      proposals.set(line.id, proposal);
    }
  }
  return proposals;
}

function propose(line: Line, facts: Facts): Proposal | null {
  const recorded = facts.receipts.filter(({ line_id }) => line_id === line.id);
  if (recorded.length > 0) return link(line, recorded);
  const open = facts.invoices.filter(({ open_paise }) => open_paise > 0);
  return (
    byAdvice(line, facts, open) ??
    byNumber(line, facts, open) ??
    byPayer(line, facts, open) ??
    byAdvisedAmount(line, facts, open) ??
    byAmount(line, facts, open)
  );
}

/** A payment advice with the UTR, or of the amount and the company that the payer or an invoice number names. */
function byAdvice(line: Line, facts: Facts, open: OpenInvoice[]): Proposal | null {
  const advices = facts.advices.filter(({ line_id }) => line_id === line.id);
  const withReference = advices.filter(({ by }) => by === 'reference');
  const named = withReference.find(({ amount_paise }) => amount_paise === line.amount_paise) ?? withReference[0];
  if (named) {
    const agrees = named.amount_paise === line.amount_paise;
    const reason = `UTR${agrees ? ' and amount' : ''} of a payment advice`;
    return { ...follow(line, named, open, agrees), reason, sure: agrees };
  }
  const companies = companiesNamed(line, facts);
  const [match, another] = advices.filter(({ company_id }) => companies.includes(company_id));
  if (!match || another) return null;
  return {
    ...follow(line, match, open, true),
    reason: 'Payer and amount of a payment advice',
    sure: companies.length === 1,
  };
}

/** The amount of a payment advice alone: only if one advice has it, and never sure. */
function byAdvisedAmount(line: Line, { advices }: Facts, open: OpenInvoice[]): Proposal | null {
  const [only, another] = advices.filter(({ line_id }) => line_id === line.id);
  if (!only || another) return null;
  return { ...follow(line, only, open, true), reason: 'Amount of a payment advice', sure: false };
}

/** Companies that a line names by its payer or by the number of an invoice. */
function companiesNamed(line: Line, { payers, numbered, invoices }: Facts): number[] {
  const ids = numbered.filter(({ line_id }) => line_id === line.id).map(({ invoice_id }) => invoice_id);
  const byInvoice = invoices.filter(({ id }) => ids.includes(id)).map(({ company_id }) => company_id);
  return [...new Set([...companiesOf(payers.filter(({ line_id }) => line_id === line.id)), ...byInvoice])];
}

/** What an advice settles, as far as it is still due and the money goes; its TDS only if the amount agrees. */
function follow(line: Line, advice: Advice, open: OpenInvoice[], agrees: boolean): Settled {
  const tds_paise = agrees ? advice.tds_paise : 0;
  let rest = line.amount_paise + tds_paise;
  const allocations = advice.lines.flatMap(({ invoice_id, amount_paise: advised }) => {
    const due = open.find(({ id }) => id === invoice_id)?.open_paise ?? 0;
    const amount_paise = Math.min(rest, advised, due);
    rest -= amount_paise;
    return amount_paise > 0 ? [{ invoice_id, amount_paise }] : [];
  });
  return { company_id: advice.company_id, receipt: null, advice_id: advice.id, tds_paise, allocations };
}

/** A receipt with the UTR: only one of the same amount is proposed, because another would be booked twice. */
function link(line: Line, recorded: Facts['receipts']): Proposal | null {
  const same = recorded.find(({ amount_paise }) => amount_paise === line.amount_paise);
  if (!same) return null;
  const { id, number, company_id } = same;
  return {
    company_id,
    reason: `UTR of ${number}`,
    sure: true,
    receipt: { id, number },
    advice_id: null,
    tds_paise: 0,
    allocations: [],
  };
}

function byNumber(line: Line, facts: Facts, open: OpenInvoice[]): Proposal | null {
  const ids = facts.numbered.filter(({ line_id }) => line_id === line.id).map(({ invoice_id }) => invoice_id);
  const named = open.filter(({ id }) => ids.includes(id));
  const [first] = named;
  if (!first || named.some(({ company_id }) => company_id !== first.company_id)) return null;
  const exact = settle(line, named, facts);
  const names = named.map(({ number }) => number).join(', ');
  return exact
    ? { ...exact, reason: `Number and amount of ${names}`, sure: true }
    : { ...inOrder(line, named), reason: `Number of ${names}`, sure: false };
}

function byPayer(line: Line, facts: Facts, open: OpenInvoice[]): Proposal | null {
  const payers = facts.payers.filter(({ line_id }) => line_id === line.id);
  const before = companiesOf(payers.filter(({ by }) => by === 'payer'));
  const companies = before.length === 1 ? before : companiesOf(payers);
  const by = before.length === 1 ? 'Paid under this name before' : 'Name';
  const matching = companies.flatMap((company_id) => {
    const found = byPayerAmount(line, ofCompany(open, company_id), facts);
    return found ? [found] : [];
  });
  const [match, another] = matching;
  if (match && !another) {
    const sure = companies.length === 1;
    return { ...match.settled, reason: `${by} and amount of ${match.names}`, sure };
  }
  const [company_id] = companies;
  if (company_id === undefined || companies.length > 1) return null;
  return { ...inOrder(line, ofCompany(open, company_id)), company_id, reason: by, sure: false };
}

const companiesOf = (payers: Facts['payers']) => [...new Set(payers.map(({ company_id }) => company_id))];
const ofCompany = (open: OpenInvoice[], company: number) => open.filter(({ company_id }) => company_id === company);

/** One invoice of exactly the amount, else the oldest that add up to it. */
function byPayerAmount(line: Line, open: OpenInvoice[], facts: Facts) {
  const one = open.find((invoice) => settle(line, [invoice], facts));
  if (one) return { settled: settle(line, [one], facts)!, names: one.number };
  for (let count = 2; count <= Math.min(open.length, MAX_SUMMED); count++) {
    const settled = settle(line, open.slice(0, count), facts);
    if (settled) return { settled, names: `the ${count} oldest invoices` };
  }
  return null;
}

/** The amount alone: only if one invoice of all companies has it, and never sure. */
function byAmount(line: Line, facts: Facts, open: OpenInvoice[]): Proposal | null {
  const alike = open.filter((invoice) => settle(line, [invoice], facts));
  const [only] = alike;
  if (!only || alike.length > 1) return null;
  return { ...settle(line, alike, facts)!, reason: `Amount of ${only.number}`, sure: false };
}

type Settled = Omit<Proposal, 'reason' | 'sure'>;

/** What settles all of these invoices, if the amount is their sum, or the sum less TDS; null otherwise. */
function settle(line: Line, invoices: OpenInvoice[], facts: Facts): Settled | null {
  const due = invoices.reduce((sum, { open_paise }) => sum + open_paise, 0);
  const company_id = invoices[0]!.company_id;
  const tds_paise = due - line.amount_paise;
  const isNet =
    tds_paise > 0 && !facts.without_tds.includes(company_id) && isTds(tds_paise, invoices) && line.amount_paise > 0;
  if (tds_paise !== 0 && !isNet) return null;
  const allocations = invoices.map(({ id, open_paise }) => ({ invoice_id: id, amount_paise: open_paise }));
  return { company_id, receipt: null, advice_id: null, tds_paise, allocations };
}

/** 0.1% of the value without tax: to the paisa, or to a rupee in either direction, as buyers round. */
function isTds(paise: number, invoices: OpenInvoice[]): boolean {
  if (!invoices.every(({ whole }) => whole)) return false;
  const value = invoices.reduce((sum, { taxable_paise }) => sum + taxable_paise, 0);
  const exact = share(value, TDS_RATE_BP, 10_000);
  return [exact, Math.floor(exact / 100) * 100, Math.ceil(exact / 100) * 100].includes(paise);
}

/** The amount on the invoices in their order, as far as it goes. */
function inOrder(line: Line, invoices: OpenInvoice[]): Settled {
  let rest = line.amount_paise;
  const allocations = invoices.flatMap(({ id, open_paise }) => {
    const amount_paise = Math.min(rest, open_paise);
    rest -= amount_paise;
    return amount_paise > 0 ? [{ invoice_id: id, amount_paise }] : [];
  });
  return { company_id: invoices[0]?.company_id ?? 0, receipt: null, advice_id: null, tds_paise: 0, allocations };
}
