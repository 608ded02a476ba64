/**
 * Removes from the browser's build the parts of a contract that only the server uses (docs/decisions/012): the schemas of
 * query and reply, and of a body that no form is checked against. Pages without other schemas then do not load zod.
 *
 * A contract has only declarations, so two rules suffice: `endpoint({…})` becomes the plain object without those
 * schemas, and any other constant is marked as free of side effects, so that the bundler drops it if it is unused.
 */
export function leanContracts() {
  return {
    name: 'plantsetu:lean-contracts',
    apply: 'build',
    // After TypeScript has been compiled to JavaScript.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/contracts\/(?:[\w-]+\/)?[\w-]+\.ts$/ },
      handler(code) {
        return { code: lean(code, this.parse(code)), map: null, moduleSideEffects: false };
      },
    },
  };
}

/** The module's text with its constants rewritten, the last one first so that earlier positions stay valid. */
export function lean(code, program) {
  const constants = program.body
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => declarations.map(({ init }) => init))
    .filter((init) => init?.type === 'CallExpression');
  return constants
    .sort((a, b) => b.start - a.start)
    .reduce((text, init) => text.slice(0, init.start) + rewritten(code, init) + text.slice(init.end), code);
}

function rewritten(code, init) {
  const [spec] = init.arguments;
  if (init.callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression') {
    return `/* @__PURE__ */ (() => ${code.slice(init.start, init.end)})()`;
  }
  const nameOf = ({ key }) => key?.name;
  const unused = ['query', 'reply', ...(spec.properties.some((one) => nameOf(one) === 'composed') ? ['body'] : [])];
  const kept = spec.properties.filter((property) => !unused.includes(nameOf(property)));
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
}
