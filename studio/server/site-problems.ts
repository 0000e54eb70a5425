import { definitions } from '../../content/schemas/index.ts'
import { type Examined, examine } from '../../scripts/content/examine.ts'
import type { ContentFile, Known, Problem } from '../../scripts/content/find-problems.ts'
import type { Glossaries } from '../../scripts/content/glossary/find-banned.ts'
import { judge } from '../../scripts/content/judge.ts'
import { printed } from '../../scripts/content/problem.ts'
import type { StudioProblem } from '../contract.ts'
import type { Workspace } from './workspace.ts'

const lastExamined = new Map<string, { text: string; glossaries: Glossaries; examined: Examined }>()

/** What one file says by itself, examined again only when it or a glossary changes. */
export function examineOnce(file: ContentFile, glossaries: Glossaries): Examined {
  const last = lastExamined.get(file.path)
  if (last?.text === file.text && last.glossaries === glossaries) return last.examined
  const examined = examine(file, definitions, glossaries)
  lastExamined.set(file.path, { text: file.text, glossaries, examined })
  return examined
}

/**
 * What `content:check` would say of the content, by file.
 * @param files  all that there are: what is wrong with one is decided by others too
 */
export function problemsOf(
  files: ContentFile[],
  known: Known,
  glossaries: Glossaries,
): Map<string, StudioProblem[]> {
  const found = new Map<string, StudioProblem[]>()
  for (const problem of judgeAll(files, known, glossaries)) {
    const { path, field, message, line, column } = problem
    found.set(path, [...(found.get(path) ?? []), { field, message, line, column }])
  }
  return found
}

/**
 * What would be wrong if drafts stood in the place of their files: with the first of them (the others say the same), and
 * what they would newly break in other files, which is told as a problem of the whole document.
 */
export function problemsWith(workspace: Workspace, drafts: ContentFile[]): StudioProblem[] {
  const before = workspace.files()
  const changed = new Set(drafts.map(({ path }) => path))
  const after = [...drafts, ...before.filter(({ path }) => !changed.has(path))]
  const known = workspace.known(after)
  const glossaries = workspace.glossaries()
  const own = problemsOf(after, known, glossaries).get(drafts[0]?.path ?? '') ?? []
  const old = new Set(judgeAll(before, workspace.known(before), glossaries).map(nameOf))
  const elsewhere = judgeAll(after, known, glossaries)
    .filter((problem) => !changed.has(problem.path) && !old.has(nameOf(problem)))
    .map((problem) => ({ field: '', message: printed(problem), line: 1, column: 1 }))
  return [...own, ...elsewhere]
}

const judgeAll = (files: ContentFile[], known: Known, glossaries: Glossaries) =>
  judge(
    files.map((file) => examineOnce(file, glossaries)),
    known,
    new Date(),
  )

const nameOf = ({ path, field, message }: Problem) => JSON.stringify([path, field, message])
