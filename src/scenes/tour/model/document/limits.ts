/** Grows when what is written could no longer be read by an older site. */
export const documentVersion = 1

/** The limits of a document, which stop a hostile file. Lengths in UTF-16 units. */
export const limits = {
  rooms: 200,
  files: 2000,
  linksOfRoom: 60,
  notesOfRoom: 100,
  floorCorners: { least: 3, most: 40 },
  walls: 500,
  wallPoints: { least: 2, most: 200 },
  id: 64,
  name: 120,
  title: 120,
  alt: 500,
  text: 4000,
  href: 2000,
  path: 160,
  type: 100,
  /** bytes of one file */
  bytes: 2 ** 40,
  /** of a picture's side, pixels */
  side: 65_535,
  /** of a camera above the floor, meters */
  height: { min: 0.1, max: 100 },
  /** of a plan's width, meters */
  planWidth: { min: 0.1, max: 10_000 },
  /** of a look, percent, as in `tourConfig` */
  zoom: { min: 50, max: 300 },
} as const
