import { type IndustryId, industryIds } from '../../site/industries.ts'
import type { Params } from '../page.tsx'

/** The industry that an address names. An unknown one is ignored: the first is shown. */
export function selectedIndustry(params: Params): IndustryId {
  return industryIds.find((id) => id === params.industry) ?? industryIds[0]
}
