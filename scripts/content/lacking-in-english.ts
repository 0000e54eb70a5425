import { defaultLocale } from '../../src/site/locales.ts'
import type { Examined } from './examine.ts'
import { type Problem, splitPath } from './problem.ts'

/**
 * The English strings define those of the other languages, so that a key which English lost would be blamed on every
 * language that still has it.
 */
export function lackingInEnglish(examined: Examined[]) {
  const blamed: Problem[] = []
  for (const { path, problems } of examined) {
    const [locale, document] = splitPath(path)
    const unreadable = problems.some(({ field }) => field === '')
    if (locale !== defaultLocale || !document.startsWith('ui/') || unreadable) continue
    const others = examined.filter((other) => isOther(other.path, document))
    const [first] = others
    for (const key of first?.unknown ?? []) {
      if (!others.every(({ unknown }) => unknown.includes(key))) continue
      const message = 'missing → add the English text, since the other languages have it'
      blamed.push({ path, line: 1, column: 1, field: key, message })
    }
  }
  const excused = new Set(blamed.map(({ path, field }) => `${splitPath(path)[1]}#${field}`))
  const isExcused = ({ path, field }: Problem) =>
    !path.startsWith(`${defaultLocale}/`) && excused.has(`${splitPath(path)[1]}#${field}`)
  return { blamed, isExcused }
}

function isOther(path: string, document: string): boolean {
  const [locale, own] = splitPath(path)
  return locale !== defaultLocale && own === document
}
