import { type Camera, project } from './camera.ts'
import { smooth } from './easing.ts'
import type { Tint } from './player/background.ts'
import { convexHull, halfPlanes } from './world/hull.ts'
import { bodyOf, type Piece } from './world/pieces.ts'

type Color = Tint['from']

/** A cloth as the rooms' light shows it, sRGB, and how far from it a colour may be. */
interface Cloth {
  from: Color
  reach: number
}

/** The armchair's orange, and its sunlit side, which the film has paled. */
const orange: Cloth[] = [
  { from: [186, 76, 26], reach: 0.22 },
  { from: [215, 126, 68], reach: 0.15 },
]

/** What a visitor may choose instead. */
export const choices = {
  ink: [52, 66, 98],
  mustard: [188, 138, 44],
  forest: [62, 84, 66],
} as const satisfies Record<string, Color>

/** The colour after some changes, each of them at its second and 0.6 s long. */
export function colorAt(
  t: number,
  first: Color,
  changes: readonly (readonly [number, Color])[],
): Color {
  let color: Color = first
  for (const [start, next] of changes) {
    const share = smooth(t, start, start + 0.6)
    const [a, b] = [color, next]
    const mixed = (n: 0 | 1 | 2) => a[n] * (1 - share) + b[n] * share
    color = [mixed(0), mixed(1), mixed(2)]
  }
  return color
}

const linear = (value: number) => (value / 255) ** 2.2
const luma = ([r, g, b]: Color) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** Shows a piece's orange cloth in another colour: where the piece stands, and only what is orange. */
export function dyed(camera: Camera, piece: Piece, to: Color, amount: number, wipe = 2): Tint[] {
  const seen = bodyOf(piece).flatMap((point) => project(camera, point) ?? [])
  const within = halfPlanes(convexHull(seen))
  const usual = orange[0] ? luma(orange[0].from) : 1
  return orange.map(({ from, reach }) => {
    // As much lighter as the sunlit side is.
    const lighter = (luma(from) / usual) ** (1 / 2.2)
    const shown: Color = [to[0] * lighter, to[1] * lighter, to[2] * lighter]
    return { from, to: shown, reach, amount, wipe, within }
  })
}
