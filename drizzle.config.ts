import { defineConfig } from 'drizzle-kit';

/** Only `npm run db:generate` reads this; migrations run through db/migrate.ts. */
export default defineConfig({ dialect: 'postgresql', schema: './db/schema/*.ts', out: './db/migrations' });
