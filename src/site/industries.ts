/** The industries as they stand in addresses; the first is shown where none is named. */
export const industryIds = ['education', 'real-estate', 'politics'] as const

export type IndustryId = (typeof industryIds)[number]
