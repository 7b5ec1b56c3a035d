import { settings } from '../../../site.config.ts';
import { full } from './address.ts';

/** The way from the home page to a page right below it, as schema.org is told of it. */
export const breadcrumbs = (name: string, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: settings.name, path: '/' },
    { name, path },
  ].map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: step.name,
    item: full(step.path),
  })),
});
