import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * One line for each violation that axe finds in the page as it stands; none is `[]`.
 * Waits for entries to end first: axe takes what is still at opacity 0 for hidden, an opening dialog for none.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
