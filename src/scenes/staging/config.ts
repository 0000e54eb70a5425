/** The tunables of staging. */
export const stagingConfig = {
  /** Of a photo's file: 10 MB as file managers count them, bytes. */
  mostBytes: 10 * 1024 * 1024,
  /** So many photos wait at once. */
  mostPhotos: 60,
  /** Of the JPEG, 0 to 1. */
  quality: 0.9,
  /** Where nothing tells the ceiling, metres. */
  usualHeight: 2.5,
  /** How far behind the camera the floor is taken to go on, metres. */
  behind: 0.6,
  /** Photos of one room, laid upon each other by places that are marked in both. Metres. */
  multiPhoto: {
    mostMarks: 4,
    leastBetween: 0.5,
    /** Marks that are further apart are asked about, or refused. */
    poorlyApart: 0.08,
    mostApart: 0.3,
    /** Photos are taken from doorways as well. */
    margin: 0.7,
    /** of the camera above the floor */
    heights: { min: 0.4, max: 3 },
  },
  /** The longer side of the pictures in lists, pixels. */
  thumb: 960,
  thumbQuality: 0.85,
} as const

const styleIds = [
  'modern-minimalist',
  'scandinavian',
  'industrial',
  'contemporary',
  'traditional',
  'bohemian',
] as const

export type StyleId = (typeof styleIds)[number]

export const roomKinds = ['living-room', 'bedroom', 'dining-room', 'office'] as const

/** A row of a style's kit: so many of a piece, in a look. */
export interface KitRow {
  piece: string
  variant?: string | undefined
  count: number
}

/** A style as the page knows it. */
export interface StagingStyle {
  id: StyleId
  name: string
  description: string
  rooms: Readonly<Record<(typeof roomKinds)[number], readonly KitRow[]>>
}
