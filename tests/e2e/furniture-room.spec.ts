import { floorAt, pixelOf } from '../../src/room-photo/model/camera.ts'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { watchTraffic } from '../setup/quiet.ts'
import { expect, test } from '../setup/test.ts'
import { corner, FurnitureRoomPage, openRoom, ownPhoto } from './furniture-room-page.ts'
import { knownCamera } from './known-room.ts'
import { canHear } from './paused-clock.ts'
import { pictureOf } from './pictures.ts'
import { loseContext } from './still-scene.ts'

const { camera, size } = knownCamera('living-corner')

test.describe('furniture in a photo', { tag: ['@spec-2.16', '@spec-4'] }, () => {
  test('a piece is placed, turned, scaled, copied and deleted', async ({ page }) => {
    await leaveOutDrawing(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const heavy = () => requests.filter((url) => /room-scene|renderer|\.glb/.test(url))
    const quiet = watchTraffic(page)
    const room = new FurnitureRoomPage(page)
    const row = room.list.first()

    await test.step('three.js waits until a photo is opened, and models until they are placed', async () => {
      await room.goto()
      await quiet()
      expect(heavy()).toEqual([])
      await room.openSample()
      expect(heavy().some((url) => url.includes('room-scene'))).toBe(true)
      expect(heavy().filter((url) => url.endsWith('.glb'))).toEqual([])
      await expect(page.locator('[data-canvas]')).toHaveCSS('height', '500px')
    })
    await test.step('it is held with a hint, and stands where the floor is pressed', async () => {
      await room.hold('Armchair')
      await expect(room.status).toHaveText('Click anywhere to place furniture')
      await room.press(0.5, 0.1)
      await expect(room.status).toHaveText(/isn’t on the floor/)
      await expect(room.list).toHaveCount(0)
      await room.press(0.4, 0.75)
      await expect(room.list).toHaveText([/^Armchair .* 0° × 1\.0 True size/])
      await expect(room.status).toBeEmpty()
      await room.drawn(1)
      // The camera that rendered the photo sees this place of the floor there.
      const at = floorAt(camera, size, { x: 0.4 * size.width, y: 0.75 * size.height })
      const { right, away } = await room.place()
      expect(Math.hypot(right / 100 - (at?.x ?? 0), away / 100 + (at?.z ?? 0))).toBeLessThan(0.15)
      await room.press(0.75, 0.8)
      await expect(room.list).toHaveCount(1)
      await room.row().click()
    })
    await test.step('it is turned and scaled', async () => {
      await room.button('Rotate 90°').click()
      await expect(row).toContainText('away 90° × 1.0')
      await room.keysOn(room.slider('Scale'), 'ArrowRight')
      await expect(row).toContainText('× 1.1 Not true size')
      for (const [button, scale] of [
        ['Scale up by 0.2', '× 1.3'],
        ['Scale down by 0.2', '× 1.1'],
        ['Reset to true size', '× 1.0 True size'],
        ['Undo', '× 1.1'],
        ['Redo', '× 1.0'],
      ] as const) {
        await room.button(button).click()
        await expect(row).toContainText(scale)
      }
    })
    await test.step('what stands in another piece is said to, in the list and by voice', async () => {
      await room.put('Armchair', 0.41, 0.75)
      const said = page.locator('section[aria-labelledby=placed] > [role=status]')
      await expect(said).toContainText('It overlaps another piece.')
      await expect(said).not.toContainText('It isn’t true size.')
      await room.button('Scale up by 0.2').click()
      await expect(said).toContainText('It isn’t true size.')
      await room.button('Delete').click()
      await expect(room.list).toHaveCount(1)
    })
    await test.step('a copy stands beside it; all is cleared, and comes back', async () => {
      await room.button('Duplicate').click()
      await expect(room.list).toHaveCount(2)
      await expect(room.list.nth(1)).not.toContainText('Overlaps another piece')
      await room.button('Clear all').click()
      await expect(room.tool.getByText('Nothing placed yet.')).toBeVisible()
      await room.undo.click()
      await expect(room.list).toHaveCount(2)
      await room.drawn(2)
    })
    await test.step('after the loss of its graphics it comes back furnished', async () => {
      const before = (await room.row().textContent()) ?? ''
      await loseContext(page.locator('[data-stage=room]'))
      await room.drawn(0)
      await room.drawn(2)
      await expect(room.row()).toHaveText(before)
    })
  })

  test('the saved picture is the photo but for what was put there', {
    tag: ['@spec-8', '@spec-9'],
  }, async ({ page }) => {
    test.slow()
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample()
    const empty = await room.download('Save as PNG')
    const photo = await pictureOf(await empty.path())
    await room.put('Modern Sofa', 0.45, 0.72)
    await room.drawn(1)
    const full = await pictureOf(await room.save())

    await test.step('as large as the photo, and so but for rounding', async () => {
      expect(empty.suggestedFilename()).toMatch(/^furniture-design-\d{13}\.png$/)
      await expect(room.tool.getByText(/^Saved as furniture-design-\d{13}\.png/)).toBeVisible()
      expect(photo).toMatchObject(size)
      const file = await pictureOf('public/rooms/living-corner.jpg')
      let apart = 0
      for (let at = 0; at < file.data.length; at += 3)
        apart += Math.abs((photo.data[at] ?? 0) - (file.data[at] ?? 0))
      // Two decoders of JPEG differ by a rounding.
      expect(apart / size.width / size.height).toBeLessThan(1)
    })
    await test.step('it differs round the sofa alone, and there where the list has it', async () => {
      const { left, top, right, bottom, share } = photo.differenceFrom(full)
      expect(left > 0.2 && right < 0.75 && top > 0.35 && bottom < 0.98).toBe(true)
      expect(share).toBeGreaterThan(0.03)
      const { right: across, away } = await room.place()
      // A little above the floor.
      const seat = pixelOf(camera, size, [across / 100, 0.3, -away / 100])
      const { x = 0, y = 0 } = seat ?? {}
      expect(full.at(x / size.width, y / size.height)).not.toEqual(
        photo.at(x / size.width, y / size.height),
      )
    })
    await test.step('an outline covers it to the pixel, and names are written over its lower edge', async () => {
      await room.button('Draw an outline').click()
      for (const [x, y] of [
        [0.38, 0.4],
        [0.46, 0.4],
        [0.46, 0.86],
        [0.38, 0.86],
      ] as const)
        await room.press(x, y)
      await expect(room.note).toHaveText('Corners placed: 4')
      // The first one once more.
      await room.press(0.381, 0.401)
      await expect(page.locator('[data-occluders="1"]')).toBeAttached()
      await expect(room.tool.getByRole('button', { name: /^Outline 1 4 corners/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await room.button('Done').click()
      await room.tool.getByRole('checkbox', { name: /^Add pieces and sizes/ }).check()
      const covered = await pictureOf(await room.save())
      let [hidden, changed] = [0, 0]
      for (let y = 0.42; y < 0.85; y += 0.01) {
        for (const x of [0.39, 0.42, 0.45]) {
          expect(covered.at(x, y)).toEqual(photo.at(x, y))
          if (full.at(x, y).join() !== photo.at(x, y).join()) hidden += 1
        }
        // Beside it all is as before.
        expect(covered.at(0.5, y)).toEqual(full.at(0.5, y))
        if (full.at(0.5, y).join() !== photo.at(0.5, y).join()) changed += 1
      }
      expect(hidden).toBeGreaterThan(20)
      expect(changed).toBeGreaterThan(10)
      // The names begin below that, and reach to the edge.
      expect(full.differenceFrom(covered)).toMatchObject({ bottom: 1499 / 1500, left: 0 })
    })
    await test.step('on the screen, too', async () => {
      const screen = await pictureOf(await room.frame.screenshot())
      for (const y of [0.6, 0.66]) {
        const there = photo.at(0.42, y)
        for (const [part, seen] of screen.at(0.42, y).entries())
          expect(Math.abs(seen - (there[part] ?? 0))).toBeLessThan(14)
      }
    })
    await test.step('one that the browser cannot make is not said to be saved', async () => {
      await page.evaluate(() => {
        HTMLCanvasElement.prototype.toBlob = (done) => done(null)
      })
      await room.button('Save as PNG').click()
      await expect(room.tool.getByText('The image couldn’t be saved.')).toBeVisible()
    })
  })

  test('by keys alone a piece is placed, moved and deleted', async ({ page }) => {
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    const shelf = (piece: string) => page.locator(`[data-shelf-piece=${piece}]`)
    await room.keysOn(room.tool.getByRole('button', { name: corner }), 'Enter')
    await room.opened()
    await test.step('the rest of the shelf is two stops, not thirty-two', async () => {
      await room.keysOn(room.button('Show 24 more pieces'), 'Enter')
      await room.keysOn(shelf('modern-sofa'), 'Tab')
      await expect(page.locator('[aria-controls=further]')).toBeFocused()
      await room.keys('Tab')
      await expect(page.locator('#further [data-shelf-piece]:focus')).toHaveCount(1)
      await room.keys('Tab')
      await expect(page.locator('#further :focus')).toHaveCount(0)
    })
    await test.step('arrows go through it; a piece is held, put back, held and placed', async () => {
      await room.keysOn(shelf('modern-sofa'), 'ArrowRight', 2)
      await expect(shelf('armchair')).toBeFocused()
      await room.keys('Enter')
      await expect(room.button('Place in center')).toBeFocused()
      await room.keys('Tab')
      await room.keys('Enter')
      await expect(shelf('armchair')).toBeFocused()
      await room.keys('Enter')
      await expect(room.button('Place in center')).toBeFocused()
      await room.keys('Enter')
      await expect(room.list).toHaveCount(1)
      await expect(room.frame).toBeFocused()
    })
    await test.step('it is moved, turned and scaled in the photo, and from its line', async () => {
      const before = await room.place()
      for (const key of ['ArrowUp', 'r', '+']) await room.keys(key)
      await expect(room.row()).toContainText('90° × 1.1')
      expect((await room.place()).away - before.away).toBe(10)
      await room.keysOn(room.list.first().getByRole('button', { name: 'Closer' }), 'Enter')
      await expect.poll(() => room.place()).toEqual(before)
      await room.keysOn(room.frame, 'Delete')
      await expect(room.list).toHaveCount(0)
    })
  })

  test('opened by keys, the photo has the focus, unless it is elsewhere', async ({ page }) => {
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await test.step('a photo of one’s own', async () => {
      // A press before the part is alive is made up for, but opens no chooser once the browser has forgotten it.
      await expect(room.tool.locator('[aria-labelledby=sample-rooms] > li').nth(8)).toBeAttached()
      const choose = room.button('Choose a photo')
      await expect.poll(() => choose.evaluate(canHear)).toBe(true)
      // Well before the press: the browser hands choosers over only from a moment after it was asked to.
      const chosen = page.waitForEvent('filechooser')
      await room.keysOn(choose, 'Enter')
      await (await chosen).setFiles(await ownPhoto())
      await room.opened()
      await expect(room.frame).toBeFocused()
      await room.keys('Tab')
      await expect(room.frame).not.toBeFocused()
    })
    await test.step('a sample', async () => {
      await room.keysOn(room.tool.getByRole('button', { name: corner }), 'Enter')
      await room.exchanged('This is one of our sample rooms')
      await expect(room.frame).toBeFocused()
    })
    await test.step('while one is in the header', async () => {
      await room.choose(await ownPhoto('living-corner', 'next.jpg'))
      await page.locator('header a').first().focus()
      await room.exchanged('next.jpg, 2000 × 1500 px')
      await room.drawn(0)
      await expect(room.frame).not.toBeFocused()
    })
  })

  test('axe finds nothing in the tool, in either theme and in Hindi', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const room = await openRoom(page)
    await room.put('Armchair')
    await room.tool.getByText('Adjust manually').click()
    await room.button('Align wall lines').click()
    expect(await axeViolationsInBothThemes(page, { within: '#place' })).toEqual([])
    await test.step('in Hindi', async () => {
      await room.goto('/hi/furniture-placement')
      // What is kept comes a moment later, and moves the samples below it from under a pointer that is pressing.
      await expect(room.tool.locator('[data-kept]')).toBeVisible()
      await room.tool.locator('[aria-labelledby=sample-rooms] > li button').first().click()
      await room.opened()
      await expect(room.panel).toHaveText(/फ़ील्ड ऑफ़ व्यू \d+°.*भरोसा पहले से पता/)
      await room.tool.getByRole('combobox').first().selectOption({ index: 1 })
      await expect(room.tool.getByText('दरवाज़ा, 2.03 मीटर')).toBeAttached()
      expect(await axeViolations(page, { within: '#place' })).toEqual([])
    })
  })
})
