import { parseArgs } from 'node:util';
import { seedDemo } from '#db/seed/run.ts';
import { seedWith } from './demo.ts';

/** `npm run db:seed -- --host db.example`: writes demo data to a database on another host, which has to be given. */
const { values } = parseArgs({ options: { host: { type: 'string' } } });
const url = process.env.DATABASE_OWNER_URL;
if (!url) throw new Error('Set DATABASE_OWNER_URL to the address of the role that owns the tables.');
await seedDemo(url, { ...seedWith, ...(values.host ? { allowHost: values.host } : {}) });
