export type WallSide = 'left' | 'back' | 'right'

/** How far to trust what was found; what deserves less is left out. */
export type Trust = 'good' | 'fair'

/** A wall along the room, as a photo shows it. */
export interface FoundWall {
  side: WallSide
  /** metres from the room's origin, which lies below the camera */
  distance: number
  confidence: Trust
}

/** A window or a door in one of the walls. */
export interface Opening {
  kind: 'window' | 'door'
  /** index in `walls` */
  wall: number
  /** metres along the wall's foot, left to right as seen from inside, 0 where it is nearest to the origin */
  from: number
  to: number
  /** metres above the floor */
  sill: number
  head: number
  confidence: Trust
}

/**
 * The room as a photo shows it: a box along the camera's room (see `room/camera.ts`). All its measures grow with the
 * camera's height, which no photo tells.
 */
export interface FloorOutline {
  /** at most one of a side, in the order left, back, right; what the photo does not show is not there */
  walls: FoundWall[]
  /** metres above the floor; null where the photo does not show it */
  ceiling: number | null
  openings: Opening[]
  /** of the walls together; `poor` where none is trusted */
  confidence: 'good' | 'fair' | 'poor'
}

export const noOutline: FloorOutline = {
  walls: [],
  ceiling: null,
  openings: [],
  confidence: 'poor',
}
