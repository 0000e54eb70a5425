import { localePath } from '../../src/site/locales.ts'
import { test } from '../setup/test.ts'
import { settle } from './settle.ts'
import { expectPicturesOf } from './slices.ts'

const guises = {
  en: { theme: 'light', width: 1280 },
  hi: { theme: 'dark', width: 1280 },
  es: { theme: 'light', width: 360 },
  fr: { theme: 'dark', width: 360 },
} as const

/** One page of each template; together they show every language, both themes, a desk and a phone. */
const pictured: [path: string, ...locales: (keyof typeof guises)[]][] = [
  ['/', 'en', 'fr'],
  ['/about', 'en'],
  ['/campaign-management', 'es'],
  ['/contact', 'hi'],
  ['/dashboard', 'en'],
  ['/furniture-placement', 'en'],
  ['/industries/education', 'es'],
  ['/industries/politics', 'en', 'hi'],
  ['/industries/real-estate', 'fr'],
  ['/location-services', 'hi'],
  ['/nope', 'hi'],
  ['/property-tours', 'en', 'fr'],
  ['/real-time-analytics', 'es'],
  ['/solutions', 'en'],
  ['/solutions/interactive-learning', 'hi'],
  ['/solutions/policy-visualization', 'es'],
  ['/solutions/property-tours', 'en'],
  ['/virtual-classrooms', 'en'],
  ['/virtual-classrooms/cell', 'en'],
  ['/virtual-classrooms/molecules', 'hi'],
  ['/virtual-staging', 'fr'],
  ['/voter-engagement', 'en'],
]

for (const [path, ...locales] of pictured) {
  for (const locale of locales) {
    const { theme, width } = guises[locale]
    test(`${path} in ${locale}, ${theme}, ${width} px`, async ({ page, allow }) => {
      if (path === '/nope') allow('status 404')
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${localePath(locale, path)}?freeze`)
      // One page shows that pictures stand in their boxes as they should; those that fill the screen once.
      const isShown = path === '/' && locale === 'en'
      await settle(page, isShown ? { veil: '[data-chapter] ~ [data-chapter] img' } : {})
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await expectPicturesOf(page, `${name}-${locale}-${theme}-${width}`)
    })
  }
}
