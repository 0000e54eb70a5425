import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { industryIds } from '../../src/site/industries.ts'
import { localePath } from '../../src/site/locales.ts'
import { builtPaths } from '../pages.ts'
import { test } from '../setup/test.ts'
import { settle } from './settle.ts'
import { expectPicturesOf } from './slices.ts'

/** Four guises, which among them show every language, both themes, and a desk and a phone. */
const guises = [
  { locale: 'en', theme: 'light', width: 1280 },
  { locale: 'hi', theme: 'dark', width: 1280 },
  { locale: 'es', theme: 'light', width: 360 },
  { locale: 'fr', theme: 'dark', width: 360 },
] as const

/** Seen in every guise. */
const thorough = ['/', ...industryIds.map((id) => `/industries/${id}`), '/property-tours', '/nope']

const nameOf = (path: string, { locale, theme, width }: (typeof guises)[number]) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${locale}-${theme}-${width}`

const taken = readdirSync(join(import.meta.dirname, 'screenshots/pages.spec.ts'))

/**
 * The others in one guise, in English and in another by turns: large pictures weigh on the history of the repo. A page
 * stays in the guise that it was taken in, whatever comes before it.
 */
function guisesOf(path: string, index: number) {
  if (thorough.includes(path)) return guises
  const before = guises.find((guise) =>
    taken.some((file) => /^(-\d+)?\.png$/.test(file.replace(nameOf(path, guise), ''))),
  )
  return [before ?? guises[index % 2 ? 1 + (index % 3) : 0] ?? guises[0]]
}

/** The industries' own address shows the first of them; a teacher's page is long and plain, and seen to on paper. */
const paths = [
  ...builtPaths().filter((path) => path !== '/industries' && !path.endsWith('/teacher')),
  '/nope',
]

for (const [index, path] of paths.entries()) {
  for (const guise of guisesOf(path, index)) {
    const { locale, theme, width } = guise
    test(`${path} in ${locale}, ${theme}, ${width} px`, async ({ page, allow }) => {
      if (path === '/nope') allow('status 404')
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${localePath(locale, path)}?freeze`)
      // One page shows that pictures stand in their boxes as they should.
      await settle(page, { veil: !(path === '/' && locale === 'en') })
      await expectPicturesOf(page, nameOf(path, guise))
    })
  }
}
