/** A field as a form shows it, made from the JSON Schema of its document. */
export type Form = { about?: string } & (
  | { kind: 'text'; most?: number; least?: number; format?: string; reference?: string }
  | { kind: 'number'; whole: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; options: (string | number)[] }
  | { kind: 'group'; fields: FormField[] }
  | { kind: 'list'; entry: Form; least: number; most: number | null }
  /** Fields of one form whose names the file decides. */
  | { kind: 'table'; names: string[]; entry: Form }
  /** One of several groups: their field `by`, first in each, says which. */
  | { kind: 'variants'; by: string; variants: Record<string, GroupForm> }
)

export type GroupForm = { about?: string; kind: 'group'; fields: FormField[] }

export interface FormField {
  name: string
  required: boolean
  form: Form
}

/** The parts of JSON Schema that zod writes for content. */
export interface JsonSchema {
  type?: string
  description?: string
  enum?: (string | number)[]
  const?: string
  oneOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
  reference?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
}

/** @throws TypeError for a schema that no form is known for: the studio would lose what it holds */
export function makeForm(schema: JsonSchema): Form {
  const form = formOf(schema)
  return schema.description ? { ...form, about: schema.description } : form
}

function formOf(schema: JsonSchema): Form {
  if (schema.enum) return { kind: 'choice', options: schema.enum }
  if (schema.oneOf) return formOfVariants(schema.oneOf)
  switch (schema.type) {
    case 'string':
      return {
        kind: 'text',
        ...(schema.maxLength !== undefined && { most: schema.maxLength }),
        ...(schema.minLength !== undefined && { least: schema.minLength }),
        ...(schema.format !== undefined && { format: schema.format }),
        ...(schema.reference !== undefined && { reference: schema.reference }),
      }
    case 'integer':
    case 'number':
      return { kind: 'number', whole: schema.type === 'integer' }
    case 'boolean':
      return { kind: 'flag' }
    case 'array':
      return {
        kind: 'list',
        entry: makeForm(schema.items ?? {}),
        least: schema.minItems ?? 0,
        most: schema.maxItems ?? null,
      }
    case 'object':
      return formOfObject(schema)
    default:
      throw new TypeError(`there is no form for ${JSON.stringify(schema)}`)
  }
}

function formOfObject({
  properties,
  required,
  propertyNames,
  additionalProperties,
}: JsonSchema): Form {
  if (typeof additionalProperties === 'object') {
    const names = (propertyNames?.enum ?? []).map(String)
    return { kind: 'table', names, entry: makeForm(additionalProperties) }
  }
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    required: required?.includes(name) ?? false,
    form: makeForm(schema),
  }))
  return { kind: 'group', fields }
}

/** @throws TypeError where no field of one fixed value tells the forms apart */
function formOfVariants(schemas: JsonSchema[]): Form {
  const [first] = schemas
  const fixed = Object.entries(first?.properties ?? {}).find(([, field]) => field.const)
  const by = fixed?.[0] ?? ''
  const variants = schemas.map(({ properties = {}, ...schema }) => {
    const { [by]: type, ...rest } = properties
    if (!type?.const) throw new TypeError(`there is no form for ${JSON.stringify(schemas)}`)
    return [type.const, formOfObject({ ...schema, properties: rest })] as const
  })
  return {
    kind: 'variants',
    by,
    variants: Object.fromEntries(variants) as Record<string, GroupForm>,
  }
}

/** The group that a value of several forms is, with the field that says so. */
export function variantOf(form: Form, value: unknown): Form {
  if (form.kind !== 'variants') return form
  const type = (value as Record<string, unknown> | null | undefined)?.[form.by]
  return form.variants[String(type)] ?? { kind: 'group', fields: [] }
}

/** One of our pictures, loops or panoramas with its words: the group of a name and an alternative text. */
export function pictureKind(form: Form): 'picture' | 'loop' | 'panorama' | null {
  if (form.kind !== 'group' || !form.fields.some(({ name }) => name === 'alt')) return null
  const name = form.fields.find((field) => field.name === 'name')?.form
  const kind = name?.kind === 'text' ? name.reference : undefined
  return kind === 'picture' || kind === 'loop' || kind === 'panorama' ? kind : null
}

/**
 * What a new field begins with: nothing where a person must write, else the first choice.
 * @param today  as 2024-03-18
 */
export function blank(form: Form, today: string): unknown {
  switch (form.kind) {
    case 'text':
      return form.format === 'date' ? today : ''
    case 'number':
      return 0
    case 'flag':
      return false
    case 'choice':
      return form.options[0]
    case 'list':
      return Array.from({ length: form.least }, () => blank(form.entry, today))
    case 'table':
      return Object.fromEntries(form.names.map((name) => [name, blank(form.entry, today)]))
    case 'group':
      return Object.fromEntries(
        form.fields
          .filter(({ required }) => required)
          .map(({ name, form: inner }) => [name, blank(inner, today)]),
      )
    case 'variants':
      return blankVariant(form, Object.keys(form.variants)[0] ?? '', today)
  }
}

/** A new value of one of several forms. */
export function blankVariant(
  { by, variants }: Extract<Form, { kind: 'variants' }>,
  type: string,
  today: string,
): Record<string, unknown> {
  const group = variants[type]
  return { [by]: type, ...(group && (blank(group, today) as object)) }
}

const initials = new Set(['ar', 'seo', 'url', 'id', 'csv', 'ui', '3d'])

/** `callToAction` → `Call to action`, `arFeatures` → `AR features`. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/(?<=[a-z0-9])([A-Z])/g, ' $1')
    .split(/[-_ ]/)
    .map((word) => word.toLowerCase())
    .map((word) => (initials.has(word) ? word.toUpperCase() : word))
  const label = words.join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
