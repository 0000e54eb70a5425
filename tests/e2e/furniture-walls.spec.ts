import { pixelOf } from '../../src/scenes/furniture/model/room/camera.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'
import { knownCamera } from './known-room.ts'

const frontal = /^The empty living room seen straight/

test.describe('§2.16 what hangs and what lies upon something', () => {
  test('§2.16 the other pieces lie behind a switch, and the nine stay as they are', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.tool
      .getByRole('button')
      .filter({ has: page.locator('img') })
      .first()
      .click()
    await room.opened()
    const shelf = room.tool.getByRole('button', { name: /^\D+ \d+ × \d+ × \d+ cm$/ })
    await expect(shelf).toHaveCount(9)
    await room.button('24 more pieces').click()
    await expect(shelf).toHaveCount(33)
    await room.button('Fewer pieces').click()
    await expect(shelf).toHaveCount(9)
  })

  test('§4 a mirror asks for a wall, hangs where it is pressed, and is moved along and up', async ({
    page,
  }) => {
    const { camera, size } = await knownCamera('living-frontal')
    const share = (x: number, y: number, z: number): [number, number] => {
      const at = pixelOf(camera, size, [x, y, z])
      if (!at) throw new Error('behind the camera')
      return [at.x / size.width, at.y / size.height]
    }
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(frontal)
    await room.button('24 more pieces').click()
    const status = room.frame.getByRole('status')
    for (const wall of ['Left', 'Back', 'Right']) {
      await room.tool.getByRole('button', { name: `Delete: ${wall} wall` }).click()
    }
    await room.put('Round mirror', 0.5, 0.4)
    await expect(status).toContainText('It hangs on a wall. First say where one is')
    await expect(room.list).toHaveCount(0)

    await room.button('Draw a wall').click()
    await expect(status).toHaveText('Click where a wall meets the floor')
    await room.press(...share(-0.8, 0, -3))
    await expect(status).toHaveText('Click further along the same wall')
    await room.press(...share(0.8, 0, -3))
    const walls = page.locator('[data-wall-list]')
    await expect(walls).toHaveAttribute('data-wall-list', '1')
    await expect(walls).toContainText('Back wall')

    // It was in the hand all the while.
    await expect(status).toHaveText('Click on a wall to hang it')
    await room.press(...share(0.3, 1.5, -3))
    await expect(room.list).toHaveText([/^Round mirror/])
    await room.drawn(1)
    const text = () => room.list.first().getByRole('button').first().textContent()
    const up = async () => Number(/, (\d+) cm up/.exec((await text()) ?? '')?.[1])
    // Its middle is where the press was; the match is not exact.
    expect(Math.abs((await up()) - 110)).toBeLessThan(15)

    await room.frame.focus()
    const before = { ...(await room.place()), up: await up() }
    for (const key of ['ArrowUp', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
    expect({ ...(await room.place()), up: await up() }).toEqual({
      right: before.right + 11,
      away: before.away,
      up: before.up + 10,
    })
    await room.drag(share(0.4, 1.5, -3), share(-0.5, 1.2, -3))
    await page.mouse.up()
    expect((await room.place()).right).toBeLessThan(before.right - 50)
    expect(await up()).toBeLessThan(before.up)

    // The wall is moved, and the mirror with it.
    const away = (await room.place()).away
    await walls.getByRole('slider').focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    // Each is rounded by itself, and the camera does not look quite straight at the wall.
    expect(Math.abs((await room.place()).away - away - 10)).toBeLessThanOrEqual(1)
    await room.tool.getByRole('button', { name: 'Delete: Back wall' }).click()
    await expect(room.list).toHaveCount(1)
    await room.button('Undo').click()
    await expect(walls).toHaveAttribute('data-wall-list', '1')
  })

  test('§4 by keys alone: a wall, a picture on it, a lamp under the ceiling, a vase at its height', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.openSample(frontal)
    const enter = async (name: string | RegExp) => {
      await room.tool.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    await enter('24 more pieces')
    for (const name of [/^Framed print \d/, /^Pendant lamp \d/, /^Vase \d/]) {
      await enter(name)
      await enter('Place in the middle')
    }
    await expect(room.list).toHaveText([
      /^Framed print.* cm up/,
      /^Pendant lamp.*154 cm up/,
      /^Vase/,
    ])
    await room.drawn(3)
    const lift = room.tool.getByRole('slider', { name: 'Height above the floor' })
    await lift.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    await expect(room.list.nth(2)).toContainText('3 cm up')
  })
})
