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

/**
 * The room as a photo shows it: a box along the camera's room (see `room/camera.ts`). All its measures grow with the
 * camera's height, which no photo tells.
 */
export interface FloorOutline {
  /** at most one of a side, in the order left, back, right; what the photo does not show is not there */
  walls: FoundWall[]
  /** metres above the floor; null where the photo does not show it */
  ceiling: number | null
  /** of the walls together; `poor` where none is trusted */
  confidence: 'good' | 'fair' | 'poor'
}

export const noOutline: FloorOutline = {
  walls: [],
  ceiling: null,
  confidence: 'poor',
}
