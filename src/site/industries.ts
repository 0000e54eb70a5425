/** The industries as they stand in addresses; the first is shown where none is named. */
export const industryIds = ['education', 'real-estate', 'politics'] as const

export type IndustryId = (typeof industryIds)[number]

/** What there is of the kinds that content alone adds to. */
export interface ContentCatalog {
  /** Newest first. */
  updates: string[]
  /** By the alphabet. */
  solutions: string[]
  /** The solutions under the tabs of each industry, in order. */
  tabs: Record<IndustryId, string[]>
}

/** The solutions of each industry that stand under one row of tabs, in order; it opens with the first. */
type SolutionTabs = Readonly<Partial<Record<IndustryId, readonly string[]>>>

/** Shown where an address names none. */
const usual = 'property-tours'

/** The solution that an address names; `undefined` where there is none of that name. */
export function findSolution(
  solutions: readonly string[],
  id: string | undefined,
): string | undefined {
  return solutions.find((known) => known === (id ?? usual))
}

/** The industry whose group an address opens, by its own name or by that of one of its solutions. */
export function industryOfTab(tabs: SolutionTabs, id: string): IndustryId | undefined {
  return industryIds.find(
    (industry) =>
      tabs[industry]?.length && (industry === id || tabs[industry].some((tab) => tab === id)),
  )
}

/** The solution whose tab an address opens: its own, or a group's first. */
export function resolveSolutionTab(tabs: SolutionTabs, id: string): string {
  const group = industryIds.find((industry) => industry === id)
  return (group && tabs[group]?.[0]) ?? id
}
