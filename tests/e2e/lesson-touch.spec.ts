import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { boxOf } from './on-page.ts'
import { wholeLesson } from './whole-lessons.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('by touch a tap takes a part, a drag turns the scene and not the page, two fingers come nearer', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  const cell = wholeLesson(page, 'cell')
  await cell.goto()
  await leaveOutDrawing(page)
  await cell.start()
  await cell.scene.scrollIntoViewIfNeeded()
  const box = await boxOf(cell.scene)
  const at = (across: number, down: number) => ({
    x: box.x + box.width * across,
    y: box.y + box.height * down,
  })
  const client = await page.context().newCDPSession(page)
  /** Moves fingers along their ways, each given by its places, and lifts them at rest. */
  const glide = async (...ways: { x: number; y: number }[][]) => {
    const send = (type: 'touchStart' | 'touchMove', index: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: ways.map((way, id) => ({ ...(way[index] ?? { x: 0, y: 0 }), id })),
      })
    for (const [index, type] of (['touchStart', 'touchMove', 'touchMove'] as const).entries())
      await send(type, index)
    // Fingers lifted in motion are a fling, and a tap right after one only ends it: the browser sends no click.
    await page.waitForTimeout(200)
    await send('touchMove', ways[0] ? ways[0].length - 1 : 0)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const isAtEnd = (name: string, isEnd: boolean) =>
    expect(cell.button(name)).toHaveAttribute('aria-disabled', String(isEnd))

  await test.step('a drag down looks from as high up as can be, and takes no part', async () => {
    await isAtEnd('Raise view', false)
    const scrolled = await page.evaluate(() => scrollY)
    await glide([at(0.43, 0.2), at(0.43, 0.5), at(0.43, 0.9)])
    await isAtEnd('Raise view', true)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await expect(cell.reading('stage')).toHaveText('Gene')
  })
  await test.step('two fingers that part come nearer', async () => {
    await glide(
      [at(0.45, 0.5), at(0.3, 0.5), at(0.05, 0.5)],
      [at(0.55, 0.5), at(0.7, 0.5), at(0.95, 0.5)],
    )
    await isAtEnd('Zoom in', true)
  })
  await test.step('from the first view a tap sends the message to what is tapped', async () => {
    await cell.button('Reset view').tap()
    await isAtEnd('Zoom in', false)
    await cell.scene.tap({ position: { x: box.width * 0.43, y: box.height * 0.44 } })
    await expect(cell.said).toHaveText('The gene is copied into messenger RNA (mRNA).')
  })
})
