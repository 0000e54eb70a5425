import type { Locator, Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { boxOf, dragBy, middleOf } from './on-page.ts'
import { openWithPausedClock } from './paused-clock.ts'

const address = '/virtual-classrooms'
const subjects = {
  Biology: 'biology',
  Chemistry: 'chemistry',
  Physics: 'physics',
  'Virtual Lab': 'virtuallab',
  History: 'history',
} as const
type Subject = keyof typeof subjects

const tab = (page: Page, name: Subject) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel')
const board = (page: Page, name: Subject) => page.locator(`[data-board="${subjects[name]}"]`)
const reading = (page: Page, id: string) => panel(page).locator(`[data-reading="${id}"]`)
const slider = (page: Page, name: string | RegExp) => page.getByRole('slider', { name })

const start = (page: Page) => panel(page).locator('[data-lesson-start]')
const said = (page: Page) => panel(page).locator('[data-said]')

/** Opens the diagram of the current subject. */
async function openDiagram(page: Page, name: Subject) {
  await panel(page).getByText('Diagram', { exact: true }).click()
  await expect(board(page, name)).toBeVisible()
}

/** Opens a subject and its diagram. */
async function choose(page: Page, name: Subject) {
  await tab(page, name).click()
  await expect(panel(page)).toContainText('Live Session')
  await openDiagram(page, name)
}

/** Presses where a part is drawn; the middle of a group of three may be somewhere else. */
async function pressPart(page: Page, part: string) {
  const shape = page.locator(`[data-part="${part}"] path`).first()
  await shape.scrollIntoViewIfNeeded()
  const box = await boxOf(shape)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.7)
}

test('every diagram answers to mouse and keyboard, and tells what it measures', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  await page.goto(address)
  await test.step('Biology comes first: a part that is pressed is named, sized and chosen in the list', async () => {
    await expect(page.getByRole('tab')).toHaveText(Object.keys(subjects))
    await expect(tab(page, 'Biology')).toHaveAttribute('aria-selected', 'true')
    await choose(page, 'Biology')
    await expect(reading(page, 'size')).toHaveText('5–6 micrometers')
    await pressPart(page, 'golgi')
    await expect(page.getByRole('heading', { name: 'Golgi apparatus' })).toBeVisible()
    await expect(reading(page, 'size')).toHaveText('Size varies')
    await pressPart(page, 'mitochondrion')
    await expect(reading(page, 'size')).toHaveText('1–2 micrometers')
    await expect(page.locator('input[value="mitochondrion"]')).toBeChecked()
  })
  await test.step('Biology: arrow keys go through the parts, in the cell and in the list', async () => {
    await page.locator('[data-part="nucleus"]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-part="nucleolus"]')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Nucleolus' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(reading(page, 'size')).toHaveText('7 nm')
    await page.locator('input[value="membrane"]').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-part="nucleus"]')).toHaveAttribute('aria-checked', 'true')
  })
  await test.step('Chemistry: turning changes the drawn angle and not the true one', async () => {
    await choose(page, 'Chemistry')
    await expect(reading(page, 'drawn')).toHaveText('98.6°')
    await slider(page, 'Rotate').focus()
    for (let press = 0; press < 7; press += 1) await page.keyboard.press('ArrowLeft')
    await slider(page, 'Tilt').focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft')
    await expect(reading(page, 'drawn')).toHaveText('104.5°')
    await page.getByRole('radio', { name: /Methane/ }).press('Space')
    await expect(board(page, 'Chemistry').locator('[data-atom]')).toHaveCount(5)
    const drawn = await reading(page, 'drawn').textContent()
    const figure = board(page, 'Chemistry').locator('svg[role="img"]')
    await figure.scrollIntoViewIfNeeded()
    const { x, y } = await middleOf(figure)
    await dragBy(page, [x, y], [80, 30])
    await expect(reading(page, 'drawn')).not.toHaveText(drawn ?? '')
    await expect(reading(page, 'angle')).toHaveText('109.47°')
  })
  await test.step('Virtual Lab: drops change pH and colour, also in the table; the film in place of its scene stops', async () => {
    await choose(page, 'Virtual Lab')
    await expect(panel(page).locator('video[loop]')).toHaveCount(1)
    await panel(page).getByRole('button', { name: 'Pause' }).click()
    await expect(panel(page).locator('[data-playing="false"]')).toHaveCount(1)
    await slider(page, /NaOH added/).fill('25')
    await expect(reading(page, 'ph')).toHaveText('8.73')
    await expect(reading(page, 'colour')).toHaveText('Turning pink')
    await page.getByRole('button', { name: '1 drop' }).press('Enter')
    await expect(slider(page, /NaOH added/)).toHaveAttribute('aria-valuetext', '25.05\u00a0mL')
    await expect(reading(page, 'ph')).toHaveText('10.00')
    await page.getByRole('radio', { name: 'Hydrochloric acid' }).press('Space')
    await expect(reading(page, 'ph')).toHaveText('1.00')
    await slider(page, /NaOH added/).fill('25')
    await expect(reading(page, 'ph')).toHaveText('7.00')
    await page.getByText('Show as a table').click()
    const row = page.getByRole('row', { name: /^25\.05 mL/ })
    await expect(row).toContainText(/10\.00.*10\.00/)
  })
  await test.step('History: the light follows date and hour', async () => {
    await choose(page, 'History')
    await expect(reading(page, 'light')).toHaveText(/on the wall, 5\.[89]\sm above the floor/)
    await page.getByRole('button', { name: 'June 21' }).press('Enter')
    await expect(reading(page, 'light')).toHaveText('on the floor, 14.5 m from the center')
    await slider(page, 'Date').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider(page, 'Date')).toHaveAttribute('aria-valuetext', 'June 22')
    await slider(page, 'Solar time').fill('9')
    await expect(slider(page, 'Solar time')).toHaveAttribute('aria-valuetext', '09:00')
    await expect(reading(page, 'east')).toHaveText(/^-\d+\.\d\sm$/)
    await page.getByRole('button', { name: 'December 21' }).click()
    await slider(page, 'Solar time').fill('6')
    await expect(reading(page, 'light')).toContainText('below the horizon')
  })
})

