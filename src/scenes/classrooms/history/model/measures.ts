import { pantheonConfig } from '../config.ts'

/** Certainty of a measure: from surveyed to debated among scholars. */
export const certainties = ['surveyed', 'derived', 'reconstructed', 'debated'] as const

export type Certainty = (typeof certainties)[number]

/** Works in print that have the measures and parts; the content spells them out. */
export const sources = {
  licht: 'De Fine Licht 1968, The Rotunda in Rome',
  jones: 'Wilson Jones 2000, Principles of Roman Architecture',
  marder: 'Marder and Wilson Jones 2015, The Pantheon: From Antiquity to the Present',
  gruben: 'Gruben and Gruben 1997, Die Türe des Pantheon, Römische Mitteilungen 104, 3',
  macdonald: 'MacDonald 1976, The Pantheon: Design, Meaning, and Progeny',
} as const

export type SourceId = keyof typeof sources

interface Measure {
  /** Meters, or how many. */
  value: number
  unit: 'metres' | 'pieces'
  certainty: Certainty
  source: SourceId
}

const metres = (value: number, certainty: Certainty, source: SourceId): Measure => ({
  value,
  unit: 'metres',
  certainty,
  source,
})

const pieces = (value: number, certainty: Certainty, source: SourceId): Measure => ({
  value,
  unit: 'pieces',
  certainty,
  source,
})

/**
 * What the building is made to, each with the work in print that has it and how sure it is: pages were not seen for
 * all. 43.3 m is the figure of older surveys, the laser scan of Bern's digital model has 43.56 m; for the oculus 7.8
 * to 9.1 m are in print. Measures of which only the figure was found, not how it was taken, are `derived`.
 */
export const measures = {
  innerDiameter: metres(pantheonConfig.diameter, 'surveyed', 'licht'),
  innerHeight: metres(pantheonConfig.diameter, 'surveyed', 'licht'),
  oculus: metres(pantheonConfig.oculus, 'surveyed', 'licht'),
  domeFoot: metres(pantheonConfig.domeFoot, 'derived', 'licht'),
  domeTop: metres(pantheonConfig.domeTop, 'derived', 'licht'),
  cofferRows: pieces(pantheonConfig.coffers, 'surveyed', 'licht'),
  coffersARow: pieces(28, 'surveyed', 'licht'),
  porchWidth: metres(34.2, 'derived', 'marder'),
  porchDepth: metres(15.62, 'derived', 'marder'),
  columns: pieces(16, 'surveyed', 'jones'),
  /** Of the shafts alone, 40 Roman feet; with base and capital a column is 14.15 m high. */
  shaft: metres(11.8, 'surveyed', 'jones'),
  columnHeight: metres(14.15, 'surveyed', 'jones'),
  shaftDiameter: metres(1.48, 'surveyed', 'jones'),
  /** From middle to middle along the front. */
  columnSpacing: metres(4.53, 'derived', 'jones'),
  doorHeight: metres(pantheonConfig.door, 'surveyed', 'gruben'),
  doorWidth: metres(4.45, 'surveyed', 'gruben'),
  /** Of the porch above the ancient square. */
  porchStep: metres(1.32, 'reconstructed', 'marder'),
  niches: pieces(7, 'surveyed', 'licht'),
} satisfies Record<string, Measure>
