import sharp from 'sharp'
import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'

test.describe('a room without a photo', { tag: '@spec-2.16' }, () => {
  test('is furnished from its plan and from within, and kept', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    const plan = page.locator('[data-plan]')
    const stands = (text: string) => expect(room.list.first()).toContainText(text)
    /** Where a place of the floor is on the screen, metres from the middle of the room. */
    const at = async (x: number, z: number) => {
      await plan.scrollIntoViewIfNeeded()
      return plan.evaluate(
        (svg: SVGSVGElement, [px, pz]: readonly [number, number]) => {
          const { x, y } = new DOMPoint(px, pz).matrixTransform(svg.getScreenCTM() ?? undefined)
          return { x, y }
        },
        [x, z] as const,
      )
    }
    await room.goto()
    await room.openEmpty()
    await test.step('a press on the plan, and one in the room', async () => {
      await room.hold('Modern Sofa')
      const { x, y } = await at(0, -1.7)
      await page.mouse.click(x, y)
      // 4.5 m wide and 3.8 m deep: the sofa is half of 92 cm off the back wall.
      await stands('225 cm from the left, 46 cm from the back')
      await room.put('Armchair', 0.5, 0.85)
      await room.drawn(2)
    })
    await test.step('dragged on the plan it stops at the wall; keys move it there, too', async () => {
      await room.dragTo(await at(0, -1.44), await at(-3, -1.44))
      await stands('115 cm from the left, 46 cm from the back')
      await room.keysOn(plan, 'ArrowRight')
      await room.keys('Shift+ArrowDown')
      await stands('125 cm from the left, 47 cm from the back')
    })
    await test.step('saved as a picture, and there at the next visit', async () => {
      expect(await sharp(await room.save()).metadata()).toMatchObject({ width: 2000, height: 1250 })
      await room.kept()
      await room.comeAgain()
      await room.tool.getByRole('button', { name: 'Reopen last room: Empty room' }).click()
      await room.drawn(2)
      await stands('125 cm from the left, 47 cm from the back')
      expect(await axeViolations(page, { within: '#place' })).toEqual([])
    })
  })

  test('is walked through and measured, and holds what has place in it', async ({ page }) => {
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    const width = room.field('Width')
    const eye = page.locator('[data-plan-eye]')
    const isAt = async (place: string) => expect(eye).toHaveAttribute('transform', place)
    const moves = async (act: () => Promise<void>) => {
      const before = (await eye.getAttribute('transform')) ?? ''
      await act()
      await expect(eye).not.toHaveAttribute('transform', before)
    }
    await room.goto()
    await room.openEmpty()
    await test.step('by buttons, keys and pointer', async () => {
      const first = (await eye.getAttribute('transform')) ?? ''
      const back = async () => {
        await room.button('View from corner').click()
        await isAt(first)
      }
      await moves(() => room.button('Walk forward').click())
      await moves(() => room.button('Look left').click())
      await back()
      await moves(() => room.keysOn(room.frame, 'ArrowUp'))
      await moves(() => room.keys('ArrowLeft'))
      await back()
      await moves(() => room.drag([0.3, 0.3], [0.5, 0.35]))
    })
    await test.step('copies stand in nothing; where there is no more place, that is said', async () => {
      await width.fill('250')
      await width.press('Enter')
      await expect(page.locator('[data-plan] text').first()).toHaveText('250 cm')
      await room.field('Depth').fill('150')
      await room.field('Depth').press('Enter')
      await room.hold('Armchair')
      await room.button('Place in center').click()
      await room.button('Duplicate').click()
      await expect(room.list).toHaveCount(2)
      for (let count = 0; count < 4; count += 1) await room.button('Duplicate').click()
      await expect(room.tool.getByText(/^There’s no room for another one here/)).toBeVisible()
      await expect(room.tool.getByText('Overlaps another piece')).toHaveCount(0)
    })
  })
})
