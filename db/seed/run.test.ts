import { expect, test } from 'vitest';
import { seedDemo } from './run.ts';

const taxOn = () => ({ cgst_paise: 0, sgst_paise: 0, igst_paise: 0 });
const seedWith = { hashPassword: async () => 'hash', pictureOf: () => '/x.svg', taxOn, readStatement: () => [] };

test('demo data is refused for a database on another machine, unless its host is allowed', async () => {
  const elsewhere = 'postgresql://owner:secret@db.plantsetu.example/plantsetu';
  await expect(seedDemo(elsewhere, seedWith)).rejects.toThrow(
    'Demo data goes into a local database only, not db.plantsetu.example.',
  );
  await expect(seedDemo(elsewhere, { ...seedWith, allowHost: 'other.example' })).rejects.toThrow('local database only');
});
