import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { TitrationPage } from '../e2e/titration-page.ts'
import { expect, test } from '../setup/test.ts'
import { byPanel, lookAt, pressThing, standOnTable } from './lesson-panel.ts'

// Software draws the set, with its glass, near before the eyes: the smaller the screen, the sooner.
const viewport = { width: 240, height: 240 }
test.use({ viewport })
test.describe.configure({ timeout: 180_000 })

/** Of what the eyes see, round the middle, where what they look at is. */
const side = 100
const clip = {
  x: (viewport.width - side) / 2,
  y: (viewport.height - side) / 2,
  width: side,
  height: side,
}

/** How many pixels round the middle of what is seen are red, orange or brown. */
async function reds(page: Page): Promise<number> {
  const shot = sharp(await page.screenshot({ clip }))
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 80 && r > 1.5 * g && r > 1.5 * b) count += 1
  }
  return count
}

test('§2.19 the set is drawn before the eyes, and changes with what the ray presses', async ({
  page,
}) => {
  const lesson = new TitrationPage(page)
  // A picture waits for a frame.
  const seen = () => expect.poll(() => reds(page), { timeout: 40_000 })
  await standOnTable(lesson)

  // The goggles on the table, by their strap; whoever takes them wears them.
  await lookAt(page, 'goggles')
  await seen().toBeGreaterThan(100)
  const onTable = await reds(page)
  await pressThing(page, 'goggles')
  await expect(lesson.said).toHaveText('The goggles are on.')
  await seen().toBeLessThan(onTable - 50)

  // The acid in the flask, by its indicator: colourless, red, colourless.
  await lookAt(page, 'flask')
  const clear = await reds(page)
  const hand = byPanel(page)
  await hand.choose('Indicator', 'Methyl orange')
  await seen().toBeGreaterThan(clear + 50)
  await hand.choose('Indicator', 'Phenolphthalein')
  await seen().toBeLessThan(clear + 10)
})
