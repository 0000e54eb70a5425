import { z } from 'zod'
import { type Locale, locales } from '../../src/site/locales.ts'

/** A field with text for readers. */
export interface FieldText {
  path: PropertyKey[]
  value: string
  /** Language of this field: some sample data has a text in all four. */
  locale: Locale
}

/**
 * Finds every text for readers in a document, by walking the schema and the data together. A plain string is a text.
 * Links, picture names, ids, dates, enums and URLs aren't: their schemas restrict the format.
 * @param locale  the language of the document
 */
export function findTexts(
  schema: z.ZodType,
  data: unknown,
  locale: Locale,
  path: PropertyKey[] = [],
): FieldText[] {
  if (data === undefined || data === null) return []
  if (typeof data === 'string' && isText(schema)) return [{ path, value: data, locale }]
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return findTexts(schema.unwrap() as z.ZodType, data, locale, path)
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) =>
      findTexts(schema.element as z.ZodType, item, locale, [...path, index]),
    )
  }
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((each) => each.safeParse(data).success)
    return option ? findTexts(option, data, locale, path) : []
  }
  if (typeof data !== 'object') return []
  if (schema instanceof z.ZodRecord) {
    const byLanguage = Object.keys(data).every((key) => isLocale(key))
    return Object.entries(data).flatMap(([key, item]) =>
      findTexts(schema.valueType as z.ZodType, item, byLanguage ? (key as Locale) : locale, [
        ...path,
        key,
      ]),
    )
  }
  if (schema instanceof z.ZodObject) {
    const values = data as Record<string, unknown>
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      findTexts(field as z.ZodType, values[key], locale, [...path, key]),
    )
  }
  return []
}

/** A string with a format, such as an id, isn't text, and neither are the phrases of voice commands. */
function isText(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodString) || schema.meta()?.spoken) return false
  const checks = schema._zod.def.checks ?? []
  return !schema.format && checks.every(({ _zod }) => _zod.def.check !== 'string_format')
}

const isLocale = (key: string) => (locales as readonly string[]).includes(key)