test('the pendulum rests until it is let go, can be paused, rests behind another subject, and is timed', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  await openWithPausedClock(page, `${address}#physics`)
  await openDiagram(page, 'Physics')
  await slider(page, 'Amplitude').focus()
  await slider(page, 'Amplitude').fill('90')
  await expect(page.getByRole('row', { name: '90°' }).last()).toContainText('1.1803')
  await page.clock.runFor(2000)
  await expect(reading(page, 'time')).toHaveText('0.00 s')
  await page.getByRole('button', { name: 'Release' }).press('Enter')
  await page.clock.runFor(5000)
  await expect(reading(page, 'measured')).toHaveText('2.368 s')
  await expect(reading(page, 'drift')).toHaveText(/^-?0\.000\d%$/)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const time = await reading(page, 'time').textContent()
  await page.clock.runFor(3000)
  await expect(reading(page, 'time')).toHaveText(time ?? '')
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await tab(page, 'Biology').click()
  const left = await page.locator('[data-reading="time"]').textContent()
  await page.clock.runFor(3000)
  await expect(page.locator('[data-reading="time"]')).toHaveText(left ?? '')
  await tab(page, 'Physics').click()
  await page.clock.runFor(1000)
  await expect(reading(page, 'time')).not.toHaveText(left ?? '')
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(reading(page, 'time')).toHaveText('0.00 s')
  await expect(reading(page, 'measured')).toHaveText('Not yet')
})

