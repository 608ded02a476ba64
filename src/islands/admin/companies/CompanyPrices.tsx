import type { CompanyOverview } from '#contracts/companies/admin-overview.ts';
import { Day } from '#ui/Day.tsx';
import { CompanySection } from './CompanySection.tsx';
import { CopyCatalogue } from './CopyCatalogue.tsx';

/** Where the company's prices come from, and its catalogue. */
export function CompanyPrices({ company }: { company: CompanyOverview['company'] }) {
  const { id, price_list } = company;
  const all = { label: 'All products', href: `/admin/products?company_id=${id}` };
  return (
    <CompanySection id="company-catalogue" title="Prices" all={all}>
      <div className="stack">
        <dl className="company-facts">
          <dt>Price list</dt>
          <dd>
            {price_list ? (
              <span className="two-lines">
                <a href={`/admin/price-lists/${price_list.id}`}>{price_list.name}</a>
                {price_list.valid_until && (
                  <span className="small quiet">
                    Valid until <Day value={price_list.valid_until} />
                  </span>
                )}
              </span>
            ) : (
              'None: each product has its own contract price.'
            )}
          </dd>
        </dl>
        <CopyCatalogue company_id={id} />
      </div>
    </CompanySection>
  );
}
