import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { orbitProjector } from '../../src/math/orbit.ts'
import { sceneConfig } from '../../src/scenes/classrooms/physics/config.ts'
import { boxOf } from '../e2e/on-page.ts'
import { wholeLesson } from '../e2e/whole-lessons.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { wearHeadset } from './headset.ts'
import { byPanel, enterRoom, leaveRoom, lookAt, pressThing, standOnTable } from './lesson-panel.ts'

// Software rendering draws the room and the scene: on a large screen, each frame would take seconds.
test.use({ viewport: { width: 320, height: 480 } })
test.describe.configure({ timeout: 180_000 })

/** The width and height of the view in AR, where the scene, with its glass, is close to the eyes. */
const size = 240

/** How many pixels in the center of the view are red, orange or brown. */
async function reds(page: Page): Promise<number> {
  const side = 100
  const corner = (size - side) / 2
  const clip = { x: corner, y: corner, width: side, height: side }
  const shot = sharp(await page.screenshot({ clip }))
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 80 && r > 1.5 * g && r > 1.5 * b) count += 1
  }
  return count
}

test('the set stands on a table of the room, changes with what the ray presses, and the page goes on from there', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  const lesson = wholeLesson(page, 'titration')
  const hand = byPanel(page)
  // A picture waits for a frame.
  const seen = () => expect.poll(() => reds(page), { timeout: 40_000 })
  await wearHeadset(page)
  await lesson.goto('?stats')
  await page.setViewportSize({ width: size, height: size })
  await lesson.start()
  await standOnTable(page)
  await hand.predict(1)
  await test.step('who takes the goggles from the table wears them', async () => {
    await lookAt(page, 'goggles')
    await seen().toBeGreaterThan(100)
    const onTable = await reds(page)
    await pressThing(page, 'goggles')
    await expect(lesson.said).toHaveText('The goggles are on.')
    await seen().toBeLessThan(onTable - 50)
  })
  await test.step('a slider goes to where it is pressed, and by single steps', async () => {
    await leaveOutDrawing(page)
    const name = 'Eye height above meniscus'
    const eye = page.getByRole('slider', { name })
    const [middle, step] = await eye.evaluate(({ min, max, step }: HTMLInputElement) => [
      (Number(min) + Number(max)) / 2,
      Number(step),
    ])
    await hand.press(name)
    await expect(eye).toHaveValue(`${middle}`)
    await hand.press(`${name} 1`)
    await expect(eye).toHaveValue(`${middle + step}`)
  })
  await test.step('the first step is done by the panel in the room', async () => {
    for (const name of ['Rinse with base', 'Fill the burette', 'Flush out the air'])
      await hand.act(name)
    await expect(lesson.said).toContainText('Step 1 done')
    await hand.next()
  })
  await test.step('back on the page the next step is open', async () => {
    await leaveRoom(page)
    await expect(lesson.button('View on your table (AR)')).toBeFocused()
    await lesson.stepIs('read', false)
    await expect(page.locator('[data-object=burette]')).not.toContainText('Empty')
  })
})

/** Where the center of the collision table appears on the page at first, in pixels of the scene. */
function tableOnPage({ width, height }: { width: number; height: number }) {
  const { view, homes, table, aside } = sceneConfig
  const distance = view.distance * Math.max(1, view.aspect / (width / height))
  const seen = orbitProjector({ ...view, distance }, view.fieldOfView)
  const { x, y, z } = homes.collision
  const at = seen({ x, y: y + table.top * aside, z })
  return { x: width / 2 + (at.x * height) / 2, y: (1 + at.y) * (height / 2) }
}

test('the same thing is pressed by mouse on the page and by ray on the table, and the page shows it again', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  const lesson = wholeLesson(page, 'motion')
  const isChosen = (id: string) =>
    expect(page.locator(`[data-object=${id}] > button`)).toHaveAttribute('aria-expanded', 'true')
  const held = () =>
    page
      .locator('[data-stage]')
      .evaluate(({ dataset }) => ({ kept: dataset.geometries, canvas: dataset.stage }))
  await wearHeadset(page)
  await lesson.goto('?stats')
  await lesson.start()
  const box = await boxOf(lesson.scene)
  await lesson.scene.click({ position: tableOnPage(box) })
  await isChosen('collision')
  await leaveOutDrawing(page)
  const before = await held()
  await standOnTable(page)
  await lookAt(page, 'orbit', { before: 0.35 })
  await pressThing(page, 'orbit')
  await isChosen('orbit')
  // From where no experiment stands between the hand and the board.
  await lookAt(page, 'pendulum', { before: 0.9, above: 1.2 })
  await leaveRoom(page)
  // What stands on the page is what stood on the table, with its room around it again.
  await lesson.button('Reset view').click()
  await expect.poll(held).toEqual(before)
})

test('where AR is refused, the lesson says so and goes on', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  await wearHeadset(page, { refuse: 'NotAllowedError' })
  const titration = wholeLesson(page, 'titration')
  await titration.goto()
  await leaveOutDrawing(page)
  await titration.start()
  await enterRoom(page)
  await expect(page.getByRole('alert')).toContainText('AR couldn’t start')
  await titration.say('goggles')
  await expect(titration.said).toHaveText('The goggles are on.')
})
