import { expect, test } from '../setup/test.ts'
import { holdBack } from './hold-back.ts'
import { quarters } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

test('a file that is let go over the tool before its code is there is opened once it is', async ({
  page,
}) => {
  const letThrough = await holdBack(page, '**/assets/tour-tool*.js')
  const tour = new TourPage(page)
  await page.goto('/property-tours')
  const { name, mimeType, buffer } = await quarters()
  const file = { name, mimeType, bytes: buffer.toString('base64') }
  const held = await page.locator('[data-tour]').evaluate((target, { name, mimeType, bytes }) => {
    const dataTransfer = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
    dataTransfer.items.add(new File([content], name, { type: mimeType }))
    // What nobody holds the browser opens in place of the page.
    return ['dragenter', 'dragover', 'drop'].map(
      (type) =>
        !target.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
        ),
    )
  }, file)
  expect(held).toEqual([false, true, true])
  await expect(tour.viewer).toHaveCount(0)
  letThrough()
  await expect(tour.viewer).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})
