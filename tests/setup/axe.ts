import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * One line for each violation that axe finds in the page as it stands; none is `[]`.
 * Waits for entries to end first: axe takes what is still at opacity 0 for hidden, an opening dialog for none.
 * @param without  a selector of what is looked at elsewhere
 */
export async function axeViolations(page: Page, without?: string): Promise<string[]> {
  await expect.poll(() => page.evaluate(countAnimations), { message: 'entries end' }).toBe(0)
  const axe = new AxeBuilder({ page })
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Animations under way that will end. */
function countAnimations(): number {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    ).length
}
