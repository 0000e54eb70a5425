import { expect, test } from '../setup/test.ts'

test('a dark page is printed as ink on white, without what can only be pressed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/about')
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await expect(page.locator('header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  const inks = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((headings) => [
      ...new Set(headings.map((heading) => getComputedStyle(heading).color)),
    ])
  // Ink, and the soft ink of lesser headings.
  expect(inks.sort()).toEqual(['rgb(0, 0, 0)', 'rgb(58, 61, 69)'])
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    /rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/,
  )
})

test('what lies far down a page is on paper too', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.goto('/industries/politics')
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const heights = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => section.querySelector('h2, h3')?.clientHeight ?? 1),
    )
  expect(heights.length).toBeGreaterThan(3)
  expect(heights.filter((height) => height === 0)).toEqual([])
})
