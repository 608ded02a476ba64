import type { Config } from '@netlify/functions';
import { answerQuestionEndpoint } from '#contracts/orders/questions.ts';
import { answerQuestion } from '#server/orders/questions.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(answerQuestionEndpoint, ({ actor, body }) => answerQuestion(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/question-answer'], method: 'POST' };
