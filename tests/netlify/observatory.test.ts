import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#local/instance/project-folder.ts';
import { readNetlifyToml } from '#local/netlify/netlify-toml.ts';

/**
 * The rules of Mozilla's HTTP Observatory, as published with its scores: what the home page's headers and HTML show. What
 * needs the deployed site is not counted: the redirect to HTTPS (Netlify's own), and 5 points for a domain in the browsers'
 * HSTS list.
 */
const netlifyConfigPath = join(projectFolder, 'netlify.toml');

let headers: Record<string, string>;
let html: string;
let policy: Map<string, string[]>;

beforeAll(async () => {
  const read = await parseAllHeaders({ netlifyConfigPath, headersFiles: [], configHeaders: [], minimal: true });
  const all = (read.headers as { for: string; values: Record<string, string> }[]).find((rule) => rule.for === '/*')!;
  headers = Object.fromEntries(Object.entries(all.values).map(([name, value]) => [name.toLowerCase(), value]));
  html = readFileSync(join(projectFolder, readNetlifyToml(netlifyConfigPath).publish, 'index.html'), 'utf8');
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)![1]!;
  policy = new Map(
    `${headers['content-security-policy']};${meta}`.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
});

const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
const scripts = () =>
  [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)].map(([tag, src]) => ({ tag, src: src! }));

/** The points of each rule for this page: negative for a fault, positive for a bonus. */
const RULES: { name: string; best: number; points: () => number }[] = [
  {
    name: 'content policy without unsafe sources (10 with default-src none)',
    best: 5,
    points: () => {
      const all = ['script-src', 'style-src', 'object-src'].flatMap(sourcesOf);
      if (all.some((source) => /^(\*|https?:|data:|'unsafe-inline'|'unsafe-eval')$/.test(source))) return -20;
      return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
    },
  },
  { name: 'no cookies', best: 0, points: () => (headers['set-cookie'] ? -20 : 0) },
  {
    name: 'no reading by other origins',
    best: 0,
    points: () => (headers['access-control-allow-origin'] ? -50 : 0),
  },
  {
    name: 'referrer policy that keeps addresses private',
    best: 5,
    points: () =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['referrer-policy'] ?? '')
        ? 5
        : 0,
  },
  {
    name: 'strict transport security for six months or more',
    best: 0,
    points: () =>
      Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
  },
  {
    name: 'integrity of all scripts, from this site',
    best: 5,
    points: () => {
      if (scripts().some(({ src }) => !/^\/[^/]/.test(src))) return -5;
      return scripts().every(({ tag }) => / integrity="sha384-[\w+/=]+"/.test(tag)) ? 5 : 0;
    },
  },
  {
    name: 'content types not guessed',
    best: 0,
    points: () => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  },
  {
    name: 'no framing, by the content policy',
    best: 5,
    points: () => {
      if (policy.get('frame-ancestors')?.join() === "'none'") return 5;
      return headers['x-frame-options'] === 'DENY' ? 0 : -20;
    },
  },
  {
    name: 'resources for this origin only',
    best: 10,
    points: () => (/^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0),
  },
];

describe('by the rules of Mozilla’s Observatory', () => {
  it.each(RULES)('$name: $best points', ({ best, points }) => {
    expect(points()).toBe(best);
  });

  it('the site scores 130 or more', () => {
    expect(RULES.reduce((sum, { points }) => sum + points(), 100)).toBeGreaterThanOrEqual(130);
  });
});
