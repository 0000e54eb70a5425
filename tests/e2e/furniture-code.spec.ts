import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'

const paths = [
  ['', 'light'],
  ['/hi', 'dark'],
] as const

for (const [locale, theme] of paths) {
  test.describe(`${locale || '/en'} in ${theme}`, () => {
    test('§2.16 AR elsewhere: a code that a camera reads opens the chosen piece in this language', async ({
      page,
      baseURL,
    }) => {
      const path = `${locale}/furniture-placement`
      await page.goto(`${path}?piece=armchair&variant=sage`)
      await page.mouse.move(200, 300)
      const dark = theme === 'dark'
      await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
      const code = page.locator('#ar svg[role=img][aria-label*=QR]')
      await page.locator('#ar').getByText('piece=armchair').scrollIntoViewIfNeeded()
      await expect(code).toBeVisible()
      const { data, info } = await sharp(await code.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
      expect(read?.data).toBe(`${baseURL}${path}?piece=armchair&variant=sage#ar`)
      await expect(
        page.getByText(/\/furniture-placement\?piece=armchair&variant=sage#ar$/),
      ).toBeVisible()
      // Readers need light round the code, whatever the theme: a few pixels within its rounded corner.
      const inside = (6 * info.width + 6) * info.channels
      expect([...data.subarray(inside, inside + 3)]).toEqual([255, 255, 255])
    })
  })
}
