import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** A redirect rule: `match` gives the destination for a path (without its query), or undefined. */
type Redirect = { match: (path: string) => string | undefined; status: number; force: boolean };

/** What the preview needs of netlify.toml. */
export type NetlifyConfig = {
  publish: string;
  functions: string;
  redirects: Redirect[];
  /** The headers that the file gives to a path; a later rule wins over an earlier one. */
  headersFor: (path: string) => Record<string, string>;
};

type Toml = {
  build: { publish: string };
  functions: { directory: string };
  redirects?: { from: string; to: string; status?: number; force?: boolean }[];
  headers?: { for: string; values: Record<string, string> }[];
};

/** Reads netlify.toml. Raises an error for a rule of a kind that the preview would not treat as Netlify does. */
export function readNetlifyToml(file: string): NetlifyConfig {
  const toml = parse(readFileSync(file, 'utf8')) as unknown as Toml;
  const rules = (toml.headers ?? []).map(({ for: path, values }) => ({ match: matcherOf(path), values }));
  return {
    publish: toml.build.publish,
    functions: toml.functions.directory,
    redirects: (toml.redirects ?? []).map(readRedirect),
    headersFor: (path) => Object.assign({}, ...rules.filter(({ match }) => match(path)).map(({ values }) => values)),
  };
}

type Rule = NonNullable<Toml['redirects']>[number];

function readRedirect({ from, to, status = 301, force = false, ...rest }: Rule): Redirect {
  const [unknown] = Object.keys(rest);
  if (unknown)
    throw new Error(`netlify.toml: the local preview does not know "${unknown}" of the redirect from ${from}.`);
  // Netlify accepts this rule and then never applies it, for fear of a loop.
  if (from === '/*' && to === '/') throw new Error('netlify.toml: "/* to /" is ignored by Netlify; write "/:any/*".');
  const match = matcherOf(from);
  const fill = (groups: Groups) => to.replace(/:([a-zA-Z_]\w*)/g, (_, name: string) => groups[name] ?? '');
  return {
    status,
    force,
    match: (path) => {
      const groups = match(path);
      return groups && fill({ ...groups, splat: groups['0'] });
    },
  };
}

type Groups = Record<string, string | undefined>;

/** `:name` stands for one segment; a `*`, which may only be last, for the rest (`:splat`), also for nothing. */
function matcherOf(path: string): (path: string) => Groups | undefined {
  if (/\*./.test(path)) throw new Error(`netlify.toml: in ${path} the asterisk must come last.`);
  const pattern = new URLPattern({ pathname: withoutSlash(path).replace(/\/\*$/, '{/*}?') });
  return (asked) => pattern.exec({ pathname: withoutSlash(asked) })?.pathname.groups;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
