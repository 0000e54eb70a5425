import { benchView } from '../common/config.ts'

/** The titration on the bench. Milliliters, moles a liter, 25 °C. */
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
  /**
   * Where the color turns, pH, its two colors, and whether the first is none.
   * Source: Vogel, Quantitative Chemical Analysis, 6th edition.
   */
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

export const acidIds = Object.keys(titrationConfig.acids) as AcidId[]
export const indicatorIds = Object.keys(titrationConfig.indicators) as IndicatorId[]

/** The bench of the lesson. Milliliters, millimeters and seconds. */
export const benchConfig = {
  /** Water that clings to a burette that was not rinsed with the base: it thins what is filled in. */
  clinging: 1,
  /** Air under the tap after filling: so much leaves the scale before any reaches the flask. */
  bubble: 0.3,
  /** What is run to waste to drive it out. */
  waste: 0.5,
  /** Levels that a filling hand leaves, on the scale. */
  fill: { least: 0.2, most: 0.9 },
  /** Through an open tap, milliliters a second. */
  flow: 0.5,
  /**
   * A burette of 50 mL whose scale is 580 mm long, so that its bore is 10.5 mm wide; the middle of the meniscus stands
   * half of that behind the marks. The eye is 300 mm away.
   */
  scale: 580,
  bore: 10.5,
  eyeAway: 300,
  eye: { min: -60, max: 60, step: 10 },
  /** A reading within so much is a good one; two results within so much agree. */
  readingTolerance: 0.05,
  concordance: 0.1,
  /** How far a calculation may be from the learner's own mean, and the result from the truth: shares. */
  calculation: 0.006,
  truth: 0.011,
  /**
   * The pH that a run may end between: from where phenolphthalein begins to turn to one drop too many. The first
   * lasting pink comes by 25.05 mL at pH 10.00; 25.10 mL has 10.30, 25.15 mL 10.48.
   */
  ended: { from: 8.3, to: 10.35 },
  /** A notebook has so many lines; the oldest go. */
  lines: 100,
  seed: 385,
} as const

/** The set on the stage, meters: a burette over a flask of 100 mL, as they are made. */
export const sceneConfig = {
  /** Mouth of the tip above the bench. */
  tip: 0.128,
  /** The scale's last mark above the bench, and its length. */
  lastMark: 0.222,
  scale: 0.58,
  tube: { inner: 0.00525, outer: 0.0068 },
  /** Inside of the flask: radius by height above its foot. */
  flask: [
    [0, 0],
    [0.026, 0],
    [0.0295, 0.003],
    [0.03, 0.007],
    [0.0275, 0.022],
    [0.0205, 0.048],
    [0.0125, 0.075],
    [0.0112, 0.083],
    [0.0112, 0.1],
    [0.013, 0.104],
  ],
  tile: { side: 0.13, height: 0.008 },
  /** Seconds that a drop falls, and turns of the swirl a second. */
  fall: 0.13,
  swirl: { radius: 0.006, turns: 1.6 },
  view: {
    ...benchView,
    middle: { x: 0.005, y: 0.15, z: 0 },
    distance: 0.84,
    near: 0.72,
    yaw: 8,
    pitch: 9,
  },
} as const
