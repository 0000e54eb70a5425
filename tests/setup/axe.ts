import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Which part of a page to look at, and by which rules: all of both, unless told. */
export interface Look {
  /** a selector */
  within?: string
  /** a selector of what is looked at elsewhere */
  without?: string
  /** names of axe's rules */
  rules?: string[]
}

/**
 * One line for each violation that axe finds in the page as it stands; none is `[]`.
 * Waits for entries to end first: axe takes what is still at opacity 0 for hidden, an opening dialog for none.
 */
export async function axeViolations(
  page: Page,
  { within, without, rules }: Look = {},
): Promise<string[]> {
  await expect.poll(() => page.evaluate(countAnimations), { message: 'entries end' }).toBe(0)
  const axe = new AxeBuilder({ page })
    // Without frames of other origins there is nothing that its second, empty page could look into.
    .setLegacyMode()
    // What is well is not asked for, which is most of what axe would write down.
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** As {@link axeViolations}, of the page in the other theme as well, where nothing can differ but the colours. */
export async function axeViolationsInBothThemes(page: Page, look: Look = {}): Promise<string[]> {
  const first = await axeViolations(page, look)
  await page.evaluate(() => {
    for (const theme of ['light', 'dark']) document.documentElement.classList.toggle(theme)
  })
  return [...first, ...(await axeViolations(page, { ...look, rules: ['color-contrast'] }))]
}

/** Animations under way that will end. */
const countAnimations = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).length
