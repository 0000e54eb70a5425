/** The tunables of staging. */
export const stagingConfig = {
  /** The largest photo file: 10 MB as file managers count them, bytes. */
  mostBytes: 10 * 1024 * 1024,
  /** The most photos in the queue. */
  mostPhotos: 60,
  /** Quality of the JPEG, 0 to 1. */
  quality: 0.9,
  /** Assumed ceiling height, meters. */
  usualHeight: 2.5,
  /** Assumed depth of the floor behind the camera, meters. */
  behind: 0.6,
  /** Limits for aligning photos of one room by their marks. Meters. */
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

/** A row of a style's kit: a number of one piece in one variant. */
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
