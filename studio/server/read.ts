import { setImmediate as nextTurn } from 'node:timers/promises'
import { ownsFile } from '../../content/schemas/define.ts'
import { definitions } from '../../content/schemas/index.ts'
import type { ContentFile } from '../../scripts/content/find-problems.ts'
import { splitPath } from '../../scripts/content/problem.ts'
import type { Records } from '../../scripts/content/translations.ts'
import { type Locale, locales } from '../../src/site/locales.ts'
import type { DocumentView, Listed, SiteListing, StudioProblem } from '../contract.ts'
import { pageOf } from '../model/page-of.ts'
import { formOf, groupByDocument, openKinds, stateOf, viewFile } from './documents.ts'
import type { Place } from './place.ts'
import { examineOnce, problemsOf } from './site-problems.ts'
import { staleFields } from './stale.ts'
import type { Workspace } from './workspace.ts'

type Group = Partial<Record<Locale, ContentFile>>

/** Lists the site. */
export async function listSite(workspace: Workspace): Promise<SiteListing> {
  const files = workspace.files()
  const groups = groupByDocument(files)
  const glossaries = workspace.glossaries()
  for (const group of groups.values()) {
    for (const file of Object.values(group)) examineOnce(file, glossaries)
    // All of them take a second, the first time; pages are served meanwhile.
    await nextTurn()
  }
  const known = workspace.known(files)
  const found = problemsOf(files, known, glossaries)
  const records = workspace.records()
  const documents = [...groups].map(([file, group]) => list(file, group, found, records))
  const open = openKinds.map((definition) => ({
    kind: definition.name,
    files: definition.files,
    form: formOf(definition),
    hasBody: definition.format === 'mdx',
  }))
  const { page, picture, loop, panorama } = known.names
  return { documents, open, choices: { page, picture, loop, panorama } }
}

function list(
  file: string,
  group: Group,
  found: Map<string, StudioProblem[]>,
  records: Record<string, Records>,
): Listed {
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
  const all = workspace.files()
  const files = all.filter(({ path }) => splitPath(path)[1] === file)
  const found = problemsOf(all, workspace.known(all), workspace.glossaries())
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
