import type { APIRoute } from 'astro';
import { catalogue, drawingOf } from '../../drawings/catalogue.ts';
import { sizedView } from '../../drawings/svg.ts';

/** Every drawing with the dimensions of its item, to which the portal adds letters or sizes (islands/widgets/products/SizedDrawing.tsx). */
export const getStaticPaths = () => [...catalogue.keys()].map((slug) => ({ params: { slug } }));

export const GET: APIRoute = ({ params }) => Response.json(sizedView(drawingOf(params.slug!)));
