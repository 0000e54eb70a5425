import { expect, test } from 'vitest'
import type { Navigation } from '../../content/schemas/navigation.ts'
import type { SiteSettings } from '../../content/schemas/site-settings.ts'
import type { PageHead } from '../pages/page.tsx'
import { fullTitle, headTags } from './head.ts'

const site = { brand: 'Acme', description: 'What Acme does.' } as SiteSettings
const frame = { site, navigation: { items: [] } as Navigation }
const none = new Set<string>()
const head: PageHead = { title: 'Tours', description: 'Say "hello" & <look>.' }

test('the head has the canonical address, translations and picture', () => {
  const tags = headTags(head, frame, 'es', '/property-tours', none)
  expect(tags).toContain('<title>Tours · Acme</title>')
  expect(fullTitle('Acme: blending reality', 'Acme')).toBe('Acme: blending reality')
  expect(tags).toContain('content="Say &quot;hello&quot; &amp; &lt;look&gt;."')
  expect(tags).toMatch(/rel="canonical" href="https:\/\/[^/]+\/es\/property-tours"/)
  for (const [language, prefix] of Object.entries({
    en: '',
    fr: '/fr',
    hi: '/hi',
    'x-default': '',
  })) {
    const href = `https://[^/]+${prefix}/property-tours`
    expect(tags).toMatch(new RegExp(`rel="alternate" hreflang="${language}" href="${href}"`))
  }
  expect(tags).toContain('property="og:locale" content="es_ES"')
  expect(tags).toMatch(/property="og:image" content="https:\/\/[^/]+\/pictures\/open-graph\.jpg"/)
})

test('a page has the picture of its address and language, unless it names one', () => {
  const drawn = new Set(['property-tours-es.jpg'])
  const image = (locale: 'es' | 'fr', page = head) =>
    headTags(page, frame, locale, '/property-tours', drawn).match(
      /og:image" content="([^"]+)"/,
    )?.[1]
  expect(image('es')).toMatch(/\/open-graph\/property-tours-es\.jpg$/)
  expect(image('fr')).toMatch(/\/pictures\/open-graph\.jpg$/)
  expect(image('es', { ...head, image: '/own.jpg' })).toMatch(/\/own\.jpg$/)
})

test('a page with noindex has no canonical and no structured data', () => {
  const tags = headTags({ ...head, noIndex: true }, frame, 'en', '/', none)
  expect(tags).toContain('<meta name="robots" content="noindex">')
  expect(tags).not.toContain('canonical')
  expect(tags).not.toContain('ld+json')
})

test('JSON-LD cannot close its element', () => {
  const evil = { ...head, description: '</script><script>alert(1)</script>' }
  const tags = headTags(evil, frame, 'en', '/', none)
  const objects = [...tags.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(objects.length).toBeGreaterThan(1)
  const parsed = objects.map(([, json]) => JSON.parse(json ?? ''))
  expect(parsed.find((object) => object['@type'] === 'WebPage').description).toBe(evil.description)
})
