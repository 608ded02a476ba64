import { brand, contact, supplier } from '#site';

/** Schema.org data for search engines. `site` is the address of the home page. */
type Data = Record<string, unknown>;

const organisationId = (site: URL) => new URL('/#organisation', site).href;

/** The company; other data refer to it by its id. */
export function organisation(site: URL): Data {
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: brand.name,
    legalName: brand.legalName,
    url: site.href,
    logo: new URL('/favicon.svg', site).href,
    email: contact.email,
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address.split(',')[0],
      addressLocality: supplier.city,
      addressRegion: supplier.state,
      postalCode: supplier.pincode,
      addressCountry: 'IN',
    },
  };
}

/** The breadcrumb trail of a page. Steps without a page are left out, as schema.org requires. */
export function breadcrumbs(site: URL, crumbs: { label: string; href?: string | undefined }[]): Data {
  const steps = crumbs.filter(({ href }, index) => href || index === crumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: new URL(href, site).href } : {}),
    })),
  };
}

/** A blog post, whitepaper, eBook or case study. */
export function article(
  site: URL,
  page: { path: string; title: string; summary: string; author?: string; date?: string },
): Data {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.summary,
    mainEntityOfPage: new URL(page.path, site).href,
    ...(page.date ? { datePublished: page.date } : {}),
    // `Imran Qureshi, inventory planning lead`: the person is the part before the role.
    author: page.author
      ? { '@type': 'Person', name: page.author.split(',')[0] }
      : { '@type': 'Organization', name: brand.name },
    publisher: { '@id': organisationId(site) },
  };
}

/** The questions and answers of the page. */
export function questions(items: { question: string; answer: string }[]): Data {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An open position, without a region: three cities of one country need none. */
export function jobPosting(
  site: URL,
  job: { code: string; title: string; location: string; type: string; date: string; description: string },
): Data {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.code },
    datePosted: job.date,
    employmentType: job.type.toUpperCase().replace('-', '_'),
    hiringOrganization: { '@id': organisationId(site) },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'IN' },
    },
  };
}

/** A webinar on its next date. */
export function event(
  site: URL,
  webinar: { path: string; title: string; abstract: string; date: string; time: string; minutes: number },
): Data {
  return {
    '@type': 'Event',
    name: webinar.title,
    description: webinar.abstract,
    // IST has no summer time, so the offset is fixed.
    startDate: `${webinar.date}T${webinar.time}:00+05:30`,
    duration: `PT${webinar.minutes}M`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: new URL(webinar.path, site).href },
    organizer: { '@id': organisationId(site) },
    isAccessibleForFree: true,
  };
}

/** The data as the text of one script element. `<` is escaped, so that a title cannot end the element. */
export function graph(items: Data[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c');
}
