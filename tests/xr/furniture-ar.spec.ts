import { FurnitureRoomPage } from '../e2e/furniture-room-page.ts'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { watchTraffic } from '../setup/quiet.ts'
import { expect, test } from '../setup/test.ts'
import { ArPage } from './ar-page.ts'
import { pointAt, pressPanel, select, trigger, wearHeadset } from './headset.ts'

test.use({ viewport: { width: 320, height: 480 } })
test.describe.configure({ timeout: 150_000 })
test.beforeEach(({ page }) => leaveOutDrawing(page))

test.describe('furniture in AR', { tag: '@spec-2.16' }, () => {
  test('a headset places and moves a sofa, and the page has it there', async ({ page }) => {
    const ar = new ArPage(page)
    await ar.goto()
    await ar.begin()
    await expect(ar.overlay).toHaveCount(0)
    await test.step('placed and dragged by the trigger', async () => {
      await pressPanel(page, 'modern-sofa')
      await pointAt(page, [0, 0, -0.8])
      await select(page)
      // A second one tells how far the first was moved.
      await pressPanel(page, 'dining-chair')
      await pointAt(page, [0.5, 0, 0.2], ['controller'])
      await select(page)
      // The sofa, by its seat, to the left: on the floor behind the seat that is 43 cm.
      await pointAt(page, [0, 0.4, -0.8], ['controller'])
      await trigger(page, 1)
      await pointAt(page, [-0.3, 0.4, -0.8], ['controller'])
      await trigger(page, 0)
      await ar.leaveByPanel()
    })
    await test.step('on the page, both are where they were in the room', async () => {
      await expect(ar.list).toHaveCount(2)
      await expect(ar.entrance.getByRole('status')).toHaveText('Back from AR. Pieces placed: 2.')
      await expect(ar.list.first()).toContainText(/^Modern Sofa .* × 1\.0 True size/)
      const [moved, chair] = await ar.places()
      // In the scanned room the chair stands 1 m nearer; 50 cm to the right of where the sofa stood at first.
      expect(Math.abs(moved.away - chair.away - 100)).toBeLessThan(8)
      expect(chair.right - moved.right).toBeGreaterThan(85)
      expect(chair.right - moved.right).toBeLessThan(105)
      await expect(page.locator('[data-drawn="2"]')).toBeVisible({ timeout: 40_000 })
      // The outline on the floor measures what is drawn.
      await ar.list.first().getByRole('button').first().click()
      await expect(page.locator('[data-selected=modern-sofa]')).toContainText('230 cm')
    })
  })

  test('a phone places, turns, brings and deletes; a tap on a button does not', async ({
    page,
  }) => {
    const ar = new ArPage(page)
    const chosen = (piece: string) => ar.overlay.locator(`[data-chosen=${piece}]`)
    // As a browser does: what lies under the finger is asked first, and a press in the room follows unless it says no.
    const tap = async (selector: string) => {
      const allowed = await page
        .locator(selector)
        .first()
        .evaluate((element) =>
          element.dispatchEvent(new Event('beforexrselect', { bubbles: true, cancelable: true })),
        )
      if (allowed) await select(page)
    }
    await ar.goto({ overlay: true })
    await ar.begin()
    await test.step('by taps', async () => {
      await expect(ar.button('Done')).toBeFocused()
      await pointAt(page, [0, 0, -0.8])
      await expect(ar.hint).toHaveText('Choose a piece below.')
      await ar.hold('Armchair')
      await tap('[role=dialog] li button')
      await expect(ar.hint).toHaveText('Tap to place it.')
      await expect(ar.overlay.locator('[data-chosen]')).toHaveCount(0)
      await tap('[role=dialog]')
      await expect(chosen('armchair')).toBeVisible()
      await expect(ar.hint).toHaveText('Drag a piece to move it. Use two fingers to rotate it.')
    })
    await test.step('by buttons', async () => {
      await pointAt(page, [0.2, 0, 0.1])
      await ar.place('Coffee Table')
      await expect(chosen('coffee-table')).toBeVisible()
      await ar.button('Rotate left').click()
      await ar.button('Rotate left').click()
      await ar.button('Next piece').click()
      await expect(chosen('armchair')).toBeVisible()
    })
    await test.step('one is brought here, another deleted', async () => {
      await pointAt(page, [0, 0, -0.8])
      await ar.place('Wardrobe')
      await expect(chosen('wardrobe')).toBeVisible()
      await ar.button('Delete').click()
      await expect(chosen('wardrobe')).toHaveCount(0)
      await ar.place('Dining Chair')
      await pointAt(page, [0.1, 0, 0.2])
      await ar.button('Move here').click()
    })
    await test.step('axe finds nothing, and each button is as large as a finger', async () => {
      expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([])
      const sides = await ar.overlay.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect()
          return Math.min(width, height)
        }),
      )
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(44)
    })
    await test.step('back on the page, where they were in the room', async () => {
      await ar.leaveByButton()
      await expect(ar.enter).toBeFocused()
      const [chair, table, brought] = await ar.places()
      expect(Math.abs(chair.away - table.away - 90)).toBeLessThan(8)
      expect(Math.abs(table.right - chair.right - 20)).toBeLessThan(8)
      // Placed while looking a little further to the right, then turned by 30°.
      expect(Math.abs(((table.turn - chair.turn + 540) % 360) - 180 - 18)).toBeLessThan(3)
      expect(Math.abs(chair.away - brought.away - 100)).toBeLessThan(8)
    })
    await test.step('a second visit adds nothing by itself', async () => {
      await ar.begin()
      await ar.leaveByButton()
      await expect(ar.list).toHaveCount(3)
    })
  })

  test('lost tracking is said, and what the device ends loses nothing', async ({ page }) => {
    const ar = new ArPage(page)
    const room = new FurnitureRoomPage(page)
    await ar.goto({ overlay: true }, '/furniture-placement?piece=armchair&variant=sage')
    // It comes above the samples, and moves them.
    await expect(ar.enter).toBeVisible()
    await room.openSample()
    await room.put('Modern Sofa', 0.5, 0.75)
    const before = await room.place()
    await test.step('what is chosen in the catalogue is held when AR begins', async () => {
      await page.getByRole('button', { name: 'View in AR', exact: true }).click()
      await ar.begun()
      await expect(ar.overlay.getByRole('button', { name: 'Armchair' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await pointAt(page, [0, 0, -0.8])
      await ar.button('Place here').click()
    })
    await test.step('paused', async () => {
      await page.evaluate(() => window.headset.updateVisibilityState('visible-blurred'))
      await expect(ar.hint).toHaveText(/^Your device paused AR/)
      await page.evaluate(() => window.headset.updateVisibilityState('visible'))
      await expect(ar.hint).toHaveText(/^Drag a piece/)
    })
    await test.step('lost', async () => {
      await page.evaluate(() => {
        const { prototype } = XRFrame
        const whole = prototype.getViewerPose
        // As the standard has it, whatever TypeScript says.
        prototype.getViewerPose = () => null as never
        Object.assign(window, { findAgain: () => (prototype.getViewerPose = whole) })
      })
      await expect(ar.hint).toHaveText(/^Tracking lost/)
      await page.evaluate(() => (window as unknown as { findAgain: () => void }).findAgain())
      await expect(ar.hint).toHaveText(/^Drag a piece/)
    })
    await test.step('without a floor: at the ceiling there is none', async () => {
      await pointAt(page, [0, 3, 0])
      await ar.place('Dining Chair')
      await expect(ar.hint).toHaveText(/^Looking for the floor/)
      await pointAt(page, [0, 0, -0.4])
      await expect(ar.hint).toHaveText('Tap to place it.')
      await ar.button('Deselect').click()
    })
    await test.step('ended by the device', async () => {
      await page.evaluate(() => window.headset.activeSession?.end())
      await ar.left()
      await expect(ar.overlay).toHaveCount(0)
      await expect(ar.list).toHaveText([/^Modern Sofa/, /^Armchair .* True size/])
      expect(await room.place()).toEqual(before)
      const colour = ar.list.nth(1).getByRole('combobox', { name: 'Color' })
      if ((await colour.count()) === 0) await room.row(1).click()
      await expect(colour).toHaveValue('sage')
      await room.undo.click()
      await expect(ar.list).toHaveText([/^Modern Sofa/])
    })
  })

  test('without AR there is no button; what cannot begin is told', async ({ page, allow }) => {
    allow('request cut', 'import failed')
    const ar = new ArPage(page)
    const alert = ar.entrance.getByRole('alert')
    await test.step('no button, and nothing of it is fetched', async () => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const quiet = watchTraffic(page)
      await page.goto('/furniture-placement')
      await page.mouse.move(300, 300)
      await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
      await quiet()
      await expect(ar.enter).toHaveCount(0)
      expect(requests.filter((url) => /\/ar-(entrance|scene)/.test(url))).toEqual([])
    })
    await test.step('code that cannot be fetched ends the session', async () => {
      await wearHeadset(page, { overlay: true })
      await page.route(/\/ar-scene/, (route) => route.abort())
      await page.goto('/furniture-placement')
      await page.mouse.move(300, 300)
      await ar.enter.click()
      await expect(alert).toHaveText(/^AR couldn’t start/)
      expect(await page.evaluate(() => window.headset.activeSession === undefined)).toBe(true)
      await page.unroute(/\/ar-scene/)
    })
    await test.step('denied', async () => {
      for (const [name, sentence] of [
        ['NotAllowedError', /^AR access was denied/],
        ['NotSupportedError', /^This device can’t find floors in AR/],
        ['InvalidStateError', /^AR is already running somewhere else/],
      ] as const) {
        await page.evaluate((error) => {
          window.denied = error
        }, name)
        await ar.enter.click()
        await expect(alert).toHaveText(sentence)
        await expect(ar.enter).toHaveAttribute('aria-disabled', 'false')
      }
      expect(await axeViolationsInBothThemes(page, { within: '[data-ar]' })).toEqual([])
      await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
    })
  })
})
