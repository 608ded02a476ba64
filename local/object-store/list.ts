import { escapeXml, StoreError } from './errors.ts';
import type { ObjectInfo } from './files.ts';

type Entry = { prefix: string } | { info: ObjectInfo };

/** The reply to ListObjectsV2; supports prefix, delimiter, max-keys, start-after and the continuation token. */
export function listObjects(name: string, objects: ObjectInfo[], url: URL): string {
  const read = (word: string) => url.searchParams.get(word) ?? '';
  const limit = Math.min(Number(url.searchParams.get('max-keys') ?? 1000), 1000);
  if (!(limit >= 0)) throw new StoreError(400, 'InvalidArgument', 'max-keys is not a number');
  const token = read('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString('utf8') : read('start-after');
  const [prefix, delimiter] = [read('prefix'), read('delimiter')];
  const entries = collapse(
    objects.filter(({ key }) => key.startsWith(prefix)),
    prefix,
    delimiter,
  );
  const rest = entries.filter((entry) => nameOf(entry) > after);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const isCut = rest.length > page.length;
  // Keys may contain characters that XML cannot, so the SDK requests them URL-encoded.
  const show = read('encoding-type') === 'url' ? encodeURIComponent : escapeXml;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${name}</Name><Prefix>${show(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${limit}</MaxKeys>`,
    `<IsTruncated>${isCut}</IsTruncated>`,
    read('encoding-type') === 'url' ? '<EncodingType>url</EncodingType>' : '',
    isCut && last
      ? `<NextContinuationToken>${Buffer.from(nameOf(last)).toString('base64url')}</NextContinuationToken>`
      : '',
    ...page.map((entry) => ('info' in entry ? contents(entry.info, show) : commonPrefix(entry.prefix, show))),
    '</ListBucketResult>',
  ].join('');
}

const nameOf = (entry: Entry) => ('info' in entry ? entry.info.key : entry.prefix);

/** Keys with the same text before the delimiter are listed once, as a common prefix. */
function collapse(objects: ObjectInfo[], prefix: string, delimiter: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const info of objects) {
    const at = delimiter ? info.key.indexOf(delimiter, prefix.length) : -1;
    const entry: Entry = at < 0 ? { info } : { prefix: info.key.slice(0, at + delimiter.length) };
    entries.set(nameOf(entry), entry);
  }
  return [...entries.values()];
}

const commonPrefix = (prefix: string, show: (text: string) => string) =>
  `<CommonPrefixes><Prefix>${show(prefix)}</Prefix></CommonPrefixes>`;

function contents({ key, size, etag, modified }: ObjectInfo, show: (text: string) => string): string {
  return [
    `<Contents><Key>${show(key)}</Key><LastModified>${modified}</LastModified><ETag>${escapeXml(etag)}</ETag>`,
    `<Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  ].join('');
}
