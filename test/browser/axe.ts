import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page. Its legacy mode only means that there are no frames to look into.
 *
 * @param part a selector of the part to look at; the whole page without it
 */
export async function faults(
  page: Page,
  part = 'html',
): Promise<(readonly [rule: string, where: string[]])[]> {
  const axe = new AxeBuilder({ page }).include(part).withTags(STANDARDS).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
