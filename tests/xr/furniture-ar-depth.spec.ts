import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'
import { ArPage } from './ar-page.ts'
import { pointAt, trigger } from './headset.ts'

test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 150_000 })

const devices = [
  { told: 'hidden where the device tells depth', depth: true },
  { told: 'hidden where the device tells surfaces alone' },
  { told: 'seen where it tells neither', noPlanes: true },
]

for (const { told, depth = false, noPlanes = false } of devices) {
  test(`furniture behind a wall is ${told}`, { tag: ['@all', '@spec-2.16'] }, async ({ page }) => {
    const ar = new ArPage(page)
    await ar.goto({ overlay: true, depth, noPlanes })
    await ar.begin()
    await pointAt(page, [0, 0, -0.8])
    await ar.place('Armchair')
    await pointAt(page, [0, 0.4, -0.8], ['controller'])
    const orange = async () => {
      const clip = { x: 0, y: 150, width: 412, height: 380 }
      const { data, info } = await sharp(await page.screenshot({ clip }))
        .raw()
        .toBuffer({ resolveWithObject: true })
      let count = 0
      for (let at = 0; at < data.length; at += info.channels) {
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
        if (r > 90 && r > 1.8 * g && r > 2.5 * b) count += 1
      }
      return count
    }
    await expect.poll(orange, { timeout: 30_000 }).toBeGreaterThan(4000)
    // To where the floor would be some 2 m behind the wall.
    await trigger(page, 1)
    await pointAt(page, [0, 0.75, -1.6], ['controller'])
    await trigger(page, 0)
    // At the wall too, where no ring lies in the middle of the view.
    await pointAt(page, [0, 0.75, -1.6], ['headset'], 4)
    if (noPlanes) expect(await orange()).toBeGreaterThan(300)
    else await expect.poll(orange).toBeLessThan(60)
  })
}
