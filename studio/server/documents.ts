import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DocumentDefinition } from '../../content/schemas/define.ts'
import { definitions } from '../../content/schemas/index.ts'
import type { ContentFile } from '../../scripts/content/find-problems.ts'
import { defaultLocale, type Locale, locales } from '../../src/site/locales.ts'
import type { FileVersion, StudioProblem } from '../contract.ts'
import { type ReadContent, readContent } from '../model/document-text.ts'
import { type Form, type JsonSchema, makeForm } from '../model/form.ts'
import { type TranslationState, untranslatedFields } from '../model/translation.ts'

/** Names a text, so that a save can say which one it was made from. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

const forms = new Map<string, Form>()

/** @throws TypeError for a schema that no form is known for */
export function formOf(definition: DocumentDefinition): Form {
  const known = forms.get(definition.name)
  if (known) return known
  const form = makeForm(z.toJSONSchema(definition.schema, { io: 'input' }) as JsonSchema)
  forms.set(definition.name, form)
  return form
}

/** The kinds that there may be more documents of: their files have a name of their own. */
export const openKinds = definitions.filter(({ files }) => files.includes('*'))

/** One file as the studio shows it. @param english  the same document in English, if there is one @param stale  what of it has changed since */
export function viewFile(
  { path, text }: ContentFile,
  english: ContentFile | undefined,
  problems: StudioProblem[],
  stale: string[],
): FileVersion {
  const { data, body, bodyLine } = readOnce({ path, text })
  return {
    version: versionOf(text),
    data,
    body,
    bodyLine,
    problems,
    stale,
    state: stateOf({ path, text }, english, stale),
  }
}

const lastRead = new Map<string, { text: string; content: ReadContent }>()

/** What a file says, read once until it changes. */
export function readOnce({ path, text }: ContentFile): ReadContent {
  const last = lastRead.get(path)
  if (last?.text === text) return last.content
  const content = readContent(path, text)
  lastRead.set(path, { text, content })
  return content
}

/** How far a document is translated. */
export function stateOf(
  file: ContentFile | undefined,
  english: ContentFile | undefined,
  stale: string[],
): TranslationState {
  if (!file) return 'missing'
  if (!english || file.path.startsWith(`${defaultLocale}/`)) return 'done'
  const own = readOnce(file)
  const original = readOnce(english)
  const isPlain = (one: typeof own) => ({ data: one.data, body: one.body })
  if (untranslatedFields(isPlain(original), isPlain(own)).length > 0) return 'missing'
  return stale.length > 0 ? 'stale' : 'done'
}

/** The files of each document, in the order of the first ones. */
export function groupByDocument(
  files: ContentFile[],
): Map<string, Partial<Record<Locale, ContentFile>>> {
  const groups = new Map<string, Partial<Record<Locale, ContentFile>>>()
  for (const file of files) {
    const locale = locales.find((each) => file.path.startsWith(`${each}/`))
    if (!locale) continue
    const name = file.path.slice(locale.length + 1)
    const group = groups.get(name) ?? {}
    group[locale] = file
    groups.set(name, group)
  }
  return groups
}
