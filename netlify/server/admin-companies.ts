import { eq, sql } from 'drizzle-orm';
import {
  type Company,
  COMPANY_CONFLICT,
  type CompanyRow,
  DEFAULT_COUNTRY,
  type SaveCompany,
} from '#contracts/admin-companies.ts';
import { parseGstin } from '#contracts/gstin.ts';
import { toPaise, toRupees } from '#contracts/money.ts';
import { slugOf } from '#contracts/slug.ts';
import { stateNamed } from '#contracts/states.ts';
import { addresses, companies } from '#db/schema/companies.ts';
import { asActor, db, errorCode, guard, rows } from './database.ts';
import { deskPage, type Place, readDeskPage } from './desk-page.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import type { Caller } from './session.ts';

/** How the address that follows the ship-to block is called in the buyer's dropdown. */
const SHIP_TO_LABEL = 'Main ship-to';
/** Endings that are tried for a name that is taken, `-2` onwards. */
const NAMESAKES = 40;

const NOT_FOUND = 'This company was not found.';

/** One page of all companies, by name where no other order is asked for. */
export async function listCompanies(
  actor: Caller,
  { q, sort, ...place }: Place & { q: string | null; sort?: string | undefined },
) {
  return readDeskPage<CompanyRow>(actor, 'admin_company_rows', deskPage('admin_company_page', [q, sort], place));
}

/** One company. 404 for an id that does not exist. */
export async function getCompany(actor: Caller, id: number): Promise<{ company: Company }> {
  const [, [company]] = await asActor(actor, [db.select().from(companies).where(eq(companies.id, id))]);
  if (!company) throw new AppError('not_found', NOT_FOUND);
  const { credit_limit_paise, spending_limit_paise, ...row } = company;
  return {
    company: {
      ...row,
      credit_limit: credit_limit_paise === null ? null : toRupees(credit_limit_paise),
      spending_limit: spending_limit_paise === null ? null : toRupees(spending_limit_paise),
      updated_at: company.updated_at.toISOString(),
    },
  };
}

/**
 * Creates a company or saves one. 404 for an unknown id, 409 for a slug that is taken or a version that is not the one
 * that was read; then nothing is written.
 */
export async function saveCompany(actor: Caller, body: SaveCompany) {
  const { id, version, slug, ...given } = body;
  const values = complete(given);
  const saved = id ? await update(actor, id, version, slug, values) : await create(actor, slug, values);
  return { message: id ? 'Company saved.' : 'Company created.', ...saved };
}

type Values = ReturnType<typeof complete>;

/** States as this site writes them; State and PAN from the GST number where they were left blank; limits in paise. */
function complete({ credit_limit, spending_limit, ...given }: Omit<SaveCompany, 'id' | 'version' | 'slug'>) {
  const gstin = given.gst_number ? parseGstin(given.gst_number) : null;
  const inIndia = given.bill_to_country === DEFAULT_COUNTRY;
  return {
    ...given,
    pan_tin_number: given.pan_tin_number ?? gstin?.pan ?? null,
    bill_to_state: named(given.bill_to_state) ?? (inIndia ? (gstin?.state ?? null) : null),
    ship_to_state: named(given.ship_to_state),
    // Left out, a column stays as it is.
    ...(credit_limit === undefined ? {} : { credit_limit_paise: paise(credit_limit) }),
    ...(spending_limit === undefined ? {} : { spending_limit_paise: paise(spending_limit) }),
  };
}

const paise = (rupees: number | null) => (rupees === null ? null : toPaise(rupees));

const named = (state: string | null) => state && (stateNamed(state) ?? state);

async function create(actor: Caller, slug: string | null, values: Values) {
  try {
    const [, , [created]] = await asActor(actor, [
      slugsOneByOne(),
      db
        .insert(companies)
        .values({ ...values, slug: slug ?? freeSlug(slugOf(values.name)) })
        .returning({ id: companies.id, slug: companies.slug, version: companies.version }),
      ...shipTo(sql`currval('companies_id_seq')`, values),
    ]);
    return created!;
  } catch (error) {
    if (slug && errorCode(error) === '23505') throw slugTaken(slug);
    throw error;
  }
}

/** Whoever gives a company a slug waits for others who do, so that two do not choose the same. */
const slugsOneByOne = () => rows(sql`select pg_advisory_xact_lock(hashtext('company slugs'))`);

/** The wanted slug, else the first of `-2`, `-3` … that no company has, else one with eight signs by chance. */
function freeSlug(wanted: string) {
  const namesakes = Array.from({ length: NAMESAKES }, (_, index) => `${wanted}-${index + 2}`);
  return sql`coalesce(
    (select candidate from unnest(${sql.param([wanted, ...namesakes])}::text[]) with ordinality as listed (candidate, place)
      where not exists (select 1 from companies where slug = candidate) order by place limit 1),
    ${`${wanted}-${crypto.randomUUID().slice(0, 8)}`})`;
}

async function update(actor: Caller, id: number, version: number | undefined, slug: string | null, values: Values) {
  try {
    const [, , , , [saved]] = await asActor(actor, [
      slugsOneByOne(),
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
    ]);
    return saved!;
  } catch (error) {
    if (error instanceof GuardFailed && error.guard === 'missing') throw new AppError('not_found', NOT_FOUND);
    if (error instanceof GuardFailed)
      throw new AppError('conflict', COMPANY_CONFLICT, { fields: { version: COMPANY_CONFLICT } });
    if (slug && errorCode(error) === '23505') throw slugTaken(slug);
    throw error;
  }
}

function slugTaken(slug: string): AppError {
  const message = `The slug ${slug} belongs to another company. Choose another one or leave it blank.`;
  return new AppError('conflict', message, { fields: { slug: message } });
}

/**
 * Keeps one saved address equal to the ship-to block, so that the company's buyers can order: the first one becomes the
 * default. An incomplete block leaves the address as it is.
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
        of_company: true,
      })
      .onConflictDoUpdate({ target: addresses.company_id, targetWhere: sql`of_company`, set: place }),
  ];
}
