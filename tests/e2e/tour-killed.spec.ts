import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { openHome, patient, strip } from './tour-home.ts'
import { TourPage } from './tour-page.ts'

/** The renderer goes, as when the system runs out of memory: no event is told to the page, nothing is tidied up. */
async function kill(page: Page) {
  const gone = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => {})
  await gone
}

// In the middle of writing, and while a change waits for it.
for (const after of [0, 250, 600]) {
  test(`a tab that is killed ${after} ms after a change loses at most the last two seconds of work`, async ({
    page,
  }) => {
    await openHome(page, 'bath', 'hall')
    const name = page.getByRole('textbox', { name: 'Name of this room' })
    const changes: { name: string; at: number }[] = []
    for (const begun = Date.now(); Date.now() - begun < 4000; ) {
      const next = `Bath ${changes.length + 1}`
      await name.fill(next)
      await page.keyboard.press('Enter')
      await expect(strip(page).getByText(next, { exact: true })).toBeVisible()
      changes.push({ name: next, at: Date.now() })
      await page.waitForTimeout(150)
    }
    await page.waitForTimeout(after)
    const killed = Date.now()
    await kill(page)

    const later = await page.context().newPage()
    const tour = new TourPage(later)
    await tour.goto()
    const list = later.getByRole('region', { name: 'Your tours' })
    await list.getByRole('button', { name: 'Open Bath' }).click(patient)
    await tour.opened()
    await expect(strip(later).getByRole('listitem')).toHaveCount(2)
    const [found] = await strip(later).locator('[data-room] .truncate').allTextContents()
    const kept = changes.findIndex((change) => change.name === found)
    expect(kept).toBeGreaterThanOrEqual(0)
    const lost = changes.slice(kept + 1)
    for (const change of lost) expect(killed - change.at).toBeLessThan(2000)
    // It can be gone on with.
    await later.getByRole('textbox', { name: 'Name of this room' }).fill('Wash')
    await later.keyboard.press('Enter')
    await expect(later.locator('[data-keep=kept]')).toBeVisible(patient)
  })
}
