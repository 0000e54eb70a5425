import { type Camera, project } from '../../motion/camera.ts'
import { metres } from '../../motion/player/label.ts'
import { add, scale, subtract, unit, type Vector } from '../../motion/vector.ts'
import { cameraOf } from '../../motion/world/pictures.ts'
import {
  type Frame,
  frameOf,
  inRoom,
  outlineOf,
  type Piece,
  pieces,
} from '../../motion/world/pieces.ts'
import { type Still, stillSize } from './stills.ts'
import type { Subject } from './subjects.ts'

/** Pixels. */
export const card = { width: 1200, height: 630 } as const

/** Where the middle of what is framed should stand, and how far the picture's own left edge may come in. */
const focus = { x: 838, y: 356 }
const darkSide = 420

export interface Place {
  x: number
  y: number
}

export interface Layout {
  /** the picture's box on the card */
  picture: { left: number; top: number; width: number; height: number }
  brackets: Frame
  /** the two ends of the measured edge, and what it measures; nothing where the scale is none that one could measure */
  dimension?: { edge: [Place, Place]; text: string }
}

/** Places picture and brackets so that the thing stands clear of the words. */
export function layOut({ shot, piece, zoom, scale: modelScale = 1, edge }: Subject): Layout {
  const camera = cameraOf(shot)
  const thing: Piece = pieces[piece]
  const seen = frameOf(camera, outlineOf(thing))
  if (!seen) throw new Error(`${piece} is not in the picture ${shot}.`)
  const width = card.width * zoom
  const height = (width * 9) / 16
  const middle = {
    x: ((seen.left + seen.right) / 2) * width,
    y: ((seen.top + seen.bottom) / 2) * height,
  }
  const left = Math.min(darkSide, Math.max(card.width - width, focus.x - middle.x))
  const top = Math.min(0, Math.max(card.height - height, focus.y - middle.y))
  const at = (point: Vector): Place => {
    const place = project(camera, point)
    return { x: left + (place?.x ?? 0) * width, y: top + (place?.y ?? 0) * height }
  }
  const [from, to] = measured(thing, edge, camera)
  return {
    picture: { left, top, width, height },
    brackets: {
      left: left + seen.left * width,
      right: left + seen.right * width,
      top: top + seen.top * height,
      bottom: top + seen.bottom * height,
    },
    dimension: { edge: [at(from), at(to)], text: metres(thing.size[0] * modelScale) },
  }
}

/** Places a still of a lesson, with brackets round its subject. */
export function layOutStill({ left, width, frame }: Still): Layout {
  const height = (width * stillSize.height) / stillSize.width
  const top = Math.min(0, Math.max(card.height - height, (card.height - height) / 2))
  return {
    picture: { left, top, width, height },
    brackets: {
      left: left + frame.left * width,
      right: left + frame.right * width,
      top: top + frame.top * height,
      bottom: top + frame.bottom * height,
    },
  }
}

/** The two ends of the edge along a thing's width. */
function measured(thing: Piece, edge: Subject['edge'], camera: Camera): [Vector, Vector] {
  const [x, y, z] = thing.size
  const ends = (across: number, height: number): [Vector, Vector] => [
    inRoom(thing, [-x / 2, across, height]),
    inRoom(thing, [x / 2, across, height]),
  ]
  if (thing.shape === 'round') {
    // A round thing has no front: its nearest side, at the height of its top.
    const [ax, ay] = subtract(camera.position, thing.at)
    const near = add(thing.at, scale(unit([ax, ay, 0]), y / 2 + 0.04))
    const side = (reach: number) => add(add(near, scale(camera.right, reach)), [0, 0, z])
    return [side(-x / 2), side(x / 2)]
  }
  if (edge === 'back') return ends(y / 2, z + 0.05)
  if (thing.shape === 'ball') return ends(0, z + 0.04)
  return ends(-y / 2 - 0.1 * x, 0)
}
