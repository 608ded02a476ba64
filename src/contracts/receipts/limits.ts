/** The largest balance that an employee may write off, rupees; an admin may write off any, with a reason. */
export const SMALL_BALANCE = 10;
