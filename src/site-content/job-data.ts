import { brand } from '#site';
import type { Job } from '../schemas/job.ts';
import { type Data, organisationId } from './structured-data.ts';

/** An open position. Applications are made on the page itself. */
export function jobPosting(site: URL, job: Job): Data {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobText(job),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.code },
    url: new URL(`/career/open-positions#apply-${job.code.toLowerCase()}`, site).href,
    datePosted: job.date,
    ...(job.apply_by ? { validThrough: `${job.apply_by}T23:59:59+05:30` } : {}),
    directApply: true,
    employmentType: job.type.toUpperCase().replace('-', '_'),
    occupationalCategory: job.dept,
    responsibilities: job.responsibilities.join('. '),
    qualifications: job.requirements.join('. '),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organisationId(site),
      name: brand.name,
      sameAs: site.href,
      logo: new URL('/logo-512.png', site).href,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location,
        addressRegion: job.region,
        addressCountry: 'IN',
      },
    },
  };
}

/** The whole posting as HTML, as search engines want it. */
function jobText({ description, responsibilities, requirements }: Job): string {
  const listOf = (items: string[]) => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
  return [
    `<p>${escape(description)}</p>`,
    `<p>What you will do:</p>${listOf(responsibilities)}`,
    `<p>What you bring:</p>${listOf(requirements)}`,
  ].join('');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
