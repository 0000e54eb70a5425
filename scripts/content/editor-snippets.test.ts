import { expect, test } from 'vitest'
import { z } from 'zod'
import { definitions } from '../../content/schemas/index.ts'
import { describeFields, type JsonSchema } from './describe-fields.ts'
import { frontMatterSnippet } from './editor-snippets.ts'
import { readSource } from './source.ts'

const mdx = definitions.filter(({ format }) => format === 'mdx')
const bodyOf = (definition: (typeof definitions)[number]) => {
  const schema = z.toJSONSchema(definition.schema, { io: 'input' }) as JsonSchema
  return frontMatterSnippet(definition, describeFields(schema, definition)).body
}

test.each(mdx)(
  'the snippet of a new $name is front matter with every field that it needs',
  (definition) => {
    // What stands once every field is left as it was offered.
    const text = bodyOf(definition)
      .join('\n')
      .replace(/\$\{\d+\|([^,|]+)[^}]*\|\}/g, '$1')
      .replace(/\$\{\d+:([^}]*)\}/g, '$1')
      .replace('$0', 'Text.')
    const { data, errors } = readSource('a.mdx', text)
    expect(errors).toEqual([])
    const missing = definition.schema
      .safeParse(data, { reportInput: true })
      .error?.issues.filter(
        (issue) => issue.code !== 'unrecognized_keys' && issue.input === undefined,
      )
    expect(missing ?? []).toEqual([])
  },
)

test('each field stands under what it is for, and a fixed choice is offered', () => {
  const update = mdx.find(({ name }) => name === 'Update')
  const body = update ? bodyOf(update) : []
  expect(body.join('\n')).toMatch(/# How new it is; .*\nbadge: \$\{\d+\|new,updated,enhanced\|\}/)
  expect(body.join('\n')).toMatch(/date: "\$\{\d+:date\}"/)
})
