import { settings } from '../../../site.config.ts';
import { full } from './address.ts';

interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page down to a page, as schema.org is told of it. */
export const breadcrumbs = (...below: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: settings.name, path: '/' }, ...below].map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: step.name,
    item: full(step.path),
  })),
});
