import type { Page } from '@playwright/test'
import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { openWholeHome, patient, stands } from './tour-home.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Dollhouse' })
const labels = (page: Page) => panel(page).getByRole('list', { name: 'Rooms of the home' })
const enter = (page: Page, name: string) =>
  labels(page).getByRole('button', { name: `Enter ${name}` })

/** Opens the home, and waits until it is seen from above. */
async function openHouse(page: Page) {
  const tour = await openWholeHome(page)
  await panel(page).scrollIntoViewIfNeeded()
  await expect(enter(page, 'Hall')).toBeVisible(patient)
  return tour
}

async function boxesOf(page: Page) {
  const all = await labels(page).getByRole('button').all()
  return Promise.all(
    all.map(async (label) => {
      const box = await label.boundingBox()
      if (!box) throw new Error('a label is not there')
      return box
    }),
  )
}

type Box = Awaited<ReturnType<typeof boxesOf>>[number]
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('a room is entered from above, and the view goes on there', async ({ page }) => {
  const tour = await openHouse(page)
  await expect(enter(page, 'Living room')).toHaveAttribute('aria-current', 'true')
  await enter(page, 'Bathroom').click()
  await stands(tour, 'Bathroom')
  await expect(tour.viewer).toBeFocused()
  await expect(tour.viewer).toBeInViewport()
  expect(await tour.view()).toMatchObject({ room: 'bath', yaw: 0, pitch: 0 })
  await panel(page).scrollIntoViewIfNeeded()
  await expect(enter(page, 'Bathroom')).toHaveAttribute('aria-current', 'true')
  // By keys alone.
  await enter(page, 'Study').focus()
  await page.keyboard.press('Enter')
  await stands(tour, 'Study')
})

test('a room is entered where its floor is pressed, and a drag enters none', async ({ page }) => {
  const tour = await openHouse(page)
  const place = await enter(page, 'Kitchen').boundingBox()
  if (!place) throw new Error('no name')
  // Right below the name there is floor.
  const [x, y] = [place.x + place.width / 2, place.y + place.height + 6]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y, { steps: 3 })
  await page.mouse.move(x, y, { steps: 3 })
  await page.mouse.move(x + 9, y)
  await page.mouse.up()
  await page.waitForTimeout(1500)
  await stands(tour, 'Living room')
  await page.mouse.click(x + 9, y)
  await stands(tour, 'Kitchen')
})

test('with less motion one is in the room at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tour = await openHouse(page)
  await enter(page, 'Hall').click()
  await stands(tour, 'Hall')
  await expect(tour.viewer).toBeFocused()
})

for (const width of [360, 1280]) {
  test(`turned by drag, keys and buttons, no name covers another, ${width} px wide`, async ({
    page,
  }) => {
    await leaveOutDrawing(page)
    await page.setViewportSize({ width, height: 800 })
    await openHouse(page)
    const seen = new Set<string>()
    const check = async () => {
      const boxes = await boxesOf(page)
      seen.add(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join())
      for (const [at, box] of boxes.entries())
        expect(boxes.slice(at + 1).some((other) => overlap(box, other))).toBe(false)
    }
    await check()
    const view = panel(page).getByRole('application')
    const box = await view.boundingBox()
    if (!box) throw new Error('no home')
    await page.mouse.move(box.x + 20, box.y + box.height - 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 140, box.y + box.height - 80, { steps: 5 })
    await page.mouse.up()
    await page.waitForTimeout(600)
    await check()
    await view.focus()
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', '+']) await page.keyboard.press(key)
    await page.waitForTimeout(600)
    await check()
    for (let turn = 0; turn < 6; turn += 1) {
      for (let step = 0; step < 3; step += 1)
        await panel(page).getByRole('button', { name: 'Turn right' }).click()
      await page.waitForTimeout(400)
      await check()
    }
    expect(seen.size).toBe(9)
  })
}

test('at rest nothing is drawn, and a drag draws', async ({ page }) => {
  await openHouse(page)
  const stage = page.locator('[data-stage=dollhouse]')
  const frames = async () => Number(await stage.getAttribute('data-frames'))
  await page.waitForTimeout(2500)
  const before = await frames()
  await page.waitForTimeout(2000)
  expect(await frames()).toBe(before)
  await panel(page).getByRole('button', { name: 'Turn left' }).click()
  await expect.poll(frames).toBeGreaterThan(before)
})

test('where the model does not come, that is said, the rooms are there, and another try works', async ({
  page,
  allow,
}) => {
  allow('request cut', 'model failed')
  await page.route(/home\.glb/, (route) => route.abort())
  const tour = await openWholeHome(page)
  await panel(page).scrollIntoViewIfNeeded()
  await expect(panel(page).getByRole('alert')).toContainText('The 3D view has stopped', patient)
  await expect(labels(page)).toBeHidden()
  await stands(tour, 'Living room')
  await page.unroute(/home\.glb/)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(enter(page, 'Hall')).toBeVisible(patient)
})

test('where it is lost for good on the way into a room, one is there at once, and enters others', async ({
  page,
  allow,
}) => {
  allow('context lost')
  const tour = await openHouse(page)
  await page.evaluate(() => {
    const lose = document
      .querySelector<HTMLCanvasElement>('[data-stage=dollhouse] canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context')
    const { getContext } = HTMLCanvasElement.prototype
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest)
      },
    })
    document.querySelector<HTMLElement>('[data-room=bath] button')?.click()
    lose?.loseContext()
  })
  await stands(tour, 'Bathroom')
  await expect(panel(page).getByRole('alert')).toContainText('The 3D view has stopped', patient)
  await enter(page, 'Study').click()
  await stands(tour, 'Study')
})

test('a tour of other pictures has no dollhouse', async ({ page }) => {
  const { openHome } = await import('./tour-home.ts')
  await openHome(page, 'bath', 'hall')
  await expect(page.getByRole('region', { name: 'Rooms, links and notes' })).toBeVisible(patient)
  await expect(panel(page)).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the whole home, ${theme}, wide and on a phone`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openHouse(page)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(enter(page, 'Hall')).toBeVisible(patient)
      expect(await axeViolations(page, { within: '[data-tour]' })).toEqual([])
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(spill).toBe(0)
    }
  })
}
