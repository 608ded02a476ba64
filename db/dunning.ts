import type { Client } from '@neondatabase/serverless';
import initial from './dunning.json' with { type: 'json' };

/** Fills the steps of the reminders in a new database. From then on admins keep them. */
export async function putDunningSteps(client: Client): Promise<void> {
  await client.query(
    `insert into dunning_steps (days, subject, body, active)
     select days, subject, body, active from jsonb_to_recordset($1::jsonb) as step (days int, subject text, body text, active boolean)
     where not exists (select 1 from dunning_steps)`,
    [JSON.stringify(initial)],
  );
}
