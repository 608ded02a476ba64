import { Client, neonConfig } from '@neondatabase/serverless';

interface Statement {
  query: string;
  params: unknown[];
}

/** A node of a plan, with what PostgreSQL would read. */
export interface PlanNode {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

/** The statements of the batch that a call sends to the database, in order. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const sendOn = neonConfig.fetchFunction;
  let statements: Statement[] = [];
  neonConfig.fetchFunction = (address: string, sent: { body: string }) => {
    statements = JSON.parse(sent.body).queries;
    return sendOn(address, sent);
  };
  try {
    await call();
  } finally {
    neonConfig.fetchFunction = sendOn;
  }
  return statements;
}

/** The plan of an admin call's list query, node by node, from the statements that it sends, run as staff. */
export async function planOf(call: () => Promise<unknown>): Promise<PlanNode[]> {
  const statements = await statementsOf(call);
  const client = new Client(process.env.DATABASE_URL);
  await client.connect();
  try {
    await client.query('begin');
    const nodes: PlanNode[] = [];
    for (const { query, params } of statements) {
      const isList = /\bfrom "/.test(query);
      const { rows } = await client.query(isList ? `explain (format json) ${query}` : query, params);
      if (isList) nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
    }
    return nodes;
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

/** Without subplans, which run only for the rows of the page. */
const nodesOf = (node: PlanNode): PlanNode[] =>
  node['Parent Relationship'] === 'SubPlan' ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];
