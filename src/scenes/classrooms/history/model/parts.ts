import type { Certainty, SourceId } from './measures.ts'

export const ages = ['ancient', 'present'] as const
/** Under Hadrian, about 128, and today. */
export type Age = (typeof ages)[number]

/** The material of a part in an age; `gone` when it is not there. */
export type Finish =
  | 'concrete'
  | 'stone'
  | 'marble'
  | 'granite'
  | 'bronze'
  | 'gilded-bronze'
  | 'lead'
  | 'stucco'
  | 'timber'
  | 'gone'

export interface Part {
  ancient: Finish
  present: Finish
  certainty: Record<Age, Certainty>
  source: SourceId
  /** The year of the change, where one is known: in which it began, or what is there today was dedicated. */
  changed?: number
}

/**
 * The parts of the building, then and now. Years: bronze tiles taken by Constans II 663, lead under Gregory III 735;
 * porch beams melted down under Urban VIII 1625; attic inside renewed 1756-57 (Marder and Wilson Jones 2015, chapter
 * 11); letters of the inscription 1894. Consecrated as a church in 609; the high altar is Specchi's, begun 1715,
 * dedicated 1725, taken apart and put up again much changed in 1934 (churches-of-rome.info: one source). Three
 * columns at the east of the porch were replaced with ancient ones of granite under Urban VIII and Alexander VII
 * (Direzione Musei Roma, Historical background; Marder and Wilson Jones 2015, chapter 10): more than one year, and no
 * other stone, so not told as a change.
 */
export const parts = {
  dome: part('concrete', 'concrete', ['surveyed', 'surveyed'], 'licht'),
  roof: part('gilded-bronze', 'lead', ['reconstructed', 'surveyed'], 'macdonald', 663),
  oculusRing: part('bronze', 'bronze', ['surveyed', 'surveyed'], 'licht'),
  coffers: part('concrete', 'concrete', ['surveyed', 'surveyed'], 'licht'),
  rosettes: part('gilded-bronze', 'gone', ['debated', 'surveyed'], 'macdonald'),
  attic: part('marble', 'stucco', ['reconstructed', 'surveyed'], 'marder', 1756),
  lowerWall: part('marble', 'marble', ['surveyed', 'surveyed'], 'licht'),
  floor: part('marble', 'marble', ['surveyed', 'surveyed'], 'licht', 1872),
  statues: part('marble', 'gone', ['debated', 'surveyed'], 'macdonald'),
  altar: part('gone', 'marble', ['surveyed', 'surveyed'], 'marder', 1725),
  doors: part('bronze', 'bronze', ['debated', 'surveyed'], 'gruben', 1563),
  porchColumns: part('granite', 'granite', ['surveyed', 'surveyed'], 'jones'),
  porchBeams: part('bronze', 'timber', ['reconstructed', 'surveyed'], 'marder', 1625),
  pediment: part('gilded-bronze', 'gone', ['debated', 'surveyed'], 'marder'),
  inscription: part('bronze', 'bronze', ['surveyed', 'surveyed'], 'marder', 1894),
  steps: part('stone', 'gone', ['reconstructed', 'surveyed'], 'marder'),
} satisfies Record<string, Part>

export type PartId = keyof typeof parts

export const partIds = Object.keys(parts) as PartId[]

function part(
  ancient: Finish,
  present: Finish,
  [then, now]: [Certainty, Certainty],
  source: SourceId,
  changed?: number,
): Part {
  const certainty = { ancient: then, present: now }
  return { ancient, present, certainty, source, ...(changed === undefined ? {} : { changed }) }
}

/** Parts that differ today, including lost and new ones. */
export const changedParts = (): PartId[] =>
  partIds.filter((id) => parts[id].ancient !== parts[id].present)
