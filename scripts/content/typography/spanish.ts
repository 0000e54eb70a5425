import type { Locale } from '../../../src/site/locales.ts'
import type { Correction } from './rule.ts'

/**
 * Finds Spanish questions and exclamations without ¿ or ¡. If the sentence has several parts, only a person knows where
 * the question begins, so there is no replacement.
 * @param text  masked
 */
export function findUnopened(text: string, locale: Locale): Correction[] {
  if (locale !== 'es') return []
  return [
    ...unopened(text, '¿', '?'),
    ...unopened(text, '¡', '!'),
    ...unclosed(text, '¿', '?'),
    ...unclosed(text, '¡', '!'),
  ]
}

function unopened(text: string, open: string, close: string): Correction[] {
  const corrections: Correction[] = []
  let from = 0
  for (const { index } of text.matchAll(close === '?' ? /\?+/g : /!+/g)) {
    const since = text.slice(from, index)
    from = index + 1
    const [sentence = ''] = /(?:[^.!?…:\n]|[.:](?=\S))*$/u.exec(since) ?? []
    // ¡Qué?! is fine too.
    const isOpened = since.includes(open) || /[¿¡]/.test(sentence) || /[?!]$/.test(since)
    const lead = /^[\s“‘«([]*/.exec(sentence)?.[0].length ?? 0
    const asked = sentence.slice(lead)
    if (isOpened || !/\p{L}/u.test(asked)) continue
    const at = index - asked.length
    const right = `${open}…${close}`
    corrections.push(
      /[,;(—–]/.test(asked)
        ? {
            from: index,
            to: index + 1,
            replacement: undefined,
            right: `${right}, opened where it begins`,
          }
        : { from: at, to: at, replacement: open, right },
    )
  }
  return corrections
}

function unclosed(text: string, open: string, close: string): Correction[] {
  return [...text.matchAll(new RegExp(open, 'g'))].flatMap(({ index }) => {
    const next = text.slice(index + 1)
    const [end = -1, again = -1] = [next.indexOf(close), next.indexOf(open)]
    const isClosed = end >= 0 && (again < 0 || end < again)
    if (isClosed || /[?!]/.test(again < 0 ? next : next.slice(0, again))) return []
    return [{ from: index, to: index + 1, replacement: undefined, right: `${open}…${close}` }]
  })
}
