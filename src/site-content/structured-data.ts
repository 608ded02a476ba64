import { brand, contact, openingHours, supplier } from '#site';

/** Schema.org data for search engines. `site` is the address of the home page. */
export type Data = Record<string, unknown>;

/** The company's id, by which other data refer to it. */
export const organisationId = (site: URL) => new URL('/#organisation', site).href;

/** The company; other data refer to it by its id. */
export function organisation(site: URL): Data {
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: brand.name,
    legalName: brand.legalName,
    url: site.href,
    logo: new URL('/logo-512.png', site).href,
    email: contact.email,
    telephone: contact.phone,
    address,
  };
}

const address = {
  '@type': 'PostalAddress',
  streetAddress: supplier.address,
  addressLocality: supplier.city,
  addressRegion: supplier.state,
  postalCode: supplier.pincode,
  addressCountry: 'IN',
};

const DAYS: Record<string, string> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday', Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
};

/** The office with its opening hours, for the contact page. */
export function localBusiness(site: URL): Data {
  return {
    '@type': 'LocalBusiness',
    '@id': new URL('/contact#office', site).href,
    name: brand.legalName,
    url: new URL('/contact', site).href,
    image: new URL('/logo-512.png', site).href,
    email: contact.email,
    telephone: contact.phone,
    address,
    parentOrganization: { '@id': organisationId(site) },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.days.map((day) => `https://schema.org/${DAYS[day]}`),
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
  };
}

/** The site with its search, for the home page. */
export function website(site: URL): Data {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: site.href,
    inLanguage: 'en-IN',
    publisher: { '@id': organisationId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/search', site).href}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A solution or service that a page describes. */
export function service(site: URL, page: { path: string; title: string; summary: string }): Data {
  return {
    '@type': 'Service',
    name: page.title,
    description: page.summary,
    url: new URL(page.path, site).href,
    provider: { '@id': organisationId(site) },
    areaServed: { '@type': 'Country', name: 'India' },
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

/** The film of a talk on demand. */
export function video(
  site: URL,
  talk: { path: string; title: string; abstract: string; date: string; film: { path: string; seconds: number } },
): Data {
  const address = (path: string) => new URL(path, site).href;
  return {
    '@type': 'VideoObject',
    name: talk.title,
    description: talk.abstract,
    url: address(`${talk.path}#film`),
    contentUrl: address(`${talk.film.path}.mp4`),
    thumbnailUrl: address(`${talk.film.path}.webp`),
    uploadDate: `${talk.date}T00:00:00+05:30`,
    duration: `PT${Math.floor(talk.film.seconds / 60)}M${talk.film.seconds % 60}S`,
    inLanguage: 'en-IN',
    isAccessibleForFree: true,
    publisher: { '@id': organisationId(site) },
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
