import { Window } from 'happy-dom'
import { close, open } from './mark.ts'

const attributes = 'alt aria-label aria-description aria-valuetext placeholder title'.split(' ')

const units = 'K M B m cm mm km s ms min h kB MB px m² cm²'.split(' ')

/** The words that Intl writes in dates and times. */
const dateWords = ['short', 'long'].flatMap((length) =>
  Array.from({ length: 24 }, (_, i) =>
    new Intl.DateTimeFormat('en', {
      weekday: length as 'short',
      month: length as 'short',
      hour: 'numeric',
      timeZone: 'UTC',
    })
      .formatToParts(Date.UTC(2026, i % 12, i, i))
      .filter(({ type }) => /weekday|month|dayPeriod/.test(type))
      .map(({ value }) => value),
  ).flat(),
)

/** Figures with their units, dates and times: the same in every language, or Intl's to word. */
const known = [...new Set([...units, ...dateWords])].join('|')
const measure = new RegExp(
  `^[\\p{N}\\p{P}\\p{S}\\s]*(?:(?:${known})(?!\\p{L})[\\p{N}\\p{P}\\p{S}\\s]*)*$`,
  'u',
)

const marked = new RegExp(`${open}[^${close}]*${close}`, 'gs')
const halfMark = new RegExp(`[${open}${close}]`)

/**
 * The words of a page that did not come from its documents.
 * @param html   a page whose documents were marked
 * @param plain  strings of the documents that bear no marks
 */
export function hardCoded(html: string, plain: ReadonlySet<string>): string[] {
  const window = new Window()
  const { document } = window
  document.body.innerHTML = html
  const found: string[] = []
  const check = (text: string, place: string) => {
    const rest = text.replace(marked, '').trim()
    // A mark without its other half: the copy was cut, which is the page's right.
    if (!rest || measure.test(rest) || plain.has(rest) || halfMark.test(rest)) return
    found.push(`${place}: ${text.trim()}`)
  }
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style, template, time, [translate=no]')) continue
    const name = element.tagName.toLowerCase()
    for (const attribute of attributes) {
      const value = element.getAttribute(attribute)
      if (value) check(value, `${name}[${attribute}]`)
    }
    for (const node of element.childNodes) {
      if (node.nodeType === 3) check(node.textContent ?? '', name)
    }
  }
  window.close()
  return found
}
