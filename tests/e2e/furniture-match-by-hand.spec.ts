import { expect, test } from '../setup/test.ts'
import { openRoom, ownPhoto, withoutWorkers } from './furniture-room-page.ts'
import { knownCamera, sampleRoom, shareOf } from './known-room.ts'

const known = sampleRoom('living-corner')
const { min } = known.room

test.describe('the match corrected by hand', { tag: '@spec-2.16' }, () => {
  test('a known size or the horizon gives the camera, by mouse and keys', async ({ page }) => {
    const room = await openRoom(page, await ownPhoto())
    const reference = room.tool.getByLabel('Scale reference')
    const heightIs = (text: string) => expect(room.panel).toContainText(`Camera height ${text} m`)
    const isRight = async () => {
      const height = await room.figure('Camera height')
      expect(Math.abs(height / known.position[1] - 1)).toBeLessThan(0.04)
    }
    await expect(room.tool.getByText(/the height of the ceiling and doors/)).toBeVisible()
    const estimated = (await room.figure('Camera height')).toFixed(2)

    await test.step('a sheet of paper on the floor, by keys under a loupe', async () => {
      await room.keysOn(reference, 'ArrowDown', 2)
      const end = room.handle('Second end')
      await end.focus()
      const before = (await end.getAttribute('aria-valuetext')) ?? ''
      expect(before).toMatch(/^\d+\.\d% across, \d+\.\d% down$/)
      // Longer in the photo, the same in the room: the camera is nearer to the floor.
      await room.keys('ArrowRight', 4)
      await expect(page.locator('[data-loupe]')).toBeVisible()
      expect(await room.figure('Camera height')).toBeLessThan(1.45)
      await expect(room.tool.getByText('based on the A4 sheet, 0.30 m long')).toBeVisible()
      await room.keys('Control+z')
      await heightIs(estimated)
      await expect(end).toHaveAttribute('aria-valuetext', before)
      await room.keys('Escape')
      await expect(room.frame).toBeFocused()
    })
    await test.step('a length of one’s own on the floor', async () => {
      await reference.selectOption('Known length on the floor')
      await room.field('Length').fill('wide')
      await expect(room.note).toContainText(`Camera height stays at ${estimated} m.`)
      await room.tool.getByLabel('Unit').selectOption('cm')
      await room.field('Length').fill('120,5')
      await expect(room.note).toBeEmpty()
      // The one on top first: the two lie upon one another.
      await room.dragHandle('Second end', shareOf(known, [0.205, 0, min[2] + 1]))
      await room.dragHandle('First end', shareOf(known, [-1, 0, min[2] + 1]))
      await isRight()
      await expect(
        room.tool.getByText(/the length you entered, 1\.2[01]\sm on the floor/),
      ).toBeVisible()
      await room.keys('Escape')
    })
    await test.step('the horizon, dragged and turned, each a step to undo', async () => {
      await room.tool.getByText('Adjust manually').click()
      await room.button('Adjust horizon').click()
      await expect(page.locator('[data-grid=true]')).toBeAttached()
      const middle = room.handle('Middle of the horizon')
      await expect(middle).toBeFocused()
      const before = (await room.panel.textContent()) ?? ''
      await room.dragHandle('Middle of the horizon', { x: 0.5, y: 0.25 })
      const tilt = await room.figure('Tilt')
      expect(tilt).toBeLessThan(-12)
      await expect(middle).toHaveAttribute('aria-valuetext', /^Tilt −1\d\.\d°$/)
      await room.keysOn(room.handle('Right end of the horizon'), 'ArrowDown', 5)
      expect(await room.figure('Roll')).toBeGreaterThan(2)
      await expect(room.panel).toContainText('Confidence set manually')
      expect(Math.abs((await room.figure('Tilt')) - tilt)).toBeLessThan(1.5)
      await room.keys('Control+z')
      await expect(room.panel).toContainText('Roll 0°')
      await room.keys('Control+z')
      await expect(room.panel).toHaveText(before)
      await room.keys('Control+y')
      expect(await room.figure('Tilt')).toBe(tilt)
    })
  })

  test('without a worker, lines along two walls tell lens, tilt and roll', { tag: '@all' }, async ({
    page,
  }) => {
    await withoutWorkers(page)
    const room = await openRoom(page, await ownPhoto())
    await expect(room.panel).toContainText('Confidence poor')
    await expect(room.tool.getByText(/align lines with two walls/)).toBeVisible()
    await room.button('Align wall lines').click()
    await expect(room.note).toHaveText(/match a real camera|nothing about the lens/)
    const [x, z] = [min[0], min[2]]
    const at = (point: readonly [number, number, number]) => shareOf(known, point)
    await test.step('the wall on the left by its skirting and a rail, the far one by its skirting and the sills', async () => {
      for (const [name, from, to] of [
        ['Orange line 1', at([x, 1.8, z]), at([x, 1.8, z + 2.6])],
        ['Orange line 2', at([x, 0, z]), at([x, 0, z + 2.6])],
        ['Blue line 1', at([-1.9, 2.3, z]), at([0.6, 2.3, z])],
        ['Blue line 2', at([-1.9, 0, z]), at([0.6, 0, z])],
      ] as const) {
        await room.dragHandle(`${name}, end 1`, from)
        await room.dragHandle(`${name}, end 2`, to)
      }
      await expect(room.note).toHaveText('The lines match a real camera.')
      await expect(room.panel).toContainText('Confidence set manually')
      const camera = knownCamera('living-corner')
      expect(Math.abs((await room.figure('Field of view')) - camera.fieldOfView)).toBeLessThan(3)
      expect(Math.abs((await room.figure('Tilt')) - camera.tilt)).toBeLessThan(1.5)
      expect(Math.abs((await room.figure('Roll')) - camera.roll)).toBeLessThan(1)
    })
    const good = (await room.panel.textContent()) ?? ''
    await test.step('by keys', async () => {
      await room.keysOn(room.handle('Orange line 1, end 1'), 'ArrowUp')
      await expect(room.panel).not.toHaveText(good)
    })
  })
})
