import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOTICE_VERSION, NOTICES, PRIVACY_PATH } from '#contracts/privacy/notices.ts';
import { formatRetention, RETENTION, type Retained } from '#contracts/privacy/retention.ts';
import { GET } from '../../src/pages/.well-known/security.txt.ts';

/** The privacy notice says what the code does. */
const page = readFileSync('src/content/policies/privacy.md', 'utf8');
const rows = [...page.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(([, what, kept]) => `${what}: ${kept}`);

describe('the privacy page', () => {
  it('has each period by which the hourly run deletes, and no other', () => {
    const table = page.slice(page.indexOf('| What | How long |')).split('\n\n')[0]!;
    const stated = [...table.matchAll(/^\| (?!What|-)(.+?) \| (.+?) \|$/gm)].map(
      ([, what, kept]) => `${what}: ${kept}`,
    );
    expect(stated).toEqual(
      (Object.keys(RETENTION) as Retained[]).map((kind) => `${RETENTION[kind].what}: ${formatRetention(kind)}`),
    );
  });

  it('has the version that is stored with what the forms send', () => {
    expect(page).toContain(`updated: '${NOTICE_VERSION}'`);
  });

  it('names the rights, the Board and the law by which documents are kept', () => {
    for (const words of [
      'See it',
      'Correct it',
      'Erase it',
      'Withdraw consent',
      'Nominate',
      'Data Protection Board of India',
    ])
      expect(page).toContain(words);
    expect(page).toMatch(/eight financial years .*section 128\(5\).* 72 months .*section 36/);
    expect(rows.length).toBeGreaterThan(15);
  });
});

describe('every form that takes personal data', () => {
  const forms = globSync('src/components/forms/*.astro').filter((file) => /<Form\b/.test(readFileSync(file, 'utf8')));
  it.each(forms)('%s shows its notice', (file) => {
    const [, form] = /<PrivacyNotice form="(\w+)" slot="notice" \/>/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(Object.keys(NOTICES)).toContain(form);
  });

  it.each([
    'src/pages/reset-password.astro',
    'src/islands/portal/company/InviteDialog.tsx',
    'src/islands/admin/staff/InviteStaff.tsx',
  ])('%s does too', (file) =>
    expect(readFileSync(file, 'utf8')).toMatch(/<PrivacyNotice form="account"|href=\{PRIVACY_PATH\}/),
  );

  it('is reached from the footer', () => {
    expect(readFileSync('src/content/links/footer.yaml', 'utf8')).toContain(`href: ${PRIVACY_PATH} `);
  });

  it('has no box that is ticked before', () => {
    const ticked = globSync('src/components/forms/*.astro').filter((file) =>
      /\bchecked\b/.test(readFileSync(file, 'utf8')),
    );
    expect(ticked).toEqual([]);
  });
});

describe('security.txt', () => {
  it('has the fields of RFC 9116, expires within a year of the build, and agrees with SECURITY.md', async () => {
    const site = new URL('https://www.plantsetu.example');
    const response = await GET({ site } as never);
    const text = await response.text();
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    );
    expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
    const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(350);
    expect(days).toBeLessThan(365);
    expect(fields.Canonical).toBe('https://www.plantsetu.example/.well-known/security.txt');
    expect(fields.Policy).toBe('https://www.plantsetu.example/policies/security');
    const address = fields.Contact!.replace('mailto:', '');
    expect(readFileSync('SECURITY.md', 'utf8')).toContain(`Write to ${address}`);
    expect(readFileSync('src/content/policies/security.md', 'utf8')).toContain('write_to: support');
  });
});
