import { expect, test } from '../setup/test.ts'
import { beyondScreen } from './on-page.ts'

test('a name of 200 letters moves nothing out of header, menu and page', async ({ page }) => {
  const user = JSON.stringify({ email: 'w@example.org', name: 'W'.repeat(200) })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((saved) => localStorage.setItem('user', saved), user)
  for (const language of ['', '/es', '/fr', '/hi']) {
    await page.setViewportSize({ width: 1536, height: 800 })
    await page.goto(`${language}/dashboard`)
    const header = page.locator('header')
    await expect(header.getByText('W'.repeat(200))).toBeVisible()
    for (const width of [1536, 1280, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      // The layout follows the new width a moment later.
      await expect(async () => {
        const boxes = await header
          .locator('a:visible, button:visible')
          .evaluateAll((all) =>
            all
              .map((each) => each.getBoundingClientRect())
              .map(({ left, right }) => ({ left, right })),
          )
        const inOrder = boxes.toSorted((a, b) => a.left - b.left)
        for (const [at, { right }] of inOrder.entries())
          expect(right, `${width}`).toBeLessThanOrEqual((inOrder[at + 1]?.left ?? width) + 1)
      }).toPass({ timeout: 10_000 })
      expect(await beyondScreen(page), `${language} ${width}`).toEqual([])
    }
    await header.locator('button[aria-haspopup=dialog]:visible').click()
    const beyond = () =>
      page.getByRole('dialog').evaluate((menu) => menu.scrollWidth - menu.clientWidth)
    expect(await beyond(), language).toBe(0)
  }
})

test('back and forward lead through fragments to where each was left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voter-engagement')
  const settle = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return { at: location.pathname + location.hash, y: scrollY }
    })
  const left: Awaited<ReturnType<typeof settle>>[] = []
  for (const href of ['#survey', '#sentiment', '#portal', '/about']) {
    const link = page.locator(`a[href="${href}"]:visible`).first()
    await link.focus()
    left.push(await settle())
    await link.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.locator(href.startsWith('#') ? href : 'h1')).toBeInViewport()
  }
  left.push(await settle())
  const visit = async (to: number, go: () => Promise<unknown>) => {
    await go()
    await expect.poll(settle).toEqual({ at: left[to]?.at, y: expect.closeTo(left[to]?.y ?? 0, -1) })
    // A page that is come back to takes the focus once it is there, which may be after its place.
    await expect
      .poll(() => page.evaluate(() => document.activeElement === document.body))
      .toBe(false)
  }
  for (const to of [3, 2, 1, 0]) await visit(to, () => page.goBack())
  for (const to of [1, 2, 3, 4]) await visit(to, () => page.goForward())
})
