/** Stands before and after every piece of copy. */
export const [open, close] = ['⟦', '⟧']

/** Ids, addresses, dates and colours: strings that code reads and nobody else. */
const forCode =
  /^([a-z0-9]+([A-Z][a-z0-9]+)*([-_][a-z0-9]+)*|[/#].*|\w+:\/\/\S*|(mailto|tel):\S+|\S+@\S+|\d{1,2}:\d\d|\d{4}-\d\d-\d\d\S*)$/

/** Collects what stays unmarked: a unit of one lower-case word looks like an id. */
export interface Marked<T> {
  value: T
  plain: Set<string>
}

/** Puts marks round every string of a document that people read. Bodies, which hold no code of ours, become empty. */
export function mark<T>(document: T): Marked<T> {
  const plain = new Set<string>()
  const visit = (value: unknown): unknown => {
    if (typeof value === 'function') return () => null
    if (Array.isArray(value)) return value.map(visit)
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]))
    }
    if (typeof value !== 'string') return value
    if (!forCode.test(value)) return open + value + close
    plain.add(value)
    return value
  }
  return { value: visit(document) as T, plain }
}
