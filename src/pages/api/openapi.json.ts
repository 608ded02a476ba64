import type { APIRoute } from 'astro';
import { openApiDocument } from '../../openapi/document.ts';

/** The calls of the site for programs, made from the contracts by the build. */
export const GET: APIRoute = ({ site }) => Response.json(openApiDocument(site!));
