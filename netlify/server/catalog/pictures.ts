import { sql } from 'drizzle-orm';
import type { ProductImage } from '#contracts/catalog/admin.ts';
import { rows } from '../platform/database.ts';

/** Id of the item. */
type Item = ReturnType<typeof sql>;

/** The pictures of a new item; an item that has pictures keeps them. */
export function newPictures(item: Item, images: ProductImage[]) {
  const wanted = matchPictures(item, images);
  return [insertPictures(item, sql`${wanted} where not exists (select 1 from item_images where item_id = ${item})`)];
}

/** Replaces an item's pictures with the list. Only differences are written, so that the audit log shows real changes. */
export function pictureChanges(item: Item, images: ProductImage[] | undefined) {
  if (!images) return [];
  const wanted = matchPictures(item, images);
  return [
    rows(sql`delete from item_images where item_id = ${item}
      and id not in (select w.id from (${wanted}) as w where w.id is not null)`),
    // The unique index allows one primary picture, so the old primary is updated first.
    updatePictures(item, wanted, sql`i.is_primary`),
    updatePictures(item, wanted, sql`true`),
    insertPictures(item, wanted),
  ];
}

/**
 * The wanted pictures, each with its existing row if there is one, and exactly one primary (the first marked, else the
 * first). Positions that are in the right order are kept, so that removing a picture does not change the others.
 */
function matchPictures(item: Item, images: ProductImage[]) {
  const first = images.findIndex((image) => image.is_primary === 1);
  const list = images.map(({ url, alt }, at) => ({ url, alt, at, is_primary: at === Math.max(0, first) }));
  return sql`
    select id, url, alt, is_primary, case
        when not bool_and(at = had_before and place > last or id is null) over () then at
        else coalesce(place, last + 1 + at - had_before) end as position
    from (
      select w.*, i.id, i.position as place,
        count(i.id) over before as had_before, coalesce(max(i.position) over before, -1) as last
      from (
        select *, row_number() over (partition by url order by at) as nth
        from json_to_recordset(${JSON.stringify(list)}::json) as l (url text, alt text, at int, is_primary boolean)
      ) as w left join (
        select *, row_number() over (partition by url order by id) as nth
        from item_images where item_id = ${item}
      ) as i on i.url = w.url and i.nth = w.nth
      window before as (order by w.at rows between unbounded preceding and 1 preceding)
    ) as matched`;
}

function updatePictures(item: Item, wanted: Item, which: Item) {
  return rows(sql`
    update item_images i set alt = w.alt, is_primary = w.is_primary, position = w.position
    from (${wanted}) as w where i.item_id = ${item} and i.id = w.id and ${which}
      and (i.alt, i.is_primary, i.position) is distinct from (w.alt, w.is_primary, w.position)`);
}

function insertPictures(item: Item, wanted: Item) {
  return rows(sql`
    insert into item_images (item_id, url, alt, is_primary, position)
    select ${item}, url, alt, is_primary, position from (${wanted}) as w where id is null order by position`);
}
