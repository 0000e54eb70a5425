/** A hole in a wall, or a closet front before one. Meters: u along the wall, v above the floor. */
export interface Opening {
  /** index of the wall in the plan */
  wall: number
  kind: 'door' | 'window' | 'opening' | 'closet'
  style: string
  from: number
  to: number
  sill: number
  head: number
  /** of a hinged door: how far it stands open, radians; 0 closed */
  open?: number
  /** of a hinged door: whether its leaf swings into the room */
  swingsIn?: boolean
  /** of a window */
  covering?: 'none' | 'horizontal-blinds' | 'vertical-blinds' | 'roller-shade' | 'curtains'
  /** of a window's covering: how much of the glass it leaves free, 0 to 1 */
  uncovered?: number
}

/** Whether one can see or walk through. */
export const isPassage = ({ kind, open = 0 }: Opening): boolean =>
  kind === 'opening' || (kind === 'door' && open > 0)
