import { expect, test } from 'vitest'
import { hrefOf } from './note-href.ts'

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  [' example.org/plan.pdf ', 'https://example.org/plan.pdf'],
  ['example.org:8080', 'https://example.org:8080'],
  ['ana@example.org', 'mailto:ana@example.org'],
  ['tel:600', 'tel:600'],
])('%j leads to %s', (text, href) => expect(hrefOf(text)).toBe(href))

test.each([
  '',
  'hello',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'a b.c',
  'file:///etc',
])('%j leads nowhere', (text) => expect(hrefOf(text)).toBeUndefined())
