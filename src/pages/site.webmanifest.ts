import type { APIRoute } from 'astro';
import { settings } from '../../site.config.ts';
import { to } from '../components/site/address.ts';

const icon = (size: number, purpose?: 'maskable') => ({
  src: to(`/icon-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

export const GET: APIRoute = () =>
  Response.json({
    name: settings.name,
    short_name: settings.name,
    lang: 'he',
    dir: 'rtl',
    start_url: to('/'),
    scope: to('/'),
    display: 'standalone',
    background_color: '#fcfcfa',
    theme_color: '#fcfcfa',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  });
