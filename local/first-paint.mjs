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

/** The block of styles/tokens.css. */
const TOKENS = '@layer tokens{';

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
  const frame = firstFrame(html);
  const [rules, rest] = parted(css.replace(FETCHED_FACE, ''), frame);
  const [style, tokens] = withTokens(rules, frame);
  const following = fetched + tokens + rest;
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

/** What of the body the first frame can show: no closed dialog, no folded details, and nothing far below. */
function firstFrame(html) {
  const shown = html
    .replace(/<(script|dialog)\b[^]*?<\/\1>/g, '')
    .replace(/(<details\b[^>]*>\s*<summary>[^]*?<\/summary>)[^]*?<\/details>/g, '$1</details>')
    .split(FAR_BELOW)[0];
  const classes = new Set([...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  return { shown, classes };
}

/** What comes about only once somebody points, presses or opens; and what a script draws. */
const LATER = /:(hover|active|disabled|popover-open)|\[(open|data-draw)\b/;

/** Whether a part of a selector can match something of the first frame. In doubt it can. */
function isShown(selector, { shown, classes }) {
  const part = selector.replace(/:not\([^)]*\)?/g, '');
  const all = (pattern, isThere) => [...part.matchAll(pattern)].every(([, ...names]) => isThere(...names));
  return (
    !LATER.test(part) &&
    all(/\.([a-z][\w-]*)/g, (name) => classes.has(name)) &&
    all(/\[([\w-]+)(?:=([\w-]+))?\]/g, (name, value) => shown.includes(value ? ` ${name}="${value}"` : ` ${name}`)) &&
    all(/(?:^|[\s>+~])([a-z][a-z\d]*)/g, (tag) => shown.includes(`<${tag}`))
  );
}

/** The rules that the first frame needs, and those that can follow: in order, within their layers and conditions. */
function parted(css, frame) {
  const parts = ['', ''];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const end = closing(css, open);
    const [head, inner] = [css.slice(at, open), css.slice(open + 1, end)];
    if (/^@(media|layer|supports)/.test(head) && !head.startsWith('@media print')) {
      parted(inner, frame).forEach((rules, part) => (parts[part] += rules && `${head}{${rules}}`));
    } else {
      // Of what is no rule for elements, the fallbacks' faces only: neither animations nor the printed page.
      const needed = head.startsWith('@') ? head === '@font-face' : head.split(',').some((one) => isShown(one, frame));
      parts[needed ? 0 : 1] += css.slice(at, end + 1);
    }
    at = end + 1;
  }
  return parts;
}

/** The rules with only those tokens that they ask for, and the tokens whole, which what follows may ask for. */
function withTokens(rules, { shown }) {
  const at = rules.indexOf(TOKENS);
  if (at < 0) return [rules, ''];
  const tokens = rules.slice(at, closing(rules, at + TOKENS.length - 1) + 1);
  const isAsked = (name) =>
    [rules, shown].some((text) => text.includes(`var(${name})`) || text.includes(`var(${name},`));
  const asked = tokens.replace(/(--[\w-]+):[^;{}]*;?/g, (token, name) => (isAsked(name) ? token : ''));
  return [rules.replace(tokens, () => asked), tokens];
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
