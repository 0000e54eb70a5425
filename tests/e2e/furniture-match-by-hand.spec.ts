import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureHandPage, sampleRoom, shareOf, withoutWorkers } from './furniture-hand.ts'
import { knownCamera } from './known-room.ts'

const corner = /^An empty living room seen from a corner/

test.describe('§2.16 the match corrected by hand', () => {
  test('§2.16 a door gives the camera its height, by mouse; the panel says whence, and it can be undone', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('office-tilted')
    await expect(room.tool.getByText(/camera height is assumed/)).toBeVisible()
    const known = await sampleRoom('office-tilted')
    await room.tool.getByLabel('Reference for scale').selectOption('Door, 2.03 m')
    await expect(room.panel).toContainText('Camera height 1.50 m')
    // The edge of a door in the wall on the left; the camera stood a sixth higher than assumed.
    const [x, z] = [known.room.min[0], 0]
    await room.dragHandle('Foot', shareOf(known, [x, 0, z]))
    await room.dragHandle('Upper end', shareOf(known, [x, 2.03, z]))
    const height = await room.figure('Camera height')
    expect(Math.abs(height / known.position[1] - 1)).toBeLessThan(0.04)
    await expect(room.note).toHaveText(`Camera height ${height.toFixed(2)} m.`)
    await expect(room.tool.getByText('follows from the door, 2.03 m high')).toBeVisible()
    await expect(room.panel).toContainText('Confidence good')
    await page.keyboard.press('Escape')
    await expect(room.handle('Foot')).toHaveCount(0)
    for (let step = 0; step < 3; step += 1) await room.button('Undo').click()
    await expect(room.panel).toContainText('Camera height 1.50 m')
    await expect(room.tool.getByText(/camera height is assumed/)).toBeVisible()
  })

  test('§2.16 a sheet of paper on the floor, by keys alone, under a loupe', async ({ page }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    await room.tool.getByLabel('Reference for scale').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const end = room.handle('Second end')
    await end.focus()
    const before = await end.getAttribute('aria-valuetext')
    expect(before).toMatch(/^\d+\.\d% across, \d+\.\d% down$/)
    // Longer in the photo, the same in the room: the camera is nearer to the floor.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-loupe]')).toBeVisible()
    expect(await room.figure('Camera height')).toBeLessThan(1.45)
    await expect(room.tool.getByText('follows from the A4 sheet, 0.30 m long')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(room.panel).toContainText('Camera height 1.50 m')
    expect(await end.getAttribute('aria-valuetext')).toBe(before)
    await page.keyboard.press('Escape')
    await expect(room.frame).toBeFocused()
  })

  test('§2.16 a length of one’s own; what tells no height gets a sentence, and the height stays', async ({
    page,
  }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    await room.tool.getByLabel('Reference for scale').selectOption('Length of my own on the floor')
    const length = room.tool.getByLabel('Length', { exact: true })
    await expect(room.note).toContainText('Enter a length from 5 cm to 10 m.')
    for (const wrong of ['wide', '0', '20']) {
      await length.fill(wrong)
      await expect(length).toHaveAttribute('aria-invalid', 'true')
      await expect(room.note).toContainText('The camera height stays 1.50 m.')
    }
    await room.tool.getByLabel('Unit').selectOption('cm')
    await length.fill('120,5')
    await expect(length).not.toHaveAttribute('aria-invalid')
    await expect(room.note).toBeEmpty()
    const { x, y } = { x: 0.6, y: 0.1 }
    await room.dragHandle('First end', { x: 0.45, y: 0.88 })
    await room.dragHandle('Second end', { x, y })
    await expect(room.note).toContainText('is above the horizon. Drag it down to the floor.')
    await room.dragHandle('Second end', { x: 0.452, y: 0.88 })
    await expect(room.note).toContainText('too near to one another')
    await room.dragHandle('Second end', { x: 0.47, y: 0.88 })
    await expect(room.note).toContainText(/camera would be \d+\.\d\d m above the floor/)
    await expect(room.panel).toContainText('Camera height 1.50 m')
    const known = await sampleRoom('living-corner')
    const { min } = known.room
    // The one on top first: the two lie upon one another.
    await room.dragHandle('Second end', shareOf(known, [0.205, 0, min[2] + 1]))
    await room.dragHandle('First end', shareOf(known, [-1, 0, min[2] + 1]))
    const height = await room.figure('Camera height')
    expect(Math.abs(height / known.position[1] - 1)).toBeLessThan(0.04)
    await expect(room.tool.getByText(/your length of 1\.2[01] m on the floor/)).toBeVisible()
  })

  test('§2.16 where nothing is found, lines along two walls tell the lens, the tilt and the roll', async ({
    page,
  }) => {
    await withoutWorkers(page)
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    await expect(room.panel).toContainText('Confidence poor')
    await expect(room.tool.getByText(/lay the lines along two walls/)).toBeVisible()
    await room.button('Lines on the photo').click()
    await expect(room.note).toHaveText(/agree with a camera|tells no lens/)
    const known = await sampleRoom('living-corner')
    const { min } = known.room
    const [x, z] = [min[0], min[2]]
    const at = (point: readonly [number, number, number]) => shareOf(known, point)
    // The wall on the left by its skirting and a rail, the far one by its skirting and the sills.
    const edges = [
      ['Orange line 1', at([x, 1.8, z]), at([x, 1.8, z + 2.6])],
      ['Orange line 2', at([x, 0, z]), at([x, 0, z + 2.6])],
      ['Blue line 1', at([-1.9, 2.3, z]), at([0.6, 2.3, z])],
      ['Blue line 2', at([-1.9, 0, z]), at([0.6, 0, z])],
    ] as const
    for (const [name, from, to] of edges) {
      await room.dragHandle(`${name}, end 1`, from)
      await room.dragHandle(`${name}, end 2`, to)
    }
    await expect(room.note).toHaveText('The lines agree with a camera.')
    await expect(room.panel).toContainText('Confidence set by hand')
    const camera = await knownCamera('living-corner')
    expect(Math.abs((await room.figure('Field of view')) - camera.fieldOfView)).toBeLessThan(3)
    expect(Math.abs((await room.figure('Tilt')) - camera.tilt)).toBeLessThan(1.5)
    expect(Math.abs((await room.figure('Roll')) - camera.roll)).toBeLessThan(1)
    const good = await room.panel.textContent()
    // Both pairs along one wall now.
    await room.dragHandle('Blue line 1, end 1', { x: 0.5, y: 0.2 })
    await room.dragHandle('Blue line 1, end 2', { x: 0.9, y: 0.42 })
    await expect(room.note).toHaveText(/The camera stays as it was\.$/)
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z')
    await expect(room.panel).toHaveText(good ?? '')
    await expect(room.note).toHaveText('The lines agree with a camera.')
    const end = room.handle('Orange line 1, end 1')
    await end.focus()
    await page.keyboard.press('ArrowUp')
    expect(await room.panel.textContent()).not.toBe(good)
  })

  test('§2.16 the horizon is dragged and turned, by mouse and keys', async ({ page }) => {
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    await room.adjust()
    await room.button('Horizon on the photo').click()
    await expect(page.locator('[data-grid=true]')).toBeAttached()
    const middle = room.handle('Middle of the horizon')
    await expect(middle).toBeFocused()
    await room.dragHandle('Middle of the horizon', { x: 0.5, y: 0.25 })
    const tilt = await room.figure('Tilt')
    expect(tilt).toBeLessThan(-12)
    await expect(middle).toHaveAttribute('aria-valuetext', /^Tilt −1\d\.\d°$/)
    await room.handle('Right end of the horizon').focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown')
    expect(await room.figure('Roll')).toBeGreaterThan(2)
    await expect(room.panel).toContainText('Confidence set by hand')
    expect(Math.abs((await room.figure('Tilt')) - tilt)).toBeLessThan(1.5)
    await page.keyboard.press('Control+z')
    await expect(room.panel).toContainText(`Roll 0°`)
    await page.keyboard.press('Control+z')
    await expect(room.panel).toContainText('Confidence good')
    await page.keyboard.press('Control+y')
    expect(await room.figure('Tilt')).toBe(tilt)
  })

  test('§2.16 a room of our own brings its camera, and where that is not to be had, it is found', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openSample(corner)
    const known = await knownCamera('living-corner')
    const tilt = String(Math.round(known.tilt)).replace('-', '−')
    await expect(room.panel).toHaveText(
      `Field of view ${Math.round(known.fieldOfView)}°Tilt ${tilt}°Roll 0°Camera height ${known.height.toFixed(2)} mConfidence known`,
    )
    await expect(
      room.tool.getByText(/^From the photo alone, the match finds: field of view \d+°/),
    ).toBeVisible()
    await page.route('**/rooms/loft.json', (route) => route.abort())
    await room.tool.getByRole('button', { name: /^An empty loft/ }).click()
    await expect(room.tool.getByText('Loft with a brick wall, 2000 × 1500 px')).toBeVisible({
      timeout: 30_000,
    })
    await expect(room.panel).toContainText(/Confidence (good|fair)/)
  })

  test('§2.16 with a finger on a phone, the list before the panel', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openOwn('living-corner')
    const tops = await Promise.all(
      ['Placed pieces', 'Room match'].map(
        async (name) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0,
      ),
    )
    expect(tops[0]).toBeLessThan(tops[1] ?? 0)
    await room.tool.getByLabel('Reference for scale').selectOption('Door, 2.03 m')
    const top = room.handle('Upper end')
    const box = await top.boundingBox()
    if (!box) throw new Error('no handle')
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    const [x, y] = [box.x + 22, box.y + 22]
    const client = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
      })
    await touch('touchStart', 0)
    for (const down of [6, 14, 24]) await touch('touchMove', down)
    await expect(page.locator('[data-loupe]')).toBeVisible()
    await touch('touchEnd', 0)
    await expect(page.locator('[data-loupe]')).toHaveCount(0)
    await expect(room.note).toHaveText(/Camera height (1\.[6-9]|2\.)\d+ m\./)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await context.close()
  })

  test('§2.16 nothing that axe can find in the tools, in either theme and in Hindi', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const room = new FurnitureHandPage(page)
    await room.goto()
    await room.openSample(corner)
    await room.adjust()
    await room.button('Lines on the photo').click()
    expect(await axeViolationsInBothThemes(page, { within: '#place' })).toEqual([])
    await room.tool.getByLabel('Reference for scale').selectOption('Upright length of my own')
    await room.tool.getByLabel('Length', { exact: true }).fill('x')
    expect(await axeViolations(page, { within: '#place' })).toEqual([])
    await room.goto('/hi/furniture-placement')
    await room.tool.locator('ul').last().getByRole('button').first().click()
    await room.opened()
    await room.tool.getByRole('combobox').first().selectOption({ index: 1 })
    await expect(room.tool.getByText('दरवाज़ा, 2.03 मीटर')).toBeAttached()
    expect(await axeViolations(page, { within: '#place' })).toEqual([])
  })
})
