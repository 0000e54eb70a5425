import type { PoliticalAr } from '../../../content/schemas/political-ar.ts'

/** How many features the page lists, in how many categories: what it says of itself is counted. */
export function countFeatures(page: Pick<PoliticalAr, 'core' | 'more'>) {
  const categories = [...page.core.categories, ...page.more.categories]
  return {
    features: categories.reduce((sum, { features }) => sum + features.length, 0),
    categories: categories.length,
  }
}
