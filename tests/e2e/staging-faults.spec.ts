import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { withoutWorkers } from './furniture-room-page.ts'
import { fileOf } from './on-page.ts'
import { rooms, StagingPage } from './staging-page.ts'
import { heicHeader, hugeHeader } from './tour-files.ts'

test.describe('what goes wrong in staging', { tag: ['@spec-2.17', '@spec-8'] }, () => {
  test('what is no photo and what cannot be fetched is named', async ({ page, allow }) => {
    test.setTimeout(120_000)
    allow('request cut')
    const staging = new StagingPage(page)
    const failed = page.locator('[data-photo][data-state=failed]')
    await staging.goto()
    await test.step('too large, or no photo', async () => {
      const heavy = Buffer.alloc(10 * 1024 * 1024 + 1)
      heavy.set([0xff, 0xd8, 0xff, 0xe0])
      const damaged = Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(3000, 'x')])
      await staging.add(
        fileOf('heavy.jpg', heavy),
        hugeHeader(),
        fileOf('noise.jpg', damaged),
        heicHeader(),
      )
      await staging.has(2)
      await expect(staging.alert.getByRole('listitem')).toHaveText([
        /^heavy\.jpg is 10\.1\sMB\. The limit is 10\sMB/,
        /^huge\.png has 800 megapixels/,
      ])
      await staging.alert.getByRole('button', { name: 'Dismiss' }).click()
      await expect(staging.tool.locator('[data-fault]')).toHaveCount(0)
    })
    await test.step('what turns out to be damaged, and a piece that cannot be fetched', async () => {
      await page.route('**/models/bed-frame.glb', (route) => route.abort())
      await staging.addRoom(rooms.bedroom)
      await staging.has(3)
      await staging.choose('Scandinavian')
      await staging.stage.click()
      await expect(failed).toHaveCount(3, { timeout: 60_000 })
      await expect(staging.photo('noise.jpg')).toContainText('noise.jpg is damaged or incomplete')
      await expect(staging.photo('phone.heic')).toContainText('can’t open HEIC')
      await expect(staging.photo('Empty bedroom')).toContainText('couldn’t load (bed-frame)')
    })
    await test.step('at the next try it comes', async () => {
      await page.unroute('**/models/bed-frame.glb')
      await staging.stage.click()
      await staging.staged(1)
    })
  })

  test('without WebGL it is said before the work', async ({ page }) => {
    await withoutWebGl(page)
    const staging = new StagingPage(page)
    await staging.goto()
    await staging.addRoom(rooms.living)
    await expect(staging.tool.getByRole('alert').first()).toContainText('WebGL 2) is missing')
    await staging.choose('Industrial')
    await expect(staging.stage).toBeDisabled()
  })

  test('without a worker a room of our own is staged', { tag: '@all' }, async ({ page }) => {
    test.setTimeout(120_000)
    await withoutWorkers(page)
    await new StagingPage(page).stageRoom(rooms.bedroom, 'Traditional')
  })
})
