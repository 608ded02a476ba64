import { sql } from 'drizzle-orm';
import type { ProductImage } from '#contracts/admin-products.ts';
import { rows } from './database.ts';

type Product = ReturnType<typeof sql>;

/** The pictures of a new product. */
export function newPictures(product: Product, images: ProductImage[]) {
  return [added(product, wantedOf(product, images))];
}

/**
 * Makes a product's pictures those of the list and writes the differences alone, so that the log tells of what somebody
 * touched. Without a list they stay, and go along where the product moves to another company.
 */
export function pictureChanges(product: Product, images: ProductImage[] | undefined) {
  if (!images) {
    const company = sql`(select company_id from products where id = ${product})`;
    return [
      rows(sql`update product_images set company_id = ${company}
        where product_id = ${product} and company_id <> ${company}`),
    ];
  }
  const wanted = wantedOf(product, images);
  return [
    rows(sql`delete from product_images where product_id = ${product}
      and id not in (select w.id from (${wanted}) as w where w.id is not null)`),
    // The index admits one primary picture at any time: the one that was it comes first.
    changed(product, wanted, sql`i.is_primary`),
    changed(product, wanted, sql`true`),
    added(product, wanted),
  ];
}

/**
 * The pictures as they shall be, exactly one of them primary (the first that says so, else the first), each with the row
 * that it has already. Their places stay where they are in the right order, with new ones behind: a picture that is
 * taken out moves no other.
 */
function wantedOf(product: Product, images: ProductImage[]) {
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

function changed(product: Product, wanted: Product, which: Product) {
  return rows(sql`
    update product_images i set company_id = w.company_id, alt = w.alt, is_primary = w.is_primary, position = w.position
    from (${wanted}) as w where i.product_id = ${product} and i.id = w.id and ${which}
      and (i.company_id, i.alt, i.is_primary, i.position) is distinct from (w.company_id, w.alt, w.is_primary, w.position)`);
}

function added(product: Product, wanted: Product) {
  return rows(sql`
    insert into product_images (company_id, product_id, url, alt, is_primary, position)
    select company_id, ${product}, url, alt, is_primary, position from (${wanted}) as w where id is null order by position`);
}
