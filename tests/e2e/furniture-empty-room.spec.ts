import sharp from 'sharp'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'

test.describe('§2.16 a room without a photo', () => {
  test('§2.16 an empty room is furnished from its plan and from within, and kept', async ({
    page,
  }) => {
    // Two rooms are drawn in software, and axe looks at the page twice.
    test.setTimeout(120_000)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.button('Start with an empty room').click()
    await room.opened()
    const plan = page.locator('[data-plan]')
    const press = async (x: number, z: number) => {
      await plan.scrollIntoViewIfNeeded()
      const at = await plan.evaluate(
        (svg: SVGSVGElement, [px, pz]: [number, number]) => {
          const { x, y } = new DOMPoint(px, pz).matrixTransform(svg.getScreenCTM() ?? undefined)
          return { x, y }
        },
        [x, z] as [number, number],
      )
      return at
    }
    await room.hold('Modern Sofa')
    const sofa = await press(0, -1.7)
    await page.mouse.click(sofa.x, sofa.y)
    await room.drawn(1)
    // 4.5 m wide and 3.8 m deep: the sofa is half of 92 cm off the back wall.
    await expect(room.list.first()).toContainText('225 cm from the left, 46 cm from the back')

    await room.put('Armchair', 0.5, 0.85)
    await room.drawn(2)
    await expect(room.list).toHaveCount(2)

    // Dragged on the plan, it stops at the wall.
    const from = await press(0, -1.44)
    const to = await press(-3, -1.44)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    await expect(room.list.first()).toContainText('115 cm from the left, 46 cm from the back')
    await plan.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(room.list.first()).toContainText('125 cm from the left, 47 cm from the back')

    const saved = await room.save()
    expect(await sharp(await saved.path()).metadata()).toMatchObject({ width: 2000, height: 1250 })
    await room.kept()
    await room.comeAgain()
    await room.tool.getByRole('button', { name: 'Reopen your last room: Empty room' }).click()
    await room.drawn(2)
    await expect(room.list.first()).toContainText('125 cm from the left, 47 cm from the back')
    expect(await axeViolationsInBothThemes(page, { within: '#place' })).toEqual([])
  })

  test('§2.16 its measures are set in centimetres, and what no room has is refused with a sentence', async ({
    page,
  }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.button('Start with an empty room').click()
    await room.opened()
    const width = room.tool.getByLabel('Width', { exact: true })
    await expect(width).toHaveValue('450')
    await width.fill('30')
    await width.press('Enter')
    await expect(room.tool.getByText('From 150 to 2000 cm.')).toBeVisible()
    await width.fill('600')
    await width.press('Enter')
    await expect(page.locator('[data-plan] text').first()).toHaveText('600 cm')
    await room.button('24 more pieces').click()
    await room.hold('Round mirror')
    await room.press(0.5, 0.4)
    await expect(room.list).toHaveText([/^Round mirror/])
    await room.drawn(1)
  })

  test('§2.16 one walks and looks round by buttons, keys and pointer', async ({ page }) => {
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await room.button('Start with an empty room').click()
    await room.opened()
    const eye = page.locator('[data-plan-eye]')
    const where = () => eye.getAttribute('transform')
    const first = await where()
    await room.button('Walk ahead').click()
    const second = await where()
    expect(second).not.toBe(first)
    await room.button('Look to the left').click()
    expect(await where()).not.toBe(second)
    await room.button('From the corner').click()
    expect(await where()).toBe(first)
    await room.frame.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    expect(await where()).not.toBe(first)
    await room.button('From the corner').click()
    await room.drag([0.3, 0.3], [0.5, 0.35])
    await page.mouse.up()
    expect(await where()).not.toBe(first)
  })
})
