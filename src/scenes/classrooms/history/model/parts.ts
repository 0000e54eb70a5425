import type { Point } from './sunlight.ts'

/** How sure a part is: from surveyed to debated among scholars. */
export const certainties = ['surveyed', 'reconstructed', 'debated'] as const
export type Certainty = (typeof certainties)[number]

export const ages = ['ancient', 'present'] as const
/** Under Hadrian, about 128, and today. */
export type Age = (typeof ages)[number]

/** The space that a part is viewed from: any place inside, the porch, the square, or the air. */
export type Viewpoint = 'rotunda' | 'porch' | 'square' | 'air'

interface Part {
  /** The material in an age; `gone` when it is not there. The lesson's document has words for each. */
  ancient: string
  present: string
  certainty: Record<Age, Certainty>
  /** From where it is viewed, and what is looked at then, where its label stands: estimated, not surveyed. */
  from: Viewpoint
  at: Point
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
  dome: part('concrete', 'concrete', ['rotunda', -11.5, 0, 40]),
  roof: part('gilded-bronze', 'lead', ['air', 12, 4, 27], 'reconstructed'),
  oculusRing: part('bronze', 'bronze', ['rotunda', 0, 0, 43]),
  coffers: part('concrete', 'concrete', ['rotunda', -16.6, 0, 35]),
  rosettes: part('gilded-bronze', 'gone', ['rotunda', -15.2, 11, 31.6], 'debated'),
  attic: part('marble', 'stucco', ['rotunda', -20, -8, 17], 'reconstructed'),
  lowerWall: part('marble', 'marble', ['rotunda', -19.8, -8.4, 5.6]),
  floor: part('marble', 'marble', ['rotunda', -5, 0, 0]),
  statues: part('marble', 'gone', ['rotunda', -16.8, 16.8, 4], 'debated'),
  altar: part('gone', 'marble', ['rotunda', -22.6, 0, 3]),
  doors: part('bronze', 'bronze', ['porch', 25, 1.8, 3.6], 'debated'),
  porchColumns: part('granite', 'granite', ['square', 42.5, -6.8, 6]),
  porchBeams: part('bronze', 'timber', ['porch', 39, 6, 17.2], 'reconstructed'),
  pediment: part('gilded-bronze', 'gone', ['square', 43.7, 0, 19.6], 'debated'),
  inscription: part('bronze', 'bronze', ['square', 43.4, 0, 15.4]),
  steps: part('stone', 'gone', ['square', 44.6, 0, -0.6], 'reconstructed'),
}

export type PartId = keyof typeof parts

export const partIds = Object.keys(parts) as PartId[]

/**
 * @param view  from where it is viewed, and what is looked at, meters from the middle of the floor
 * @param then  how sure the ancient look is; that of today is surveyed
 */
function part(
  ancient: string,
  present: string,
  [from, north, east, up]: [from: Viewpoint, north: number, east: number, up: number],
  then: Certainty = 'surveyed',
): Part {
  const certainty = { ancient: then, present: 'surveyed' } as const
  return { ancient, present, certainty, from, at: { north, east, up } }
}

/** Parts that differ today, including lost and new ones. */
export const changedParts = (): PartId[] =>
  partIds.filter((id) => parts[id].ancient !== parts[id].present)
