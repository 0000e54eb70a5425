import type { Locale } from '../../../src/site/locales.ts'
import { readHome, readNavigation, readPage, readSite } from './documents.ts'

/** The words on a picture for shared links. */
export interface Copy {
  /** the quiet line above */
  kind: string
  title: string
  /** a sentence below, where there is a short one */
  lead: string
  /** the picture that the page's own document names */
  picture?: string
}

/** At most as many characters stand on the picture as a sentence below the title. */
const longest = 120

/** The first sentence, when it is short enough to be read at the size of a thumbnail. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?।])\s/)
  return sentence.length <= longest ? sentence : ''
}

/**
 * What content says of a page: its own document, else what the navigation, the site or the home page call it.
 * @param path  without the language's prefix
 * @returns null where content does not know the page yet
 */
export function copyOf(locale: Locale, path: string): Copy | null {
  return ownCopy(locale, path) ?? namedByNavigation(locale, path) ?? namedByHome(locale, path)
}

function ownCopy(locale: Locale, path: string): Copy | null {
  const page = readPage(locale, path)
  const title = page?.hero?.title ?? page?.title ?? page?.seo?.title
  if (!page || !title) return null
  const kind = page.hero?.eyebrow ?? page.eyebrow ?? namedByNavigation(locale, path)?.title
  const lead = page.subtitle ?? page.intro ?? page.hero?.text ?? page.seo?.description ?? ''
  const picture = (page.hero?.picture ?? page.picture)?.name
  return {
    kind: kind ?? readSite(locale).tagline,
    title,
    lead: firstSentence(lead) || firstSentence(page.seo?.description ?? ''),
    picture,
  }
}

function namedByNavigation(locale: Locale, path: string): Copy | null {
  const { tagline, quickLinks } = readSite(locale)
  for (const item of readNavigation(locale).items) {
    // An entry that repeats its parent, as the list of all solutions does, says more than the parent.
    const child = item.children.find(({ href }) => href === path)
    if (child) {
      return { kind: item.label, title: child.label, lead: firstSentence(child.description ?? '') }
    }
    if (item.href === path) return { kind: tagline, title: item.label, lead: '' }
  }
  const quick = quickLinks.find(({ href }) => href === path)
  return quick ? { kind: tagline, title: quick.label, lead: '' } : null
}

function namedByHome(locale: Locale, path: string): Copy | null {
  const { capabilities, solutions, callToAction } = readHome(locale)
  const category = capabilities.categories.find(({ link }) => link.href === path)
  if (category) {
    return {
      kind: capabilities.eyebrow,
      title: category.title,
      lead: firstSentence(category.text),
    }
  }
  for (const card of solutions.cards) {
    const point = card.points.find(({ href }) => href === path)
    if (point) return { kind: card.title, title: point.label, lead: '' }
  }
  const action = [callToAction.primary, callToAction.secondary].find(({ href }) => href === path)
  return action ? { kind: readSite(locale).tagline, title: action.label, lead: '' } : null
}
