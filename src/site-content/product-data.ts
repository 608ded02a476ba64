import type { RangeItem } from './product-range.ts';
import { type Data, organisationId } from './structured-data.ts';

/** The items of a supply page, with prices before GST. Stock differs by company and hour, so none is stated. */
export function itemList(site: URL, page: { path: string; title: string; image: string; items: RangeItem[] }): Data {
  const url = new URL(page.path, site).href;
  return {
    '@type': 'ItemList',
    name: page.title,
    numberOfItems: page.items.length,
    itemListElement: page.items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: item.name,
        sku: item.sku,
        brand: { '@type': 'Brand', name: item.make },
        category: page.title,
        image: new URL(page.image, site).href,
        offers: {
          '@type': 'Offer',
          url: `${url}#${item.id}`,
          price: item.rupees.toFixed(2),
          priceCurrency: 'INR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: item.rupees.toFixed(2),
            priceCurrency: 'INR',
            valueAddedTaxIncluded: false,
            unitText: item.pack,
          },
          seller: { '@id': organisationId(site) },
        },
      },
    })),
  };
}
