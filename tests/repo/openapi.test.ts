import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { STATUS } from '#server/platform/errors.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import { fieldRows } from '../../src/openapi/fields.ts';
import { Refusal, REFUSALS } from '../../src/openapi/refusals.ts';
import { endpoints } from '../support/endpoints.ts';

const document = openApiDocument(new URL('https://www.plantsetu.example'));
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  it('is accepted by Redocly’s linter, without a warning', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'plantsetu-openapi-'));
    const file = join(dir, 'openapi.json');
    await writeFile(file, text);
    const run = promisify(execFile)(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', '--format', 'json', file],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off' }, maxBuffer: 50_000_000 },
    );
    const { stdout } = await run.catch((failed: { stdout: string }) => failed);
    await rm(dir, { recursive: true });
    const { totals, problems } = JSON.parse(stdout) as {
      totals: { errors: number; warnings: number };
      problems: { message: string }[];
    };
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('is accepted by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call with its paths, its method and who may call', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => [path, method, security[0]?.session ?? 'public']),
    );
    const expected = Object.values(endpoints).flatMap(({ path, php, method, roles }) =>
      [path, ...(php ? [`${path}.php`] : [])].map((at) => [at, method.toLowerCase(), roles]),
    );
    expect(described.sort()).toEqual(expected.sort());
  });

  it('says of every call what it does', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ summary }) => ({ path, summary })),
    );
    expect(calls.filter(({ summary }) => !/^\S.{9}/.test(summary))).toEqual([]);
  });

  it('refers to none of our own papers, files and constants, nor to another call’s sentence', () => {
    const inside =
      /.{40}(specification|§|decision 0|docs\/|abuse case|\w\.tsx?\b|\b[A-Z]+_[A-Z]{2,}\b|\bas above\b|^The same as).{20}/gi;
    const found = text.match(new RegExp(inside.source, 'g')) ?? [];
    expect(found).toEqual([]);
  });

  it('names the refusals of the server with their statuses', () => {
    const described = Object.entries(REFUSALS).flatMap(([status, { codes }]) =>
      codes.map((code) => [code, Number(status)]),
    );
    expect(Object.fromEntries(described)).toEqual({ ...STATUS, bug: 500 });
  });
});

describe('the fields of a record', () => {
  it('are listed with those of the records inside them', () => {
    const lines = {
      type: 'array',
      items: { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] },
    };
    const rows = fieldRows({
      properties: { lines: { anyOf: [lines, { type: 'null' }] }, rate: { $ref: '#/components/schemas/Rate' } },
    });
    expect(rows.map(({ name, kind }) => [name, Object.values(kind).join('')])).toEqual([
      ['lines', 'list of record or null'],
      ['lines[].sku', 'text'],
      ['rate', 'Rate'],
    ]);
  });

  it('say which of them a refusal always has', () => {
    const always = fieldRows(Refusal).filter(({ isRequired }) => isRequired);
    const names = always.map(({ name }) => name).filter((name) => !name.includes('.'));
    expect(names).toEqual(['success', 'message', 'code', 'request_id']);
  });
});
