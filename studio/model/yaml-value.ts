import { Document, type ScalarTag, stringify, type ToStringOptions } from 'yaml'

/**
 * Content is read by two parsers: one of YAML 1.2 that checks it, and one of 1.1 that compiles it, to which a bare date,
 * a bare `no` and 12:30 are no text. Whatever 1.1 would take for something else is quoted.
 */
const careful = { version: '1.1', customTags: (tags: unknown[]) => tags as ScalarTag[] } as const
const layout: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false }

type Quotes = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE'

/**
 * @param quotes  those that the text had before; others are taken where it needs them
 * @param inFlow  within `[…]` or `{…}`, where commas and brackets have a meaning
 */
export function printScalar(value: unknown, quotes: Quotes, inFlow: boolean): string {
  const hasLines = typeof value === 'string' && value.includes('\n')
  const style = { ...layout, defaultStringType: hasLines ? 'QUOTE_DOUBLE' : quotes } as const
  if (!inFlow) return stringify(value, { ...careful, ...style }).trimEnd()
  const list = new Document([value], careful).toString({ ...style, collectionStyle: 'flow' })
  return list.trim().slice(1, -1)
}

/** On one line: `{ label: Go, href: / }` and `[a, b]`. */
export function printOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printOnOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return printScalar(value, 'PLAIN', true)
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${printOnOneLine(field)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

/** On as many lines as it has parts, each after `indent`, the last one with its line end. */
export function printLines(value: unknown, indent: string): string {
  return stringify(value, { ...careful, ...layout }).replace(/^(?=.)/gm, indent)
}
