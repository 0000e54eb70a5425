import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { SubjectId } from '../../site/subjects.ts'
import { fetchStrings } from '../fetch-strings.ts'

interface BoardModule {
  Board: ComponentType
}

/** The boards that are fetched when they are chosen, each with the words that it is lettered with. */
const boards: Record<Exclude<SubjectId, 'biology'>, [string, () => Promise<BoardModule>]> = {
  chemistry: ['chemistry', () => import('./boards/chemistry.ts')],
  physics: ['physics', () => import('./boards/physics.ts')],
  virtuallab: ['lab', () => import('./boards/lab.ts')],
  history: ['history', () => import('./boards/history.ts')],
}

/** @throws Error when the board or its words cannot be fetched */
export async function loadBoard(id: keyof typeof boards, i18n: i18n): Promise<BoardModule> {
  const [strings, load] = boards[id]
  const [board] = await Promise.all([load(), fetchStrings(i18n, [strings])])
  return board
}
