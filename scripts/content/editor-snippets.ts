import type { DocumentDefinition } from '../../content/schemas/define.ts'
import type { JsonSchema } from './describe-fields.ts'

/**
 * A VS Code snippet that writes the front matter of a new document, each field under a line that says what it is for.
 * VS Code does not hold the YAML of an MDX file against a JSON Schema, so this is how fields complete and explain
 * themselves there; what is wrong is underlined by the task “Check the content”.
 * @param schema  with descriptions
 */
export function frontMatterSnippet(definition: DocumentDefinition, schema: JsonSchema) {
  let stops = 0
  const stop = (field: JsonSchema, name: string) => {
    stops += 1
    const choices = field.enum as string[] | undefined
    if (choices) return `\${${stops}|${choices.join(',')}|}`
    return `\${${stops}:${name}}`
  }
  const lines = (each: JsonSchema, indent: string): string[] => {
    const required = new Set(each.required as string[] | undefined)
    return Object.entries(each.properties ?? {})
      .filter(([name]) => required.has(name))
      .flatMap(([name, field]) => [
        `${indent}# ${literal((field.description ?? name).replace(/ Shows: .*$/, ''))}`,
        ...valueLines(name, field, indent),
      ])
  }
  const valueLines = (name: string, field: JsonSchema, indent: string): string[] => {
    if (field.properties) return [`${indent}${name}:`, ...lines(field, `${indent}  `)]
    if (!field.items) {
      const quoted = field.format === 'date' ? `"${stop(field, name)}"` : stop(field, name)
      return [`${indent}${name}: ${quoted}`]
    }
    const size = Math.max(1, field.minItems ?? 1)
    const entries = Array.from({ length: size }, () => entryLines(field.items ?? {}, indent))
    return [`${indent}${name}:`, ...entries.flat()]
  }
  const entryLines = (item: JsonSchema, indent: string): string[] => {
    const names = Object.keys(item.properties ?? {})
    if (names.length === 0) return [`${indent}  - ${stop(item, 'text')}`]
    const [first = '', ...rest] = names.flatMap((name) =>
      valueLines(name, item.properties?.[name] ?? {}, `${indent}    `),
    )
    return [`${indent}  - ${first.trimStart()}`, ...rest]
  }
  return {
    prefix: definition.name.toLowerCase(),
    scope: 'markdown,mdx,plaintext',
    description: `${definition.about} (${definition.files})`,
    body: ['---', ...lines(schema, ''), '---', '', '$0'],
  }
}

/** In a snippet `$` and `}` mean something of their own. */
const literal = (text: string) => text.replace(/[$}\\]/g, '\\$&')
