import type { PoliticalAr } from '../../../content/schemas/political-ar.ts'

interface Phase {
  /** Weeks. */
  length: number
  categories: string[]
}

/** A run of weeks, counted from the first. */
interface Bar {
  from: number
  to: number
}

/** The runs of neighboring phases in which a category is used, in weeks from the start. */
export function phaseBars(phases: Phase[], category: string): Bar[] {
  const bars: Bar[] = []
  let week = 0
  for (const phase of phases) {
    const end = week + phase.length
    const last = bars.at(-1)
    if (phase.categories.includes(category)) {
      if (last?.to === week) last.to = end
      else bars.push({ from: week, to: end })
    }
    week = end
  }
  return bars
}

/** How many features the page lists, in how many categories: what it says of itself is counted. */
export function countFeatures(page: Pick<PoliticalAr, 'core' | 'more'>): {
  features: number
  categories: number
} {
  const categories = [...page.core.categories, ...page.more.categories]
  return {
    features: categories.reduce((sum, { features }) => sum + features.length, 0),
    categories: categories.length,
  }
}
