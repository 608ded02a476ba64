import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** A redirect rule: `match` returns the destination for a path without query, or undefined. */
type Redirect = { match: (path: string) => string | undefined; status: number; force: boolean };

/** The settings of netlify.toml that the preview uses. */
export type NetlifyConfig = {
  publish: string;
  functions: string;
  redirects: Redirect[];
  /** The headers for a path; a later rule overrides an earlier one. */
  headersFor: (path: string) => Record<string, string>;
};

type Toml = {
  build: { publish: string };
  functions: { directory: string };
  redirects?: { from: string; to: string; status?: number; force?: boolean }[];
  headers?: { for: string; values: Record<string, string> }[];
};

/** Reads netlify.toml. Throws for a kind of rule that the preview would not handle like Netlify. */
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
    throw new Error(`netlify.toml: the local preview does not support "${unknown}" in the redirect from ${from}.`);
  // Netlify accepts this rule but never applies it, to avoid a loop.
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

/** `:name` matches one segment; a `*`, allowed only at the end, matches the rest (`:splat`), which may be empty. */
function matcherOf(path: string): (path: string) => Groups | undefined {
  if (/\*./.test(path)) throw new Error(`netlify.toml: in ${path} the asterisk must come last.`);
  const pattern = new URLPattern({ pathname: withoutSlash(path).replace(/\/\*$/, '{/*}?') });
  return (asked) => pattern.exec({ pathname: withoutSlash(asked) })?.pathname.groups;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
