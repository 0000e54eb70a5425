import { subjectIds } from '../../src/site/lessons.ts'
import type { ContentFile } from './problem.ts'
import { overviewPath } from './publication.ts'

/** Places that pages' code gives an id; the built pages are held to them by `tests/site.test.ts`. */
export const fixedAnchors: Record<string, readonly string[]> = {
  '/campaign-management': ['field', 'households', 'plan'],
  '/dashboard': ['features'],
  '/furniture-placement': ['ar', 'catalogue', 'room'],
  '/virtual-classrooms': subjectIds,
  '/whats-new': ['recent'],
}

/** Every place on a page that copy may link to, as `/solutions#virtual-labs`: those of code, of sections, and documents' own ids. */
export function anchorsOf(files: ContentFile[]): string[] {
  const fixed = Object.entries(fixedAnchors).flatMap(([page, ids]) =>
    ids.map((id) => `${page}#${id}`),
  )
  const overview = files.find(({ path }) => path === `en/${overviewPath}.json`)
  const updates = files.flatMap(({ path }) => /^en\/updates\/(.+)\.mdx$/.exec(path)?.[1] ?? [])
  return [
    ...fixed,
    ...files.flatMap(sectionPlaces),
    ...groupIds(overview?.text ?? '').map((id) => `/solutions#${id}`),
    ...updates.map((id) => `/whats-new#${id}`),
  ]
}

/** The sections of a page that links can lead to. */
function sectionPlaces({ path, text }: ContentFile): string[] {
  const [, page] = /^en\/pages\/(.+)\.json$/.exec(path) ?? []
  if (!page) return []
  const address = page === 'home' ? '/' : `/${page}`
  return (
    read<{ sections?: { id?: string }[] }>(text)?.sections?.flatMap(({ id }) =>
      id ? [`${address}#${id}`] : [],
    ) ?? []
  )
}

function groupIds(text: string): string[] {
  const groups = read<{ groups: { id: string; entries: { id: string }[] }[] }>(text)?.groups ?? []
  return groups.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])
}

/** That a file cannot be read is told in its own place. */
function read<Fields>(text: string): Fields | undefined {
  try {
    return JSON.parse(text) as Fields
  } catch {
    return undefined
  }
}
