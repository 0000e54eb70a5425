/** How sure we are: from measured on the spot to guessed by scholars who do not agree. */
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
