import type { RoomKind } from '../room.ts'

export type StyleId =
  | 'modern-minimalist'
  | 'scandinavian'
  | 'industrial'
  | 'contemporary'
  | 'traditional'
  | 'bohemian'

/** What a room is furnished with, in a style. */
export interface Kit {
  kind: RoomKind
  style: StyleId
  pieces: readonly { piece: string; look: string; count: number }[]
}

/** Why a piece stays out. */
export type Why =
  /** there is none that leaves doors, windows and ways clear */
  | 'no-space'
  /** there is, but no photo shows it, or it would stand in a camera's way */
  | 'not-seen'
  /** nothing that it could stand on, or hang over */
  | 'no-table'
  /** no window that it fits */
  | 'no-window'
  /** no free wall */
  | 'no-wall'

export interface LeftOut {
  piece: string
  why: Why
}
