import { type SQL, sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { QUOTE_STATES } from '#contracts/quotes/states.ts';
import { whereStatus } from '#db/schema/columns.ts';
import {
  allOf,
  column,
  countOf,
  dayOf,
  groupColumn,
  groupLabel,
  inPeriod,
  orderOf,
  percent,
  type ReportFilters,
  type ReportSql,
} from './report.ts';

const isLost = whereStatus(statusesWith(QUOTE_STATES, 'isLost'));

const MONTH = sql`to_char(r.created_at at time zone 'Asia/Kolkata', 'YYYY-MM')`;

const GROUPS: Partial<Record<NonNullable<ReportFilters['by']>, { key: SQL; label: SQL }>> = {
  month: { key: MONTH, label: MONTH },
  company: { key: sql`r.company_id::text`, label: sql`c.name` },
  staff: { key: sql`coalesce(quoter.id::text, '')`, label: sql`coalesce(quoter.name, 'Not quoted yet')` },
};

/** The hours within which a share of the first quotes were sent. */
const hours = (fraction: number) =>
  sql`round((percentile_cont(${fraction}::float8) within group (order by hours))::numeric, 1)::float8`;

/** RFQs of the period: quoted, won and lost, and the time to the first quote. */
export function quotesReport(filters: ReportFilters): ReportSql {
  const by = filters.by!;
  const { key, label } = GROUPS[by]!;
  return {
    columns: [
      groupColumn(by),
      column('rfqs', 'RFQs', 'number'),
      column('quoted', 'Quoted', 'number'),
      column('won', 'Won', 'number'),
      column('lost', 'Lost', 'number'),
      column('open', 'Undecided', 'number'),
      column('rate', 'Win rate', 'percent'),
      column('median', 'Median hours to quote', 'hours'),
      column('p90', '90th percentile (hours)', 'hours'),
    ],
    select: sql`
      with asked as (
        select ${key} as key, ${label} as label, first.sent_at is not null as is_quoted, last.is_won,
          last.is_lost,
          extract(epoch from first.sent_at - r.created_at)::float8 / 3600 as hours
        from rfqs r join companies c on c.id = r.company_id
          left join lateral (select sent_at, created_by from quotes where rfq_id = r.id and sent_at is not null
            order by version limit 1) as first on true
          left join lateral (select status = 'accepted' as is_won, ${isLost} as is_lost from quotes where rfq_id = r.id and sent_at is not null
            order by version desc limit 1) as last on true
          left join users quoter on quoter.id = first.created_by
        where ${allOf(
          inPeriod(dayOf(sql`r.created_at`), filters),
          filters.company_id !== undefined && sql`r.company_id = ${filters.company_id}`,
        )}
      )
      select ${groupLabel}, count(*)::int as rfqs, ${countOf(sql`is_quoted`)} as quoted, ${countOf(sql`is_won`)} as won,
        ${countOf(sql`is_lost`)} as lost, ${countOf(sql`is_quoted and not is_won and not is_lost`)} as open,
        ${percent(countOf(sql`is_won`), countOf(sql`is_won or is_lost`))} as rate, ${hours(0.5)} as median, ${hours(0.9)} as p90
      from asked group by grouping sets ((key), ())`,
    order: orderOf(by, 'rfqs'),
    charted: 'rate',
  };
}
