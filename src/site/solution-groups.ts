import { type IndustryId, industryIds } from './industries.ts'

/** The tools and pages that industries' solutions are shown under. */
export const solutionIds = [
  'property-tours',
  'furniture-placement',
  'virtual-staging',
  'virtual-classrooms',
  'virtual-labs',
  'interactive-learning',
  'interactive-campaigns',
  'virtual-rallies',
  'voter-engagement',
  'policy-visualization',
  'gamification',
  'real-estate',
] as const

export type SolutionId = (typeof solutionIds)[number]

/** The solutions of each industry that are shown under one row of tabs; the first is the one that it opens with. */
export const solutionGroups = {
  'real-estate': ['property-tours', 'furniture-placement', 'virtual-staging'],
  education: ['virtual-classrooms', 'interactive-learning', 'virtual-labs'],
  politics: ['interactive-campaigns', 'voter-engagement', 'virtual-rallies'],
} as const satisfies Record<IndustryId, readonly SolutionId[]>

/** The solution that an address names; the first where it names none, `undefined` where there is none of that name. */
export function findSolution(id: string | undefined): SolutionId | undefined {
  return solutionIds.find((known) => known === (id ?? solutionIds[0]))
}

/** The industry whose group an address opens, by its own name or by that of one of its solutions. */
export function groupOf(id: SolutionId): IndustryId | undefined {
  return industryIds.find(
    (industry) => industry === id || solutionGroups[industry].some((tab) => tab === id),
  )
}

/** The solution whose tab an address opens: its own, or a group's first. */
export function tabOf(id: SolutionId): SolutionId {
  const group = industryIds.find((industry) => industry === id)
  return group ? solutionGroups[group][0] : id
}
