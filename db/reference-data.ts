import type { Client } from '@neondatabase/serverless';
import { putCategories } from './categories.ts';
import { putDelivery } from './delivery.ts';
import { putDunningSteps } from './dunning.ts';
import { putSynonyms } from './synonyms.ts';

/** Inserts the rows that a database without demo data needs; rows that staff have changed or added are kept. */
export async function putReferenceData(client: Client): Promise<void> {
  await putCategories(client);
  await putSynonyms(client);
  await putDelivery(client);
  await putDunningSteps(client);
}
