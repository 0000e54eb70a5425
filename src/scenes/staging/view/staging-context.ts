import { createContext, use } from 'react'
import type { CatalogPiece } from '../../../room-photo/model/design/catalog.ts'
import type { Staging, StagingResources } from '../model/staging.ts'

/** What all parts of the tool work with. */
interface StagingTools extends StagingResources {
  staging: Staging
  /** The catalog, and the supporting pieces that are not in it. */
  pieces: readonly CatalogPiece[]
  further: readonly CatalogPiece[]
  /** Names of all of them in the visitor's language, by id. */
  names: Readonly<Record<string, string>>
  /** Runs the waiting jobs, if there are any. */
  stage: () => Promise<void>
}

export const StagingContext = createContext<StagingTools | null>(null)

/** @throws Error outside of the tool */
export function useStaging(): StagingTools {
  const tools = use(StagingContext)
  if (!tools) throw new Error('There is no staging tool around this')
  return tools
}
