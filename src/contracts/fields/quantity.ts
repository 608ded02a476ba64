import * as z from 'zod/mini';
import { MAX_QTY } from '../limits.ts';
import { required } from './text.ts';

/** A unit as the buyer writes it, or a code of the GST rules. */
export const unit = required(20, 'Enter the unit, for example NOS or KGS.');

/** A whole quantity from 1, or 0 where that removes the line. The verb begins its messages: `Order at least 1.` */
export const quantity = (verb: string, { min = 1 }: { min?: 0 | 1 } = {}) =>
  z
    .int({ error: 'Enter the quantity as a whole number.' })
    .check(
      z.gte(min, { error: min === 0 ? 'Enter 0 or more; 0 removes the line.' : `${verb} at least 1.` }),
      z.lte(MAX_QTY, { error: `${verb} at most ${MAX_QTY.toLocaleString('en-IN')} of one item.` }),
    );
