import { localePath } from '../../src/site/locales.ts'
import { builtPaths } from '../pages.ts'
import { expect, test } from '../setup/test.ts'

test.use({ viewport: { width: 360, height: 800 } })

// Hindi needs the most lines. What is taller than its place would be measured on the next one's ground.
test('nothing that a phone lays out late is taller than the place that is kept for it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const tooTall: string[] = []
  for (const path of builtPaths()) {
    await page.goto(localePath('hi', path))
    await page.evaluate(() => document.fonts.ready)
    tooTall.push(
      ...(await page.evaluate((address) => {
        const sections = [...document.querySelectorAll('[data-later] > :is(section, footer)')]
        const kept = sections.map((section) =>
          Number.parseFloat(
            getComputedStyle(section).containIntrinsicBlockSize.replace('auto ', ''),
          ),
        )
        const whole = new CSSStyleSheet()
        whole.replaceSync(
          '[data-later] > :is(section, footer) { content-visibility: visible !important }',
        )
        document.adoptedStyleSheets.push(whole)
        return sections.flatMap((section, at) => {
          const { height } = section.getBoundingClientRect()
          return height > (kept[at] ?? 0) ? [`${address}: ${height} of ${kept[at]} px`] : []
        })
      }, path)),
    )
  }
  expect(tooTall).toEqual([])
})
