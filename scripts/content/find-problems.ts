import type { z } from 'zod'
import { type DocumentDefinition, ownsFile } from '../../content/schemas/define.ts'
import type { ReferenceKind } from '../../content/schemas/fields.ts'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import { readBody } from './body.ts'
import { explain } from './explain.ts'
import { findReferences } from './references.ts'
import { type Place, readSource, type Source } from './source.ts'

export interface ContentFile {
  /** Below `content/`, with its language: `en/industries/politics.mdx`. */
  path: string
  text: string
}

export interface Problem extends Place {
  path: string
  /** The field, as `benefits[0].title`; empty where the whole file is meant. */
  field: string
  /** What was found and what is allowed. */
  message: string
}

/** What a field may point to. */
export type Known = Record<ReferenceKind, (value: string) => boolean>

/** Everything that is wrong with the content, in the order of the files. */
export function findProblems(
  files: ContentFile[],
  definitions: DocumentDefinition[],
  known: Known,
): Problem[] {
  return [
    ...files.flatMap((file) => problemsOf(file, definitions, known)),
    ...untranslated(files.map((file) => file.path)),
  ]
}

function problemsOf(file: ContentFile, definitions: DocumentDefinition[], known: Known): Problem[] {
  const problem = (place: Place, field: string, message: string): Problem => ({
    path: file.path,
    ...place,
    field,
    message,
  })
  const definition = definitions.find((each) => ownsFile(each, file.path))
  if (!definition) {
    const patterns = definitions.map((each) => each.files).join(', ')
    const message = `no kind of document has this place; there are: ${patterns}`
    return [problem({ line: 1, column: 1 }, '', message)]
  }
  const source = readSource(file.path, file.text)
  if (source.errors.length > 0) {
    return source.errors.map(({ place, message }) => problem(place, '', message))
  }
  const checked = definition.schema.safeParse(source.data, { reportInput: true })
  const issues = (checked.error?.issues ?? []).flatMap((issue) =>
    explain(issue as z.core.$ZodIssue).map(({ path, message }) =>
      problem(source.locate(path), fieldName(path), message),
    ),
  )
  return [...issues, ...brokenReferences(definition, source, known, problem)]
}

function brokenReferences(
  definition: DocumentDefinition,
  source: Source,
  known: Known,
  problem: (place: Place, field: string, message: string) => Problem,
): Problem[] {
  const message = (kind: string, value: string) => `there is no ${kind} "${value}"`
  const inFields = findReferences(definition.schema, source.data)
    .filter(({ kind, value }) => !known[kind](value))
    .map(({ kind, value, path }) =>
      problem(source.locate(path), fieldName(path), message(kind, value)),
    )
  const inBody = (source.body ? readBody(source.body) : []).flatMap(({ place, kind, value }) => {
    if (kind === 'error') return problem(place, 'body', value)
    const exists = kind === 'link' ? isOutside(value) || known.page(value) : known.picture(value)
    return exists ? [] : problem(place, 'body', message(kind === 'link' ? 'page' : kind, value))
  })
  return [...inFields, ...inBody]
}

const isOutside = (url: string) => /^(https:|mailto:|tel:|#)/.test(url)

/** A document that one language has and another lacks. */
function untranslated(paths: string[]): Problem[] {
  const have = new Set(paths)
  const documents = new Set(paths.map((path) => path.slice(path.indexOf('/') + 1)))
  return [...documents].flatMap((document) =>
    locales
      .filter((locale) => !have.has(`${locale}/${document}`))
      .map((locale) => ({
        path: `${locale}/${document}`,
        line: 1,
        column: 1,
        field: '',
        message:
          locale === defaultLocale
            ? 'translated, but the English original is missing'
            : 'missing in this language',
      })),
  )
}

function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name ? `${name}.${String(key)}` : String(key)
  }, '')
}
