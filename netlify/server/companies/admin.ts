import { eq, sql } from 'drizzle-orm';
import { type Company, COMPANY_CONFLICT, DEFAULT_COUNTRY, type SaveCompany } from '#contracts/companies/admin.ts';
import { parseGstin } from '#contracts/fields/gstin.ts';
import { toPaise, toRupees } from '#contracts/fields/money.ts';
import { slugOf } from '#contracts/fields/slug.ts';
import { stateNamed } from '#contracts/fields/gst-states.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { asActor, db, errorCode, guard, rows } from '../platform/database.ts';
import { AppError, fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import { brand } from '#site';
import { beginsWith, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { mailRuleChanges, rulesBefore } from './rule-changes.ts';

/** Label of the address that follows the ship-to block, in the buyer's dropdown. */
const SHIP_TO_LABEL = 'Main ship-to';
/** Suffixes tried for a slug that is taken, from `-2`. */
const MAX_SUFFIXES = 40;

/** A page of all companies, by name by default; names that begin with the search come first. */
export async function listCompanies(
  actor: Caller,
  { q, sort, ...paging }: Paging & { q: string | null; sort?: string | undefined },
) {
  const { id, name, slug, gst_number, contact_person_email, is_prospect } = companies;
  const byName = sql`lower(${name})`;
  const isByName = !sort?.startsWith('added');
  const list = {
    query: db.select({ id, name, slug, gst_number, contact_person_email, is_prospect }).from(companies).$dynamic(),
    table: companies,
    search: matches(companies.search_text, q),
    sortBy: isByName ? byName : id,
    descending: sort?.endsWith('_desc') === true,
    first: isByName ? beginsWith(byName, q) : undefined,
  };
  return readPage(actor, list, paging);
}

/** One company. 404 for an unknown id. */
export async function getCompany(actor: Caller, id: number): Promise<{ company: Company }> {
  const [, [company]] = await asActor(actor, [db.select().from(companies).where(eq(companies.id, id))]);
  if (!company) throw notFound('company');
  const { credit_limit_paise, spending_limit_paise, ...row } = company;
  return {
    company: {
      ...row,
      credit_limit: toRupees(credit_limit_paise),
      spending_limit: toRupees(spending_limit_paise),
      updated_at: company.updated_at.toISOString(),
    },
  };
}

/**
 * Creates or saves a company. 404 for an unknown id, 409 if the slug is taken or another user saved since `version`.
 */
export async function saveCompany(actor: Caller, body: SaveCompany) {
  const { id, version, slug, ...given } = body;
  const values = complete(given);
  const saved = id ? await update(actor, id, version, slug, values) : await create(actor, slug, values);
  return { message: id ? 'Company saved.' : 'Company created.', ...saved };
}

type Values = ReturnType<typeof complete>;

/** Normalises States, fills blank State and PAN from the GST number, and converts limits to paise. */
export function complete({ credit_limit, spending_limit, ...given }: Omit<SaveCompany, 'id' | 'version' | 'slug'>) {
  const gstin = given.gst_number ? parseGstin(given.gst_number) : null;
  const inIndia = given.bill_to_country === DEFAULT_COUNTRY;
  return {
    ...given,
    pan_tin_number: given.pan_tin_number ?? gstin?.pan ?? null,
    bill_to_state: normalizeState(given.bill_to_state) ?? (inIndia ? (gstin?.state ?? null) : null),
    ship_to_state: normalizeState(given.ship_to_state),
    // An absent column keeps its value.
    ...(credit_limit === undefined ? {} : { credit_limit_paise: toPaise(credit_limit) }),
    ...(spending_limit === undefined ? {} : { spending_limit_paise: toPaise(spending_limit) }),
  };
}

const normalizeState = (state: string | null) => state && (stateNamed(state) ?? state);

async function create(actor: Caller, slug: string | null, values: Values) {
  try {
    const [, , [created]] = await asActor(actor, insertCompany(values, slug));
    return created!;
  } catch (error) {
    if (slug && errorCode(error) === '23505') throw slugTaken(slug);
    throw error;
  }
}

/** Statements that create a company with its ship-to address; the second returns its id, slug and version. */
export function insertCompany(values: Values, slug: string | null = null) {
  return [
    lockSlugs(),
    db
      .insert(companies)
      .values({ ...values, slug: slug ?? freeSlug(slugOf(values.name)) })
      .returning({ id: companies.id, slug: companies.slug, version: companies.version }),
    ...shipTo(sql`currval('companies_id_seq')`, values),
  ] as const;
}

/** One slug is assigned at a time, so that two companies do not choose the same. */
const lockSlugs = () => rows(sql`select pg_advisory_xact_lock(hashtext('company slugs'))`);

/** The wanted slug, else the first free one with `-2`, `-3` …, else one with eight random characters. */
function freeSlug(wanted: string) {
  const alternatives = Array.from({ length: MAX_SUFFIXES }, (_, index) => `${wanted}-${index + 2}`);
  return sql`coalesce(
    (select candidate from unnest(${sql.param([wanted, ...alternatives])}::text[]) with ordinality as listed (candidate, place)
      where not exists (select 1 from companies where slug = candidate) order by place limit 1),
    ${`${wanted}-${crypto.randomUUID().slice(0, 8)}`})`;
}

async function update(actor: Caller, id: number, version: number | undefined, slug: string | null, values: Values) {
  const [, [before], approvers] = await asActor(actor, [...rulesBefore(sql`${id}::bigint`, sql`app_user()`)]);
  if (!before) throw notFound('company');
  try {
    const [, , , , [saved]] = await asActor(actor, [
      lockSlugs(),
      guard('missing', sql`exists (select 1 from companies where id = ${id} for update)`),
      guard(
        'version',
        sql`${version ?? null}::int is null or ${version ?? null} = (select version from companies where id = ${id})`,
      ),
      db
        .update(companies)
        .set({ ...values, ...(slug ? { slug } : {}), version: sql`${companies.version} + 1`, updated_at: sql`now()` })
        .where(eq(companies.id, id))
        .returning({ id: companies.id, slug: companies.slug, version: companies.version }),
      ...shipTo(sql`${id}`, values),
      // Buyers do not see who our staff are.
      ...mailRuleChanges({ before, after: values, by: brand.name, approvers }),
    ]);
    return saved!;
  } catch (error) {
    if (error instanceof GuardFailed && error.guard === 'missing') throw notFound('company');
    if (error instanceof GuardFailed) throw fieldError('conflict', 'version', COMPANY_CONFLICT);
    if (slug && errorCode(error) === '23505') throw slugTaken(slug);
    throw error;
  }
}

function slugTaken(slug: string): AppError {
  return fieldError(
    'conflict',
    'slug',
    `Another company uses the slug ${slug}. Choose a different one or leave it blank.`,
  );
}

/**
 * Keeps one saved address equal to the ship-to block, so that the company's buyers can order; the first address becomes
 * the default. An incomplete block leaves the address unchanged.
 */
function shipTo(company: ReturnType<typeof sql>, values: Values) {
  const { ship_to_address, ship_to_city, ship_to_state, ship_to_pincode, ship_to_country } = values;
  if (!ship_to_address || !ship_to_city || !ship_to_state || !ship_to_pincode) return [];
  const place = {
    address: ship_to_address,
    city: ship_to_city,
    state: ship_to_state,
    pincode: ship_to_pincode,
    country: ship_to_country,
  };
  return [
    db
      .insert(addresses)
      .values({
        company_id: sql`${company}`,
        label: SHIP_TO_LABEL,
        ...place,
        is_default: sql`not exists (select 1 from addresses where company_id = ${company} and is_default)`,
        is_company_address: true,
      })
      .onConflictDoUpdate({ target: addresses.company_id, targetWhere: sql`is_company_address`, set: place }),
  ];
}
