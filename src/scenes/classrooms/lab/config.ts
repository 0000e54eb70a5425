/** The titration on the bench. Millilitres, moles a litre, 25 °C. */
export const titrationConfig = {
  acidVolume: 25,
  acidConcentration: 0.1,
  baseConcentration: 0.1,
  /** Of a burette, and of one drop. */
  burette: 50,
  drop: 0.05,
  /** Product of the ions of water. */
  kw: 1e-14,
  acids: {
    /** Acid constant. Source: Harris, Quantitative Chemical Analysis, 9th edition, appendix G. */
    acetic: { ka: 1.75e-5 },
    /** Wholly dissociated in water. */
    hydrochloric: { ka: Number.POSITIVE_INFINITY },
  },
  /** Where the colour turns, pH, its two colours, and whether the first is none. Source: Vogel, Quantitative Chemical Analysis, 6th edition. */
  indicators: {
    phenolphthalein: {
      from: 8.3,
      to: 10,
      acid: [200, 208, 220],
      base: [214, 51, 132],
      clear: true,
    },
    bromothymol: { from: 6, to: 7.6, acid: [242, 201, 76], base: [47, 108, 201], clear: false },
    methylOrange: { from: 3.1, to: 4.4, acid: [209, 52, 43], base: [242, 178, 51], clear: false },
  },
} as const

export type AcidId = keyof typeof titrationConfig.acids
export type IndicatorId = keyof typeof titrationConfig.indicators

export const acidIds = ['acetic', 'hydrochloric'] as const satisfies AcidId[]
export const indicatorIds = [
  'phenolphthalein',
  'bromothymol',
  'methylOrange',
] as const satisfies IndicatorId[]
