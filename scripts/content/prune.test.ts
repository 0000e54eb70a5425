import { expect, test } from 'vitest'
import { z } from 'zod'
import { link } from '../../content/schemas/fields.ts'
import { prune } from './prune.ts'

const schema = z.strictObject({
  items: link().array(),
  groups: z.strictObject({ name: z.string(), more: link().optional() }).array(),
  action: link(),
})
const to = (href: string) => ({ label: 'x', href })
const hidden = new Set(['/solutions/a'])

test('entries of lists and optional fields that lead to a hidden page go, all of them and no other', () => {
  const fields = {
    items: [to('/solutions/a'), to('/contact'), to('/solutions/a#top'), to('/solutions/ab')],
    groups: [{ name: 'g', more: to('/solutions/a') }],
    action: to('/contact'),
  }
  const before = structuredClone(fields)
  expect(prune(schema, fields, hidden)).toEqual({
    items: [to('/contact'), to('/solutions/ab')],
    groups: [{ name: 'g' }],
    action: to('/contact'),
  })
  expect(fields).toEqual(before)
})

test('what the document cannot do without stays for the check to tell of', () => {
  const fields = { items: [], groups: [], action: to('/solutions/a') }
  expect(prune(schema, fields, hidden)).toEqual(fields)
})
