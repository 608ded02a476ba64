import type { APIRoute, GetStaticPaths } from 'astro';
import { coverPath, coverSubjects } from '#site-content/covers.ts';
import { coverOf } from '../../covers/cover.ts';
import { file } from '../../covers/canvas/picture.ts';
import type { Subject } from '../../covers/kinds/subject.ts';

/** The covers of posts, documents and talks, composed by the build. */
export const getStaticPaths = (async () =>
  [...(await coverSubjects())].map(([path, subject]) => ({
    params: { name: coverPath(path).replace(/^\/covers\/|\.svg$/g, '') },
    props: { subject },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ subject: Subject }> = ({ props }) =>
  new Response(file(coverOf(props.subject)), { headers: { 'Content-Type': 'image/svg+xml' } });
