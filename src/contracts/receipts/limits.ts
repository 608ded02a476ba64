/** The largest balance that an employee may write off, rupees; an admin may write off any, with a reason. */
export const SMALL_BALANCE = 10;

/** True if a caller may write off so much of an invoice, rupees: a small balance, or anything if an admin. */
export const isWritable = (balance: number, isAdmin: boolean) => balance > 0 && (isAdmin || balance <= SMALL_BALANCE);
