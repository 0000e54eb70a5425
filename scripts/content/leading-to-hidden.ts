import { defaultLocale } from '../../src/site/locales.ts'
import type { Examined, Pointer } from './examine.ts'
import { type Problem, splitPath } from './problem.ts'
import { addressOf, hiddenBy, hiddenPlaces, overviewPath, unpublished } from './publication.ts'

/**
 * What visitors see and what cannot do without a page, or a place on one, that they do not see. A build leaves out entries of lists and
 * optional fields that lead to such a page; told is what has no such way out.
 */
export function leadingToHidden(examined: Examined[], now: Date): Problem[] {
  const why = new Map<string, string>()
  const hiddenDocuments = new Set<string>()
  for (const file of examined) {
    const [locale, document] = splitPath(file.path)
    const state = locale === defaultLocale && unpublished(file, now)
    if (!state) continue
    hiddenDocuments.add(document)
    const address = addressOf(document.replace(/\.[a-z]+$/, ''))
    if (address) why.set(address, state)
  }
  if (why.size === 0) return []
  const overview = examined.find(({ path }) => path === `${defaultLocale}/${overviewPath}.json`)
  for (const [place, address] of hiddenPlaces(overview?.pointers ?? [], why)) {
    why.set(place, why.get(address) ?? 'draft')
  }
  return examined
    .filter(({ path }) => !hiddenDocuments.has(splitPath(path)[1]))
    .flatMap((file) => {
      const pointers = file.pointers.filter(
        ({ kind, value }) => kind === 'page' && hiddenBy(value, why) !== undefined,
      )
      const short = shortLists(pointers)
      return pointers
        .filter(({ removal }) => !removal || (removal.list && short.has(removal.list.field)))
        .map(({ value, field, line, column, removal }) => {
          const state = why.get(hiddenBy(value, why) ?? '')
          const list = removal?.list
          const need = list
            ? `${list.field} needs ${list.least} entries that visitors can open`
            : 'link to a published page, or publish this one'
          const message = `"${value}" is ${state === 'draft' ? 'a draft' : 'scheduled'} → ${need}`
          return { path: file.path, line, column, field, message }
        })
    })
}

/** Lists that would hold too little once the entries with these pointers are gone. */
function shortLists(pointers: Pointer[]): Set<string> {
  const gone = new Map<string, Set<string>>()
  for (const { removal } of pointers) {
    if (!removal?.list) continue
    const entries = gone.get(removal.list.field) ?? new Set()
    gone.set(removal.list.field, entries.add(removal.entry))
  }
  const lists = pointers.flatMap(({ removal }) => removal?.list ?? [])
  return new Set(
    lists
      .filter(({ field, size, least }) => size - (gone.get(field)?.size ?? 0) < least)
      .map(({ field }) => field),
  )
}
