import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineDocument } from '../../content/schemas/define.ts'
import { line } from '../../content/schemas/fields.ts'
import { definitions } from '../../content/schemas/index.ts'
import { describeFields, type JsonSchema } from './describe-fields.ts'

const described = (definition: (typeof definitions)[number]) =>
  describeFields(z.toJSONSchema(definition.schema, { io: 'input' }) as JsonSchema, definition)

/** The fields without a description, as `Home hero.title`. */
function silent(schema: JsonSchema, path: string): string[] {
  const { properties = {}, items, oneOf = [], additionalProperties: rest } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${path}.${name}`]),
      ...silent(field, `${path}.${name}`),
    ]),
    ...(items ? silent(items, path) : []),
    ...oneOf.flatMap((form) => silent(form, path)),
    ...(typeof rest === 'object' ? silent(rest, path) : []),
  ]
}

test('every field of every kind of document says what it is for, and every kind what it is', () => {
  const schemas = definitions.map((each) => ({ name: each.name, schema: described(each) }))
  expect(schemas.flatMap(({ name, schema }) => silent(schema, name))).toEqual([])
  expect(schemas.filter(({ schema }) => !schema.description)).toEqual([])
})

const made = defineDocument('Made', {
  about: 'Made for a test.',
  files: 'pages/made.json',
  format: 'data',
  fields: {
    hero: z.strictObject({
      title: line(60),
      text: line().describe('Says it in the field’s own words.'),
    }),
    steps: z.string().array().length(4),
    zzz: line(),
  },
})

test('what for, how long, and where it shows', () => {
  const { properties: fields } = described(made)
  const hero = fields?.hero?.properties
  expect(hero?.title?.description).toMatch(
    /^The heading\. .* At most 60 characters\. Shows: on \/made, in “hero”\.$/,
  )
  expect(hero?.text?.description).toMatch(/^Says it in the field’s own words\. At most 160/)
  expect(fields?.steps?.description).toMatch(/Exactly 4 entries\. Shows: on \/made\.$/)
})

test('a field without words is found', () => {
  expect(silent(described(made), 'Made')).toEqual(['Made.zzz'])
})
