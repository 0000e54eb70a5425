import { radians, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'

/** A small XR panel to read and to leave by: pixels of its drawing, and meters in the room. */
export const cardSize = { width: 720, height: 360, metres: 0.46 } as const

/** Its texts and buttons. */
export type CardContent = {
  title: string
  text: string
  buttons: readonly CardButton[]
}

export type CardButton = { id: string; label: string }

/** A button on the card, pixels from its upper left corner. */
type CardButtonRect = CardButton & { x: number; y: number; width: number; height: number }

export const cardMargin = 32
const gap = 16
const buttonHeight = 96

/** The buttons side by side along the card's lower edge, equally wide. */
export function cardButtonRects(buttons: readonly CardButton[]): CardButtonRect[] {
  const { width, height } = cardSize
  const wide = (width - 2 * cardMargin - gap * (buttons.length - 1)) / buttons.length
  return buttons.map((button, at) => ({
    ...button,
    x: cardMargin + at * (wide + gap),
    y: height - buttonHeight - cardMargin,
    width: wide,
    height: buttonHeight,
  }))
}

/** The space for text between title and buttons, pixels. */
export const cardTextArea = {
  y: 92,
  width: cardSize.width - 2 * cardMargin,
  height: cardSize.height - buttonHeight - cardMargin - 92 - 12,
} as const

/** The button at a point of the card. @param u, v  0…1 from its lower left corner */
export function buttonAt(cells: readonly CardButtonRect[], u: number, v: number): string | null {
  const [x, y] = [u * cardSize.width, (1 - v) * cardSize.height]
  const cell = cells.find(
    (each) => x >= each.x && x <= each.x + each.width && y >= each.y && y <= each.y + each.height,
  )
  return cell?.id ?? null
}

/**
 * Position in meters; `turn` degrees counter-clockwise seen from above, `tilt` its upper edge away from the visitor.
 */
export type CardPose = { at: Vector3; turn: number; tilt: number }

/** In view but to the left, so that it does not cover table and floor. Meters and degrees. */
const offset = { away: 0.95, below: 0.14, aside: 27, tilt: -8 } as const

export function cardPoseFor(eye: Vector3, heading: number): CardPose {
  const turn = heading + offset.aside
  const angle = radians(turn)
  return {
    at: [
      eye[0] - Math.sin(angle) * offset.away,
      eye[1] - offset.below,
      eye[2] - Math.cos(angle) * offset.away,
    ],
    turn,
    tilt: offset.tilt,
  }
}

/** Farther away, meters, or turned by more, degrees, the visitor has left it. */
const left = { away: 0.5, aside: 55 } as const

/** Whether the visitor has left the card, so that it must be placed again. */
export function isLeftBehind({ at, turn }: CardPose, eye: Vector3, heading: number): boolean {
  const before = turn - offset.aside
  const best = cardPoseFor(eye, before).at
  const off = Math.hypot(best[0] - at[0], best[1] - at[1], best[2] - at[2])
  return off > left.away || Math.abs(wrap180(before - heading)) > left.aside
}
