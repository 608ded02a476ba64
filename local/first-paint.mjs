import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** Pages whose first visit is to wait for nothing but their document (docs/decisions/019). */
const PAGES = ['index.html'];

const sha256 = (text, encoding) => createHash('sha256').update(text).digest(encoding);
const STYLE_SHEET = /<link rel="stylesheet" href="(\/[^"]+)">/g;
const SCRIPT = /<script type="module" src="(\/[^"]+)"><\/script>/g;
const FONT_PRELOAD = /<link rel="preload"[^>]* as="font"[^>]*>/g;
/** A face that has to be fetched; the fallbacks, which are the reader's own fonts, stay with the page. */
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Where the document is so far down that no screen's first frame shows it: some 2,700 px at the widest. */
const FAR_BELOW = 'id="solutions"';

/**
 * Has the build put the styles of the home page into its document and start its typefaces and scripts only once its
 * words are painted, in the fallback that has their widths. Other pages keep their cached files.
 */
export function firstPaint() {
  return {
    name: 'plantsetu:first-paint',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (path) => readFile(new URL(`.${path}`, dir), 'utf8');
        for (const page of PAGES) {
          const html = await read(`/${page}`);
          const sheets = await Promise.all([...html.matchAll(STYLE_SHEET)].map(([, path]) => read(path)));
          const { page: text, faces } = selfContained(html, sheets.map((sheet) => sheet.trimEnd()).join(''));
          await writeFile(new URL(`.${faces.path}`, dir), faces.css);
          await writeFile(new URL(page, dir), text);
        }
      },
    },
  };
}

/** The document with the styles of its first frame in it, and the style sheet of typefaces and the rest that follows. */
export function selfContained(html, css) {
  const fetched = (css.match(FETCHED_FACE) ?? []).join('');
  const [style, rest] = parted(css.replace(FETCHED_FACE, ''), classesIn(html));
  const following = fetched + rest;
  const faces = { css: following, path: `/_astro/faces.${sha256(following, 'hex').slice(0, 8)}.css` };
  const scripts = [...html.matchAll(SCRIPT)].map(([, path]) => path);
  const starter = startAfterPaint(faces.path, scripts);
  const head =
    `<style>${style}</style><script>${starter}</script>` +
    `<noscript><link rel="stylesheet" href="${faces.path}"></noscript>`;
  // Astro names the hashes of all pages; of scripts and styles in the document this one has these two.
  const policy = (text) => (_, name) => `${name} 'self' 'sha256-${sha256(text, 'base64')}'`;
  if (!/script-src 'self'.*style-src 'self'/.test(html)) throw new Error('The page has no content policy to extend.');
  const page = html
    .replace(FONT_PRELOAD, '')
    .replace(SCRIPT, '')
    .replace(STYLE_SHEET, '')
    .replace(/(script-src) 'self'(?: 'sha256-[^']+')*/, policy(starter))
    .replace(/(style-src) 'self'(?: 'sha256-[^']+')*/, policy(style))
    .replace('</head>', () => `${head}</head>`);
  return { page, faces };
}

/** Classes of what the first frame can show: not of closed dialogs, and of nothing far below. */
function classesIn(html) {
  const shown = html.replace(/<dialog[^]*?<\/dialog>/g, '').split(FAR_BELOW)[0];
  return new Set([...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
}

/** The rules that can match something of the first frame, and those whose every selector names a class that is not there. */
function parted(css, classes) {
  const parts = ['', ''];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const end = closing(css, open);
    const [head, inner] = [css.slice(at, open), css.slice(open + 1, end)];
    if (/^@(media|layer|supports)/.test(head)) {
      parted(inner, classes).forEach((rules, part) => (parts[part] += rules && `${head}{${rules}}`));
    } else {
      const needed = head
        .split(',')
        .some((one) => [...one.matchAll(/\.([a-z][\w-]*)/g)].every(([, name]) => classes.has(name)));
      parts[needed ? 0 : 1] += css.slice(at, end + 1);
    }
    at = end + 1;
  }
  return parts;
}

/** Where the block ends that opens there. */
function closing(css, open) {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the style sheet has no end.');
}

/** The first frame holds the words; what is asked for in the task after it can no longer hold them up. */
const startAfterPaint = (faces, scripts) =>
  `requestAnimationFrame(()=>setTimeout(()=>{let add=(name,of)=>document.head.append(Object.assign(document.createElement(name),of));` +
  `add("link",{rel:"stylesheet",href:"${faces}"});` +
  `for(let src of ${JSON.stringify(scripts)})add("script",{type:"module",src})}))`;