test('axe finds nothing at any subject and its diagram in either theme', {
  tag: ['@spec-2.19', '@all'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  // The page itself is looked at with all others; this is what stands there once a subject is chosen.
  for (const name of Object.keys(subjects) as Subject[]) {
    await choose(page, name)
    const look = { within: '[role=tabpanel]:not([hidden])' }
    expect(await axeViolationsInBothThemes(page, look), name).toEqual([])
  }
})

test('a subject is fetched when it is chosen; where it cannot be, it is told and tried again', {
  tag: '@spec-2.19',
}, async ({ page, allow }) => {
  allow('request cut', 'import failed')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const history = () => asked.filter((path) => /\/pantheon-lesson-[^/]*\.js$/.test(path))
  await page.goto(address)
  await expect(panel(page)).toContainText('Live Session')
  expect(history()).toEqual([])
  await page.route(/\/assets\/pantheon-lesson-[^/]*\.js/, (route) => route.abort())
  await tab(page, 'History').click()
  await expect(page.getByRole('alert')).toContainText('couldn’t load')
  await page.unroute(/\/assets\/pantheon-lesson-[^/]*\.js/)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(start(page)).toBeVisible()
  expect(history().length).toBeGreaterThan(0)
})

test('the address names a subject, in sight on a phone; leaving for its lesson and Back keep it', {
  tag: ['@spec-2.19', '@spec-2.1'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address}#physics`)
  await expect(start(page)).toBeVisible()
  await expect(tab(page, 'Physics')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'History').click()
  await expect(start(page)).toBeVisible()
  await expect(tab(page, 'History')).toBeInViewport({ ratio: 0.95 })
  const wholeLesson = panel(page).getByRole('link', { name: 'Full lesson: the Pantheon' })
  // A scroll of one's own comes before the press, not with it.
  await wholeLesson.hover()
  await wholeLesson.click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Pantheon' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#history$/)
  await expect(start(page)).toBeVisible()
  await expect(tab(page, 'History')).toHaveAttribute('aria-selected', 'true')
  await expect(wholeLesson).toBeInViewport()
  await page.getByRole('button', { name: 'Start Free Trial' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible()
})

/** A thing of each scene, and where it is pressed: shares of the scene's width and height. */
const pressed: Record<Subject, { at: [across: number, down: number]; name: RegExp }> = {
  Biology: { at: [0.43, 0.44], name: /^Nucleus: / },
  Chemistry: { at: [0.6, 0.86], name: /^Reaction tray: / },
  Physics: { at: [0.5, 0.35], name: /^Pendulum: / },
  'Virtual Lab': { at: [0.49, 0.43], name: /^Stopcock: / },
  History: { at: [0.433, 0.5], name: /^Porch columns: You’re in the porch/ },
}

/** How many colors a part of the page shows, and the share of the most frequent one. */
async function colorsOf(part: Locator) {
  const picture = (await part.screenshot()).toString('base64')
  return part.page().evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('no context')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const counts = new Map<number, number>()
    for (const color of new Uint32Array(data.buffer))
      counts.set(color, (counts.get(color) ?? 0) + 1)
    return { colors: counts.size, most: Math.max(...counts.values()) / (data.length / 4) }
  }, picture)
}

const live = (page: Page) => panel(page).locator('[data-live] canvas')

test.describe('where scenes start by themselves', () => {
  test.use({ scenesStart: true, viewport: { width: 700, height: 900 } })
  test.describe.configure({ timeout: 90_000 })

  for (const name of Object.keys(subjects) as Subject[])
    test(`${name} is a drawn scene without a touch, what is pressed in it is named, and its lesson goes on in the same canvas`, {
      tag: name === 'Biology' ? '@spec-2.19' : ['@spec-2.19', '@all'],
    }, async ({ page }) => {
      await page.goto(`${address}?stats#${subjects[name]}`)
      await expect(live(page)).toBeVisible({ timeout: 60_000 })
      const scene = panel(page).getByRole('application')
      await test.step('pixels in the panel are those of a scene', async () => {
        const { colors, most } = await colorsOf(scene)
        expect(colors).toBeGreaterThan(2000)
        expect(most).toBeLessThan(0.5)
      })
      await test.step('untouched it draws no more frames', async () => {
        const frames = () => panel(page).locator('[data-stage]').getAttribute('data-frames')
        await expect(async () => {
          const before = await frames()
          await page.waitForTimeout(600)
          expect(await frames()).toBe(before)
        }).toPass({ timeout: 15_000 })
      })
      await test.step('a press on a thing names it', async () => {
        const { at, name: named } = pressed[name]
        const { width, height } = await boxOf(scene)
        await scene.click({ position: { x: width * at[0], y: height * at[1] } })
        await expect(said(page)).toHaveText(named)
      })
      await test.step('the lesson goes on in the same canvas', async () => {
        await live(page).evaluate((canvas) => canvas.setAttribute('data-same', ''))
        await start(page).press('Enter')
        await expect(panel(page).locator('[data-step]').first()).toBeVisible()
        await expect(panel(page).locator('[data-live] canvas[data-same]')).toBeVisible()
        await expect(scene).toBeFocused()
        await expect(said(page)).toContainText('Click or tap anything to use it')
      })
    })

  test('with less motion the drawing stands there until it is pressed', {
    tag: '@spec-2.19',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(panel(page).getByRole('img').first()).toBeVisible()
    await page.waitForTimeout(1500)
    await expect(panel(page).locator('canvas')).toHaveCount(0)
    await start(page).click()
    await expect(live(page)).toBeVisible({ timeout: 60_000 })
  })

  test('without WebGL it is said in a sentence, the diagram opens, and the lesson can be done', {
    tag: '@spec-2.19',
  }, async ({ page }) => {
    await withoutWebGl(page)
    await page.goto(address)
    await expect(panel(page)).toContainText('3D isn’t available')
    await expect(board(page, 'Biology')).toBeVisible()
    await start(page).click()
    await expect(panel(page).locator('[data-step]').first()).toBeVisible()
  })
})

test('where data is saved nothing of a scene is fetched until it is pressed', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'deviceMemory', { value: 8, configurable: true })
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const models: string[] = []
  page.on('request', (request) => request.url().endsWith('.glb') && models.push(request.url()))
  await page.goto(address)
  await page.waitForTimeout(1500)
  expect(models).toEqual([])
  await start(page).press('Enter')
  await expect(live(page)).toBeVisible({ timeout: 60_000 })
  expect(models).toHaveLength(1)
})
