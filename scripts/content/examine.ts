import type { z } from 'zod'
import { type DocumentDefinition, ownsFile } from '../../content/schemas/define.ts'
import type { ReferenceKind } from '../../content/schemas/fields.ts'
import { readBody } from './body.ts'
import { explain } from './explain.ts'
import { fieldHashes } from './field-hashes.ts'
import { findBanned, type Glossaries } from './glossary/find-banned.ts'
import { type SectionForm, sectionForms } from './other-sections.ts'
import { type Place, placer } from './place.ts'
import { type ContentFile, fieldName, type Problem } from './problem.ts'
import { readTexts } from './read-texts.ts'
import { findReferences } from './references.ts'
import { repeatedIds } from './repeated-ids.ts'
import { readSource } from './source.ts'
import { typographyProblems } from './typography/problems.ts'

/** Something that a file points to. */
export interface Pointer extends Place {
  kind: ReferenceKind
  value: string
  field: string
  /** What goes when its page is hidden; in a body only the link does. */
  removal?:
    | {
        entry: string
        id?: string | undefined
        list?: { field: string; size: number; least: number } | undefined
      }
    | undefined
}

/** All that one file says by itself: plain data, so that it can be kept while the file does not change. */
export interface Examined {
  path: string
  problems: Problem[]
  /** Fields that its kind does not have. */
  unknown: string[]
  pointers: Pointer[]
  /** Of a page that lists them, without their words. */
  sections: SectionForm[]
  status?: unknown
  publishAt?: unknown
  /** A short hash of each field, and of the body. */
  hashes: Record<string, string>
}

/**
 * @param glossaries  words that texts may not use, by language
 */
export function examine(
  file: ContentFile,
  definitions: DocumentDefinition[],
  glossaries: Glossaries = {},
): Examined {
  const problem = (place: Place, field: string, message: string): Problem => ({
    path: file.path,
    ...place,
    field,
    message,
  })
  const nothing: Examined = {
    path: file.path,
    problems: [],
    unknown: [],
    pointers: [],
    sections: [],
    hashes: {},
  }
  const definition = definitions.find((each) => ownsFile(each, file.path))
  if (!definition) {
    const patterns = definitions.map((each) => each.files).join(', ')
    const message = `no document type belongs here → ${patterns}`
    return { ...nothing, problems: [problem({ line: 1, column: 1 }, '', message)] }
  }
  const source = readSource(file.path, file.text)
  if (source.errors.length > 0) {
    const problems = source.errors.map(({ place, message }) => problem(place, '', message))
    return { ...nothing, problems }
  }
  const checked = definition.schema.safeParse(source.data, { reportInput: true })
  const issues = (checked.error?.issues ?? []) as z.core.$ZodIssue[]
  const explained = issues.flatMap((issue) => explain(issue, definition.schema))
  const inBody = source.body ? readBody(source.body) : []
  const fields = (source.data ?? {}) as Record<string, unknown>
  const texts = readTexts(file.path, source, definition.schema)
  const placeAt = placer(source.text)
  return {
    ...nothing,
    problems: [
      ...explained.map(({ path, message }) =>
        problem(source.locate(path), fieldName(path), message),
      ),
      ...(source.slips ?? []).map(({ place, message }) => problem(place, '', message)),
      ...repeatedIds(fields).map(({ path, message }) =>
        problem(source.locate(path), fieldName(path), message),
      ),
      ...inBody
        .filter(({ kind }) => kind === 'error')
        .map(({ place, value }) => problem(place, 'body', value)),
      ...findBanned(file.path, texts, placeAt, glossaries),
      ...typographyProblems(file.path, texts, placeAt),
    ],
    unknown: issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
    ),
    pointers: [
      ...findReferences(definition.schema, fields).map(({ kind, value, path, removal }) => ({
        kind,
        value,
        ...source.locate(path),
        field: fieldName(path),
        removal: removal && {
          entry: fieldName(removal.path),
          id: removal.id,
          list: removal.list && { ...removal.list, field: fieldName(removal.list.path) },
        },
      })),
      ...inBody.flatMap(({ place, kind, value }) => pointerOf(place, kind, value)),
    ],
    sections: sectionForms(fields.sections, source.locate),
    status: fields.status,
    publishAt: fields.publishAt,
    hashes: fieldHashes(fields, source.body?.text),
  }
}

function pointerOf(place: Place, kind: string, value: string): Pointer[] {
  const isOutside = /^(https:|mailto:|tel:)/.test(value)
  if (kind === 'error' || (kind === 'link' && isOutside)) return []
  const points = kind === 'link' ? 'page' : 'picture'
  return [{ ...place, kind: points, value, field: 'body', removal: { entry: 'body' } }]
}
