import { posix } from 'node:path';
import ts from 'typescript';

/** The contracts' source text by path from the root of the project. */
const sources = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../contracts/**/*.ts', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace('../', 'src/'), text]),
);

/** What the doc comments say of an exported value: its own sentences, and those of its fields. */
export interface Docs {
  text?: string | undefined;
  fields: Map<string, Docs>;
}

interface Place {
  file: string;
  tree: ts.SourceFile;
}

const trees = new Map<string, ts.SourceFile>();
const known = new Map<ts.Node, Docs>();

/** The doc comments of a value that a contract declares. */
export function docsOf(file: string, name: string): Docs {
  return docsOfName(placeOf(file), name) ?? { fields: new Map() };
}

function placeOf(file: string): Place {
  const tree = trees.get(file) ?? ts.createSourceFile(file, sources[file]!, ts.ScriptTarget.Latest, true);
  trees.set(file, tree);
  return { file, tree };
}

/** A constant or function of a file, or of the file that it is imported from; nothing if it is from a package. */
function docsOfName(place: Place, name: string): Docs | undefined {
  for (const statement of place.tree.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(({ name: own }) => own.getText() === name);
      if (found?.initializer) return { ...docsIn(place, found.initializer), text: commentOf(statement) };
    }
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name && statement.body) {
      const last = statement.body.statements.at(-1);
      if (last && ts.isReturnStatement(last) && last.expression) return docsIn(place, last.expression);
    }
    if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      const bound = names && ts.isNamedImports(names) && names.elements.find((one) => one.name.text === name);
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (bound && from.startsWith('.')) {
        return docsOfName(
          placeOf(posix.join(posix.dirname(place.file), from)),
          bound.propertyName?.getText() ?? bound.name.text,
        );
      }
    }
  }
  return undefined;
}

/** The fields in an expression. Zod's wrappers, such as `z.array(…)` and `….check(…)`, are seen through. */
function docsIn(place: Place, node: ts.Node): Docs {
  const done = known.get(node);
  if (done) return done;
  const docs: Docs = { fields: new Map() };
  known.set(node, docs);
  const take = (part: ts.Node) => docsIn(place, part).fields.forEach((field, name) => addField(docs, name, field));
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) take(property.expression);
      else if (property.name) {
        const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
        addField(docs, property.name.getText(), { ...docsIn(place, value), text: commentOf(property) });
      }
    }
  } else if (ts.isCallExpression(node)) {
    [node.expression, ...node.arguments].forEach(take);
  } else if (ts.isPropertyAccessExpression(node)) take(node.expression);
  else if (ts.isArrowFunction(node)) take(node.body);
  else if (ts.isParenthesizedExpression(node)) take(node.expression);
  else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(take);
  else if (ts.isIdentifier(node))
    docsOfName(place, node.text)?.fields.forEach((field, name) => addField(docs, name, field));
  return docs;
}

function addField(docs: Docs, name: string, field: Docs) {
  const other = docs.fields.get(name);
  docs.fields.set(name, {
    text: field.text ?? other?.text,
    fields: field.fields.size ? field.fields : (other?.fields ?? field.fields),
  });
}

/** References to our own papers, which mean nothing outside. */
const INTERNAL = / \((?:[^()]*, )?(?:specification|decision|docs\/|abuse cases|FileReply)[^()]*\)/g;

/** The text of the doc comment before a statement or property, in one line. */
function commentOf(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return text?.replace(/\s+/g, ' ').replace(INTERNAL, '').trim() || undefined;
}
