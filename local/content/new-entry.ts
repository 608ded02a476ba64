import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** `npm run new -- blog "Title"`: creates an entry from the template of its kind, with title, date and number filled in. */

/** Kind → folder of its entries; its template is docs/templates/<kind> with the same extension. */
const folders: Record<string, string> = {
  solution: 'solutions',
  supply: 'supplies',
  service: 'services',
  delivery: 'delivery',
  industry: 'industries',
  blog: 'blogs',
  whitepaper: 'whitepapers',
  ebook: 'ebooks',
  'case-study': 'case-studies',
  webinar: 'webinars',
  'on-demand': 'on-demand',
  job: 'jobs',
  career: 'career',
  policy: 'policies',
  faq: 'faqs',
  'internship-track': 'internship-tracks',
  benefit: 'benefits',
  testimonial: 'testimonials',
};

const [kind = '', title = ''] = process.argv.slice(2);
const folder = folders[kind];
const name = slugOf(title);

if (!folder || !name) {
  refuse(`Usage: npm run new -- <kind> "Title"\nKinds: ${Object.keys(folders).join(', ')}`);
} else {
  const template = (await readdir('docs/templates')).find((file) => file.startsWith(`${kind}.`))!;
  const file = `src/content/${folder}/${name}${template.slice(kind.length)}`;
  const siblings = await readdir(`src/content/${folder}`).catch(() => []);
  await mkdir(dirname(file), { recursive: true });
  const text = fill(await readFile(`docs/templates/${template}`, 'utf8'), siblings.length + 1);
  await writeFile(file, text, { flag: 'wx' }).then(
    () => console.log(`Created ${file}. Replace the texts in angle brackets; the build reports what is missing.`),
    (error: NodeJS.ErrnoException) =>
      refuse(error.code === 'EEXIST' ? `${file} already exists. Edit it or choose another title.` : error.message),
  );
}

function fill(template: string, order: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  // In YAML a title with a colon or a quotation mark has to be quoted; a JSON string is valid YAML.
  return template
    .replaceAll('<TITLE>', () => JSON.stringify(title.trim()))
    .replaceAll('<TODAY>', `'${today}'`)
    .replaceAll('<SLUG>', name)
    .replaceAll('<ORDER>', String(order));
}

/** `Rate contracts: how?` → `rate-contracts-how` */
function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
