import { setImmediate as nextTurn } from 'node:timers/promises'
import { ownsFile } from '../../content/schemas/define.ts'
import { definitions } from '../../content/schemas/index.ts'
import type { ContentFile, Known } from '../../scripts/content/find-problems.ts'
import type { Records } from '../../scripts/content/translations.ts'
import { type Locale, locales } from '../../src/site/locales.ts'
import type { DocumentView, Listed, SiteListing } from '../contract.ts'
import { pageOf } from '../model/page-of.ts'
import { choices } from './choices.ts'
import { formOf, groupByDocument, openKinds, stateOf, versionOf, viewFile } from './documents.ts'
import type { Place } from './place.ts'
import { staleFields } from './stale.ts'
import { problemsOf, type Workspace } from './workspace.ts'

type Group = Partial<Record<Locale, ContentFile>>

/** Lists the site. What was found about a document is kept until one of its files changes. */
export function siteLister(workspace: Workspace): () => Promise<SiteListing> {
  const kept = new Map<string, { version: string; listed: Listed }>()
  return async () => {
    const files = workspace.files()
    const known = workspace.known()
    const records = workspace.records()
    const documents: Listed[] = []
    for (const [file, group] of groupByDocument(files)) {
      const version = versionOf(
        [
          ...locales.map((locale) => group[locale]?.text),
          ...locales.map((locale) => JSON.stringify(records[locale]?.[file])),
        ].join('\0'),
      )
      const before = kept.get(file)
      if (before?.version !== version) {
        kept.set(file, { version, listed: list(file, group, known, records) })
        // All of them take a second; pages are served meanwhile.
        await nextTurn()
      }
      const now = kept.get(file)
      if (now) documents.push(now.listed)
    }
    const open = openKinds.map((definition) => ({
      kind: definition.name,
      files: definition.files,
      form: formOf(definition),
      hasBody: definition.format === 'mdx',
    }))
    return { documents, open, choices: choices(workspace.root, files, known) }
  }
}

function list(file: string, group: Group, known: Known, records: Record<string, Records>): Listed {
  const found = problemsOf(Object.values(group), known)
  const each = <T>(make: (locale: Locale) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
  return {
    file,
    kind: definitions.find((definition) => ownsFile(definition, `en/${file}`))?.name ?? '',
    states: each((locale) =>
      stateOf(group[locale], group.en, staleFields(`${locale}/${file}`, group.en, records)),
    ),
    problems: each((locale) => found.get(`${locale}/${file}`)?.length ?? 0),
  }
}

/** One document in all of its languages. */
export async function readDocument(workspace: Workspace, place: Place): Promise<DocumentView> {
  const { file, definition } = place
  const files = await workspace.readGroup(file)
  const found = problemsOf(files, workspace.known())
  const records = workspace.records()
  const group: Group = groupByDocument(files).get(file) ?? {}
  const versions: DocumentView['versions'] = {}
  for (const locale of locales) {
    const own = group[locale]
    if (!own) continue
    const stale = staleFields(own.path, group.en, records)
    versions[locale] = viewFile(own, group.en, found.get(own.path) ?? [], stale)
  }
  return { file, kind: definition.name, form: formOf(definition), page: pageOf(file), versions }
}
