import type { DocumentDefinition } from '../../content/schemas/define.ts'
import { examine } from './examine.ts'
import type { Glossaries } from './glossary/find-banned.ts'
import { judge, type Known } from './judge.ts'
import type { ContentFile, Problem } from './problem.ts'

export type { Known } from './judge.ts'
export type { ContentFile, Problem } from './problem.ts'

/**
 * Everything that is wrong with the content, in the order of the files.
 * @param now  decides what is still hidden
 * @param glossaries  words that texts may not use, by language
 */
export function findProblems(
  files: ContentFile[],
  definitions: DocumentDefinition[],
  known: Known,
  now: Date = new Date(),
  glossaries: Glossaries = {},
): Problem[] {
  return judge(
    files.map((file) => examine(file, definitions, glossaries)),
    known,
    now,
  )
}
