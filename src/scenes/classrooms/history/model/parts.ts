/** How sure a part is: from surveyed to debated among scholars. */
export const certainties = ['surveyed', 'reconstructed', 'debated'] as const
export type Certainty = (typeof certainties)[number]

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
}

/**
 * The parts of the building, then and now. Years: bronze tiles taken by Constans II 663, lead under Gregory III 735;
 * porch beams melted down under Urban VIII 1625; attic inside renewed 1756-57 (Marder and Wilson Jones 2015, chapter
 * 11); letters of the inscription 1894. Consecrated as a church in 609; the high altar is Specchi's, begun 1715,
 * dedicated 1725, taken apart and put up again much changed in 1934 (churches-of-rome.info: one source); doors
 * changed in 1563 (Gruben and Gruben 1997), the floor in 1872. Roof, rosettes and statues: MacDonald 1976. Columns of
 * the porch: Wilson Jones 2000; what is left of the rotunda: De Fine Licht 1968. Three columns at the east of the
 * porch were replaced with ancient ones of granite under Urban VIII and Alexander VII (Direzione Musei Roma,
 * Historical background; Marder and Wilson Jones 2015, chapter 10): more than one year, and no other stone, so not
 * told as a change.
 */
export const parts = {
  dome: part('concrete', 'concrete'),
  roof: part('gilded-bronze', 'lead', 'reconstructed'),
  oculusRing: part('bronze', 'bronze'),
  coffers: part('concrete', 'concrete'),
  rosettes: part('gilded-bronze', 'gone', 'debated'),
  attic: part('marble', 'stucco', 'reconstructed'),
  lowerWall: part('marble', 'marble'),
  floor: part('marble', 'marble'),
  statues: part('marble', 'gone', 'debated'),
  altar: part('gone', 'marble'),
  doors: part('bronze', 'bronze', 'debated'),
  porchColumns: part('granite', 'granite'),
  porchBeams: part('bronze', 'timber', 'reconstructed'),
  pediment: part('gilded-bronze', 'gone', 'debated'),
  inscription: part('bronze', 'bronze'),
  steps: part('stone', 'gone', 'reconstructed'),
} satisfies Record<string, Part>

export type PartId = keyof typeof parts

export const partIds = Object.keys(parts) as PartId[]

/** @param then  how sure the ancient look is; that of today is surveyed */
function part(ancient: Finish, present: Finish, then: Certainty = 'surveyed'): Part {
  return { ancient, present, certainty: { ancient: then, present: 'surveyed' } }
}

/** Parts that differ today, including lost and new ones. */
export const changedParts = (): PartId[] =>
  partIds.filter((id) => parts[id].ancient !== parts[id].present)
