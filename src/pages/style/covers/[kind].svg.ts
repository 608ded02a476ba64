import type { APIRoute } from 'astro';
import { specimens } from '../../../components/style/specimens.ts';
import { coverOf } from '../../../covers/cover.ts';
import { file } from '../../../covers/canvas/picture.ts';
import type { Subject } from '../../../covers/kinds/subject.ts';

/** The covers that the style sheet shows. */
export const getStaticPaths = () =>
  Object.entries(specimens).map(([kind, { subject }]) => ({ params: { kind }, props: { subject } }));

export const GET: APIRoute<{ subject: Subject }> = ({ props }) =>
  new Response(file(coverOf(props.subject)), { headers: { 'Content-Type': 'image/svg+xml' } });
