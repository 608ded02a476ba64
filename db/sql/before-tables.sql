-- Needed before the tables exist: extensions, and the functions of generated columns.
-- A function here is replaced, never dropped, since columns depend on it. PostgreSQL does not recompute a stored column when
-- its function changes: a change here needs a migration that writes the column again.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists fuzzystrmatch;

-- In lower case and without punctuation, each word after a space: `PO-777`, `Aravalli Auto` → ` po777 aravalli auto`.
-- `wordsOf` in netlify/server/platform/list-page.ts does the same to the search.
create or replace function searchable(variadic parts text[]) returns text language sql immutable parallel safe
  return ' ' || translate(lower(array_to_string(parts, ' ')), E'\n\r\t!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~', '   ');

-- The facets in the `search` column of a product (src/contracts/catalog/search/index-text.ts): `=bore=25 mm` → `bore=25 mm`.
create or replace function facets_in(p_search tsvector) returns text[] language sql immutable parallel safe
  return array(select substr(word, 2) from unnest(tsvector_to_array(p_search)) as word where word ^@ '=');

-- What a mail is about, for staff: number and title of its record. Never its text or its link, which may sign someone in.
create or replace function mail_about(p_payload jsonb) returns text language sql immutable parallel safe
  return left(coalesce(
    p_payload ->> 'about',
    'Credit note ' || (p_payload ->> 'credit_note'),
    'Debit note ' || (p_payload ->> 'debit_note'),
    'Invoice ' || (p_payload ->> 'number'),
    case when p_payload ->> 'code' not like 'SHP-%'
      then concat_ws(': ', p_payload ->> 'code', coalesce(p_payload ->> 'title', p_payload ->> 'subject')) end,
    concat_ws(', ', 'Order ' || (p_payload ->> 'order_id'), 'PO ' || nullif(p_payload ->> 'po_number', ''), p_payload ->> 'code'),
    ''), 120);
