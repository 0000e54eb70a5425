import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '../setup/test.ts'

const paths = [
  ['', 'light'],
  ['/hi', 'dark'],
] as const

for (const [locale, colorScheme] of paths) {
  test.describe(`${locale || '/en'} in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('§2.16 AR elsewhere: a code that a camera reads opens the chosen piece in this language', async ({
      page,
      baseURL,
    }) => {
      const path = `${locale}/furniture-placement`
      await page.goto(`${path}?piece=armchair&variant=sage`)
      await page.mouse.move(200, 300)
      const code = page.locator('#ar svg[role=img][aria-label*=QR]')
      await expect(code).toBeVisible()
      await code.scrollIntoViewIfNeeded()
      const { data, info } = await sharp(await code.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
      expect(read?.data).toBe(`${baseURL}${path}?piece=armchair&variant=sage#ar`)
      await expect(
        page.getByText(/\/furniture-placement\?piece=armchair&variant=sage#ar$/),
      ).toBeVisible()
      // Readers need light round the code, whatever the theme.
      expect([...data.subarray(0, 3)].every((part) => part > 240)).toBe(true)
    })
  })
}
