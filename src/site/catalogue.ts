import type { IndustryId } from './industries.ts'

/** What there is of the kinds that content alone adds to. */
export interface Catalogue {
  /** Newest first. */
  updates: string[]
  /** By the alphabet. */
  solutions: string[]
  /** The solutions under the tabs of each industry, in order. */
  tabs: Record<IndustryId, string[]>
}
