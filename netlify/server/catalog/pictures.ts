import { sql } from 'drizzle-orm';
import type { ProductImage } from '#contracts/catalog/admin.ts';
import { rows } from '../platform/database.ts';

type Product = ReturnType<typeof sql>;

/** The pictures of a new product. */
export function newPictures(product: Product, images: ProductImage[]) {
  return [insertPictures(product, matchPictures(product, images))];
}

/**
 * Replaces a product's pictures with the list. Only differences are written, so that the audit log shows real changes.
 * Without a list the pictures stay, and follow the product to another company.
 */
export function pictureChanges(product: Product, images: ProductImage[] | undefined) {
  if (!images) {
    const company = sql`(select company_id from products where id = ${product})`;
    return [
      rows(sql`update product_images set company_id = ${company}
        where product_id = ${product} and company_id <> ${company}`),
    ];
  }
  const wanted = matchPictures(product, images);
  return [
    rows(sql`delete from product_images where product_id = ${product}
      and id not in (select w.id from (${wanted}) as w where w.id is not null)`),
    // The unique index allows one primary picture, so the old primary is updated first.
    updatePictures(product, wanted, sql`i.is_primary`),
    updatePictures(product, wanted, sql`true`),
    insertPictures(product, wanted),
  ];
}

/**
 * The wanted pictures, each with its existing row if there is one, and exactly one primary (the first marked, else the
 * first). Positions that are in the right order are kept, so that removing a picture does not change the others.
 */
function matchPictures(product: Product, images: ProductImage[]) {
  const first = images.findIndex((image) => image.is_primary === 1);
  const list = images.map(({ url, alt }, at) => ({ url, alt, at, is_primary: at === Math.max(0, first) }));
  return sql`
    select id, url, alt, is_primary, company_id, case
        when not bool_and(at = had_before and place > last or id is null) over () then at
        else coalesce(place, last + 1 + at - had_before) end as position
    from (
      select w.*, i.id, i.position as place, (select company_id from products where id = ${product}) as company_id,
        count(i.id) over before as had_before, coalesce(max(i.position) over before, -1) as last
      from (
        select *, row_number() over (partition by url order by at) as nth
        from json_to_recordset(${JSON.stringify(list)}::json) as l (url text, alt text, at int, is_primary boolean)
      ) as w left join (
        select *, row_number() over (partition by url order by id) as nth
        from product_images where product_id = ${product}
      ) as i on i.url = w.url and i.nth = w.nth
      window before as (order by w.at rows between unbounded preceding and 1 preceding)
    ) as matched`;
}

function updatePictures(product: Product, wanted: Product, which: Product) {
  return rows(sql`
    update product_images i set company_id = w.company_id, alt = w.alt, is_primary = w.is_primary, position = w.position
    from (${wanted}) as w where i.product_id = ${product} and i.id = w.id and ${which}
      and (i.company_id, i.alt, i.is_primary, i.position) is distinct from (w.company_id, w.alt, w.is_primary, w.position)`);
}

function insertPictures(product: Product, wanted: Product) {
  return rows(sql`
    insert into product_images (company_id, product_id, url, alt, is_primary, position)
    select company_id, ${product}, url, alt, is_primary, position from (${wanted}) as w where id is null order by position`);
}
