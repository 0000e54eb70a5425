import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { lessonIds, lessonPath } from '../../../src/site/lessons.ts'
import type { Locale } from '../../../src/site/locales.ts'
import { root } from '../root.ts'

const link = z.object({ label: z.string(), href: z.string() })

/** What documents of different kinds say of their page; the check of content is elsewhere. */
const pageDocument = z.object({
  title: z.string().optional(),
  subtitle: z.string().optional(),
  intro: z.string().optional(),
  eyebrow: z.string().optional(),
  picture: z.object({ name: z.string() }).optional(),
  hero: z
    .object({
      title: z.string().optional(),
      text: z.string().optional(),
      eyebrow: z.string().optional(),
      picture: z.object({ name: z.string() }).optional(),
    })
    .optional(),
  sections: z.array(z.unknown()).default([]),
  seo: z.object({ title: z.string(), description: z.string() }).optional(),
})

const navigationItem = link.extend({ description: z.string().optional() })

const navigationDocument = z.object({
  items: z.array(navigationItem.extend({ children: z.array(navigationItem).default([]) })),
})

const siteDocument = z.object({
  brand: z.string(),
  tagline: z.string(),
  quickLinks: z.array(link),
})

const homeDocument = z.object({
  capabilities: z.object({
    eyebrow: z.string(),
    categories: z.array(z.object({ title: z.string(), text: z.string(), link })),
  }),
  solutions: z.object({
    cards: z.array(z.object({ title: z.string(), points: z.array(link) })),
  }),
  sections: z.array(z.unknown()),
})

const heroSection = z.object({
  type: z.literal('hero'),
  title: z.string(),
  text: z.string(),
  eyebrow: z.string().optional(),
  picture: z.object({ name: z.string() }).optional(),
})

const callToActionSection = z.object({
  type: z.literal('callToAction'),
  primary: link,
  secondary: link,
})

/** The first section of a document that has the shape. */
function findSection<Section>(sections: unknown[], shape: z.ZodType<Section>): Section | undefined {
  return sections.map((section) => shape.safeParse(section).data).find(Boolean)
}

export type PageDocument = z.infer<typeof pageDocument>

const content = join(root, 'content')

/** The fields of a JSON file, or of an MDX file's front matter; null when there is no such document. */
function read(locale: Locale, path: string): unknown {
  const file = join(content, locale, path)
  if (existsSync(`${file}.json`)) return JSON.parse(readFileSync(`${file}.json`, 'utf8'))
  if (!existsSync(`${file}.mdx`)) return null
  return parse(readFileSync(`${file}.mdx`, 'utf8').split(/^---$/m)[1] ?? '')
}

/**
 * The document of a page, where it has been written: `/solutions/x` is `solutions/x`, `/about` is `pages/about`, a lesson is
 * `lessons/x`.
 */
export function readPage(locale: Locale, path: string): PageDocument | null {
  if (path === '/') return readPage(locale, '/home')
  // The industries page opens on its first tab.
  const lesson = lessonIds.find((id) => lessonPath(id) === path)
  const name = lesson
    ? `lessons/${lesson}`
    : path === '/industries'
      ? 'industries/education'
      : path.slice(1)
  const found = (name.includes('/') ? null : read(locale, `pages/${name}`)) ?? read(locale, name)
  if (!found) return null
  const page = pageDocument.parse(found)
  return { ...page, hero: page.hero ?? findSection(page.sections, heroSection) }
}

export const readNavigation = (locale: Locale) =>
  navigationDocument.parse(read(locale, 'navigation'))

export const readSite = (locale: Locale) => siteDocument.parse(read(locale, 'site'))

/** @throws Error when the home page has no call to action */
export function readHome(locale: Locale) {
  const home = homeDocument.parse(read(locale, 'pages/home'))
  const callToAction = findSection(home.sections, callToActionSection)
  if (!callToAction) throw new Error(`The home page in ${locale} has no call to action.`)
  return { ...home, callToAction }
}
