import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ZodObject } from 'zod';
import { Benefit } from '../../src/schemas/benefit.ts';
import { Blog } from '../../src/schemas/blog.ts';
import { Career } from '../../src/schemas/career.ts';
import { CaseStudy } from '../../src/schemas/case-study.ts';
import { Delivery } from '../../src/schemas/delivery.ts';
import { Ebook } from '../../src/schemas/ebook.ts';
import { Faq } from '../../src/schemas/faq.ts';
import { Industry } from '../../src/schemas/industry.ts';
import { InternshipTrack } from '../../src/schemas/internship-track.ts';
import { Job } from '../../src/schemas/job.ts';
import { OnDemand } from '../../src/schemas/on-demand.ts';
import { Policy } from '../../src/schemas/policy.ts';
import { Service } from '../../src/schemas/service.ts';
import { Solution } from '../../src/schemas/solution.ts';
import { Supply } from '../../src/schemas/supply.ts';
import { Testimonial } from '../../src/schemas/testimonial.ts';
import { Webinar } from '../../src/schemas/webinar.ts';
import { Whitepaper } from '../../src/schemas/whitepaper.ts';

const schemas: Record<string, ZodObject> = {
  ...{ solution: Solution, supply: Supply, service: Service, delivery: Delivery, industry: Industry, career: Career },
  ...{ blog: Blog, whitepaper: Whitepaper, ebook: Ebook, 'case-study': CaseStudy, webinar: Webinar, job: Job },
  ...{
    'on-demand': OnDemand,
    policy: Policy,
    faq: Faq,
    'internship-track': InternshipTrack,
    benefit: Benefit,
    testimonial: Testimonial,
  },
};
const templates = readdirSync('docs/templates');

test('every kind of entry has a template, and every template a kind', () => {
  expect(templates.map((file) => file.replace(/\.\w+$/, '')).sort()).toEqual(Object.keys(schemas).sort());
});

test.each(templates)('the template %s offers the fields of its schema, optional ones as a comment', (file) => {
  const text = readFileSync(`docs/templates/${file}`, 'utf8').replace(/^---\n|\n---\n[\s\S]*$/g, '');
  const offered = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
  const { shape } = schemas[file.replace(/\.\w+$/, '')]!;
  const isOptional = (name: string) => shape[name]!.safeParse(undefined).success;
  const names = Object.keys(shape);
  expect(offered(/^([a-z_]+):/gm).filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !isOptional(name) && !offered(/^([a-z_]+):/gm).includes(name))).toEqual([]);
  expect(names.filter((name) => !offered(/^(?:# )?([a-z_]+):/gm).includes(name))).toEqual([]);
});
