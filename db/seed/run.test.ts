import { expect, test } from 'vitest';
import { seedDemo } from './run.ts';

const taxOn = () => ({ cgst_paise: 0, sgst_paise: 0, igst_paise: 0 });
const seedWith = { hashPassword: async () => 'hash', pictureOf: () => '/x.svg', taxOn };

test('demo data is refused by a database elsewhere, unless that very host is named', async () => {
  const elsewhere = 'postgresql://owner:secret@db.plantsetu.example/plantsetu';
  await expect(seedDemo(elsewhere, seedWith)).rejects.toThrow(
    'Demo data goes into a local database only, not db.plantsetu.example.',
  );
  await expect(seedDemo(elsewhere, { ...seedWith, allowHost: 'other.example' })).rejects.toThrow('local database only');
});
