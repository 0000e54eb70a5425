import { industryIds } from '../../src/site/industries.ts'
import { localePath } from '../../src/site/locales.ts'
import { test } from '../setup/test.ts'
import { settle } from './settle.ts'
import { expectPicturesOf } from './slices.ts'

/** Each page in four guises, which among them show every language, both themes, and a desk and a phone. */
const guises = [
  { locale: 'en', theme: 'light', width: 1280 },
  { locale: 'hi', theme: 'dark', width: 1280 },
  { locale: 'es', theme: 'light', width: 360 },
  { locale: 'fr', theme: 'dark', width: 360 },
] as const

/** The pages whose looks are settled. Each new one joins when it is, so that large pictures are committed once. */
const settled = ['/', ...industryIds.map((id) => `/industries/${id}`), '/property-tours', '/nope']

for (const path of settled) {
  for (const { locale, theme, width } of guises) {
    test(`${path} in ${locale}, ${theme}, ${width} px`, async ({ page, allow }) => {
      if (path === '/nope') allow(/status of 404/)
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${localePath(locale, path)}?freeze`)
      // One page shows that pictures stand in their boxes as they should.
      await settle(page, { veil: !(path === '/' && locale === 'en') })
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${locale}-${theme}-${width}`
      await expectPicturesOf(page, name)
    })
  }
}
