import type { APIRoute } from 'astro';
import { full } from '../components/site/address.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${full('/sitemap-index.xml')}\n`);
