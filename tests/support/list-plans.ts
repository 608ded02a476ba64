import { Client, neonConfig } from '@neondatabase/serverless';

interface Statement {
  query: string;
  params: unknown[];
}

/** A node of a plan, and what PostgreSQL would read there. */
export interface PlanNode {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

/** The statements of the batch that a call sends to the database, in their order. */
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

/** How PostgreSQL would run what a call of the admin's asks, node by node: its very statements, as staff. */
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

/** Without what is asked for each row that is shown. */
const nodesOf = (node: PlanNode): PlanNode[] =>
  node['Parent Relationship'] === 'SubPlan' ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];
