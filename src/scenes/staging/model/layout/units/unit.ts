import type { Pose } from '../space/body.ts'

/** Where a piece may be put. A cost of 0 is as its designer would have it; 1 is a makeshift. */
export type Place =
  /** with its back so far from a wall, anywhere along it; turned away from that where told, degrees */
  | { by: 'wall'; gap: number; turn?: number; cost: number }
  /** so far from both walls of a corner, its back to one of them, or into the corner where told */
  | { by: 'corner'; gap: number; across?: boolean; cost: number }
  /** by another piece and turned with it; `sway` metres and degrees it may be off */
  | { by: 'piece'; of: number; pose: Pose; sway?: { by: number; turn: number }; cost: number }
  /** anywhere, along the walls */
  | { by: 'floor'; cost: number }

/** What a piece is for, which decides how well it stands where. */
export type Role = 'anchor' | 'table' | 'seat' | 'storage' | 'rug' | 'accent'

/** A part of the floor that a piece needs, in its own frame; metres. Flat pieces may lie in it. */
export interface Clear {
  x: number
  z: number
  width: number
  depth: number
  /** the piece stays out where it cannot have it; otherwise it only had better have it */
  must: boolean
  /** of the pieces that may stand in it, as chairs do before a table */
  save?: readonly string[]
}

/** A piece that stands on the floor, and where it might. Metres. */
export interface Unit {
  piece: string
  look: string
  role: Role
  width: number
  depth: number
  height: number
  places: Place[]
  clear: Clear[]
  /** what leaving it out costs */
  worth: number
  /** metres from the floor, where it lies upon another rug */
  lift: number
  /** what it costs that its front is turned from the camera */
  faces: number
  /** people walk up to it by a wide way, not just by a slim one */
  wide: boolean
}
