import type { DocumentDefinition } from '../../content/schemas/define.ts'
import { controlWords } from '../../content/schemas/words/controls.ts'
import { copyWords } from '../../content/schemas/words/copy.ts'
import { dataWords } from '../../content/schemas/words/data.ts'
import { sectionWords } from '../../content/schemas/words/sections.ts'

/** As much of a JSON Schema as is walked here. */
export interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  oneOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  maxLength?: number
  minItems?: number
  maxItems?: number
  [key: string]: unknown
}

const words: ReadonlyMap<string, string> = new Map(
  [copyWords, sectionWords, controlWords, dataWords].flatMap((each) => Object.entries(each)),
)

/**
 * Gives every field a description for whoever writes it: what it is for, in the words of its own `describe`, else of its
 * name; where it shows; how long it may be.
 * @returns a copy; a field whose name has no words keeps none, which a test tells of
 */
export function describeFields(schema: JsonSchema, definition: DocumentDefinition): JsonSchema {
  const where = whereOf(definition.files)
  const isInterface = definition.files.startsWith('ui/')
  const told = (name: string, field: JsonSchema, path: string[]): JsonSchema => {
    const what = field.description ?? (isInterface ? interfaceWords : words.get(name))
    const place = path.length > 0 ? `${where}, in “${path.join(' › ')}”` : where
    const described = what && [what, limitOf(field), `Shows: ${place}.`].filter(Boolean).join(' ')
    return { ...walk(field, [...path, name]), ...(described && { description: described }) }
  }
  const walk = (each: JsonSchema, path: string[]): JsonSchema => {
    const { properties, items, oneOf, additionalProperties: rest } = each
    const fields = Object.entries(properties ?? {})
    return {
      ...each,
      ...(properties && {
        properties: Object.fromEntries(
          fields.map(([name, field]) => [name, told(name, field, path)]),
        ),
      }),
      ...(items && { items: walk(items, path) }),
      ...(oneOf && { oneOf: oneOf.map((form) => walk(form, path)) }),
      ...(typeof rest === 'object' && { additionalProperties: walk(rest, path) }),
    }
  }
  return { ...walk(schema, []), title: definition.name, description: definition.about }
}

const interfaceWords = 'The text of a button, label or message. Don’t change anything inside {{ }}.'

function limitOf({ maxLength, minItems, maxItems }: JsonSchema): string {
  if (maxLength !== undefined) return `At most ${maxLength} characters.`
  if (minItems !== undefined && minItems === maxItems) return `Exactly ${minItems} entries.`
  if (minItems !== undefined && maxItems !== undefined) return `${minItems} to ${maxItems} entries.`
  if (minItems !== undefined) return `At least ${minItems}.`
  return maxItems === undefined ? '' : `At most ${maxItems}.`
}

/** Where visitors see what these files hold. */
function whereOf(files: string): string {
  const [folder = '', file = ''] = files.split('/')
  const name = file.replace(/\.(json|mdx)$/, '')
  switch (folder) {
    case 'pages':
      return (
        { home: 'on /', 'not-found': 'at unknown addresses', solution: 'on every solution’s page' }[
          name
        ] ?? `on /${name}`
      )
    case 'demos':
      return `in the sample data “${name}”`
    case 'industries':
    case 'solutions':
      return `on /${folder}/<name of the file>`
    case 'updates':
      return 'on /whats-new'
    case 'legal':
      return 'on /privacy and /terms'
    case 'ui':
      return `in the interface “${name}”`
    default:
      return places[folder] ?? 'on several pages'
  }
}

const places: Record<string, string> = {
  'site.json': 'on every page',
  'navigation.json': 'in the header of every page',
  'company.json': 'on /about and /contact',
  'furniture.json': 'on /furniture-placement',
  'sample-rooms.json': 'on /property-tours',
  'staging-styles.json': 'on /virtual-staging',
}
