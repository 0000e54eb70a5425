import { expect, test } from 'vitest'
import { z } from 'zod'
import { definitions } from '../../content/schemas/index.ts'
import {
  blank,
  blankVariant,
  fieldLabel,
  type JsonSchema,
  makeForm,
  pictureKind,
  variantOf,
} from './form.ts'

const formOf = (schema: z.ZodType) =>
  makeForm(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)

test('every kind of document has a form', () => {
  expect(definitions.length).toBeGreaterThan(40)
  for (const { schema } of definitions) expect(formOf(schema).kind).toBe('group')
})

test('a form says what its schema does', () => {
  const form = formOf(
    z.strictObject({
      title: z.string().min(1).max(60).describe('Shows in lists.'),
      size: z.int().optional(),
      badge: z.enum(['new', 'old']),
      picture: z.strictObject({ name: z.string().meta({ reference: 'picture' }), alt: z.string() }),
      points: z.string().array().min(2).max(3),
    }),
  )
  if (form.kind !== 'group') throw new TypeError('it is a group')
  expect(form.fields.map(({ name, required }) => [name, required])).toEqual([
    ['title', true],
    ['size', false],
    ['badge', true],
    ['picture', true],
    ['points', true],
  ])
  const [title, size, badge, picture, points] = form.fields.map((field) => field.form)
  expect(title).toEqual({ kind: 'text', least: 1, most: 60, about: 'Shows in lists.' })
  expect(size).toEqual({ kind: 'number', whole: true })
  expect(badge).toEqual({ kind: 'choice', options: ['new', 'old'] })
  expect(picture && pictureKind(picture)).toBe('picture')
  expect(points).toMatchObject({ kind: 'list', least: 2, most: 3 })
  expect(blank(form, '2024-03-18')).toEqual({
    title: '',
    badge: 'new',
    picture: { name: '', alt: '' },
    points: ['', ''],
  })
})

test('of several forms that their type tells apart, each has the fields of its own', () => {
  const form = formOf(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('hero'), title: z.string() }),
      z.strictObject({ type: z.literal('tool'), name: z.enum(['tour']) }),
    ]),
  )
  if (form.kind !== 'variants') throw new TypeError('it has variants')
  expect(blank(form, '2024-03-18')).toEqual({ type: 'hero', title: '' })
  expect(blankVariant(form, 'tool', '2024-03-18')).toEqual({ type: 'tool', name: 'tour' })
  expect(variantOf(form, { type: 'tool' })).toMatchObject({ fields: [{ name: 'name' }] })
})

test('a schema that no form is known for is refused', () => {
  expect(() => formOf(z.strictObject({ either: z.union([z.string(), z.number()]) }))).toThrow(
    TypeError,
  )
})

test.each([
  ['callToAction', 'Call to action'],
  ['ar-features', 'AR features'],
  ['seo', 'SEO'],
])('%s is called %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label)
})
