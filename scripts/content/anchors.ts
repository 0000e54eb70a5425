import { subjectIds } from '../../src/site/lessons.ts'
import type { ContentFile } from './problem.ts'
import { overviewPath } from './publication.ts'

/** Places that pages' code gives an id; the built pages are held to them by `tests/site.test.ts`. */
export const fixedAnchors: Record<string, readonly string[]> = {
  '/campaign-management': ['field', 'households', 'plan', 'rules'],
  '/dashboard': ['features', 'toolkit'],
  '/furniture-placement': ['ar', 'catalogue', 'room', 'truth'],
  '/solutions': ['featured'],
  '/virtual-classrooms': subjectIds,
  '/whats-new': ['recent', 'upcoming'],
}

/** Every place on a page that copy may link to, as `/solutions#virtual-labs`: those of code, and documents' own ids. */
export function anchorsOf(files: ContentFile[]): string[] {
  const fixed = Object.entries(fixedAnchors).flatMap(([page, ids]) =>
    ids.map((id) => `${page}#${id}`),
  )
  const overview = files.find(({ path }) => path === `en/${overviewPath}.json`)
  const updates = files.flatMap(({ path }) => /^en\/updates\/(.+)\.mdx$/.exec(path)?.[1] ?? [])
  return [
    ...fixed,
    ...groupIds(overview?.text ?? '').map((id) => `/solutions#${id}`),
    ...updates.map((id) => `/whats-new#${id}`),
  ]
}

function groupIds(text: string): string[] {
  try {
    const { groups } = JSON.parse(text) as { groups: { id: string; entries: { id: string }[] }[] }
    return groups.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])
  } catch {
    // That the file cannot be read is told in its own place.
    return []
  }
}
