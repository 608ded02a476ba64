import { defineConfig } from 'drizzle-kit';

/** Only `npm run db:generate` reads this: it writes migrations of tables. db/migrate.ts applies them, and db/sql. */
export default defineConfig({ dialect: 'postgresql', schema: './db/schema/*.ts', out: './db/migrations' });
