import type { Vector } from '../vector.ts'
import { inRoom, type Piece } from './pieces.ts'

/** Where `animal_cell` stands on the school desk (assets/blender/rooms/classroom.py): only its place and turn count. */
const stand: Piece = {
  room: 'classroom',
  size: [0.54, 0.5, 0.45],
  at: [1.3, -0.21, 0.718],
  turn: Math.PI / 2,
}

/** The ring on the desk that the cell is anchored to. */
export const anchor = { middle: [1.3, -0.21, 0.743] as Vector, radius: 0.18 } as const

/** The parts of the cell, in the axes of assets/blender/pieces/cell.py, put into the room. */
export const cellParts = {
  nucleus: inRoom(stand, [-0.06, -0.05, 0.3]),
  nucleolus: inRoom(stand, [0.01, -0.03, 0.285]),
  reticulum: inRoom(stand, [-0.12, -0.05, 0.25]),
  golgi: inRoom(stand, [0.125, -0.075, 0.2]),
  mitochondrion: inRoom(stand, [0.06, -0.14, 0.175]),
  membrane: inRoom(stand, [0.15, -0.12, 0.4]),
} as const
