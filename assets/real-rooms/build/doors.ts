import type { Opening } from './openings.ts'
import { type Frame, type Label, type SceneBuilder, turned } from './scene.ts'

export interface DoorMaterials {
  leaf: number
  casing: number
  handle: number
  mirror: number
  glass: number
}

/** Depth of walls, meters. */
export const wallDepth = 0.13

/** A casing round an opening, and the jambs within. @param width  of the casing, 0 without */
export function buildCasing(
  scene: SceneBuilder,
  frame: Frame,
  { from, to, sill, head }: Opening,
  width: number,
  material: number,
  label: Label,
): void {
  const deep = -wallDepth
  const low = sill < 0.1 ? 0 : sill - width
  const jamb = 0.014
  scene.box(frame, [from, sill, deep], [from + jamb, head, 0.002], material, label)
  scene.box(frame, [to - jamb, sill, deep], [to, head, 0.002], material, label)
  scene.box(frame, [from, head - jamb, deep], [to, head, 0.002], material, label)
  if (width === 0) return
  const thick = 0.018
  scene.box(frame, [from - width, low, 0], [from, head + width, thick], material, label)
  scene.box(frame, [to, low, 0], [to + width, head + width, thick], material, label)
  scene.box(
    frame,
    [from - width, head, 0],
    [to + width, head + width, thick + 0.002],
    material,
    label,
  )
}

/** A hinged door, or a pair of them. */
export function buildDoor(
  scene: SceneBuilder,
  frame: Frame,
  opening: Opening,
  materials: DoorMaterials,
): void {
  const { from, to, head, style, open = 0, swingsIn = true } = opening
  const bottom = 0.012
  const isDouble = style.startsWith('double')
  const middle = (from + to) / 2
  // Hinges are on the side that the wall's index decides, so that both occur.
  const hingesLeft = opening.wall % 2 === 0
  const leaves: { hinge: number; width: number; isLeft: boolean }[] = isDouble
    ? [
        { hinge: from + 0.015, width: middle - from - 0.018, isLeft: true },
        { hinge: to - 0.015, width: to - middle - 0.018, isLeft: false },
      ]
    : [
        {
          hinge: hingesLeft ? from + 0.015 : to - 0.015,
          width: to - from - 0.03,
          isLeft: hingesLeft,
        },
      ]
  for (const { hinge, width, isLeft } of leaves) {
    const depth = swingsIn || open === 0 ? -0.038 : -wallDepth
    // A leaf that hangs on the right is drawn from its hinge too: turned about, it opens the other way.
    const swing = (swingsIn ? -1 : 1) * open
    const own = turned(frame, [hinge, 0, depth], isLeft ? swing : -swing)
    const leaf: Frame = isLeft ? own : mirrored(own, width)
    buildLeaf(scene, leaf, [width, bottom, head - 0.018], style.replace('double ', ''), materials)
    const knobAt = isLeft ? width - 0.065 : 0.065
    for (const side of [0.038, -0.0]) buildKnob(scene, leaf, knobAt, side, materials.handle)
  }
  if (open > 0) return
  scene.rectangle(frame, [from, 0], [to, head], -wallDepth + 0.005, materials.handle, 'door')
  scene.box(frame, [from, -0.01, -wallDepth], [to, 0.004, -0.002], materials.casing, 'door')
}

/** From the other end of the leaf. */
const mirrored = (frame: Frame, width: number): Frame => ({
  ...frame,
  origin: [
    frame.origin[0] - frame.along[0] * width,
    frame.origin[1] - frame.along[1] * width,
    frame.origin[2] - frame.along[2] * width,
  ],
})

function buildKnob(scene: SceneBuilder, frame: Frame, u: number, side: number, material: number) {
  const out = side > 0 ? 1 : -1
  scene.bar(frame, [u, 0.96, side], [u, 0.96, side + out * 0.035], 0.011, material, 'door')
  scene.bar(
    frame,
    [u, 0.96, side + out * 0.03],
    [u, 0.96, side + out * 0.06],
    0.026,
    material,
    'door',
    12,
  )
}

/** Rows of panels of a leaf, as shares of its height from below, and how many stand in each. */
const panels: Record<string, readonly (readonly [from: number, to: number, count: number])[]> = {
  'six-panel': [
    [0.1, 0.42, 2],
    [0.5, 0.78, 2],
    [0.84, 0.94, 2],
  ],
  'two-panel': [
    [0.1, 0.44, 1],
    [0.52, 0.93, 1],
  ],
  'five-panel': [
    [0.07, 0.22, 1],
    [0.26, 0.41, 1],
    [0.45, 0.6, 1],
    [0.64, 0.79, 1],
    [0.83, 0.94, 1],
  ],
  glazed: [
    [0.08, 0.24, 2],
    [0.28, 0.44, 2],
    [0.48, 0.64, 2],
    [0.68, 0.93, 2],
  ],
}

function buildLeaf(
  scene: SceneBuilder,
  frame: Frame,
  [width, bottom, top]: readonly [number, number, number],
  style: string,
  { leaf, glass }: DoorMaterials,
): void {
  const rows = panels[style]
  if (!rows) {
    scene.box(frame, [0, bottom, 0], [width, top, 0.038], leaf, 'door')
    return
  }
  const isGlazed = style === 'glazed'
  scene.box(frame, [0, bottom, 0.012], [width, top, 0.026], isGlazed ? glass : leaf, 'door')
  const high = (share: number) => bottom + (top - bottom) * share
  const stile = 0.105
  // Stiles and rails stand before the panels on both sides.
  const raised = (u0: number, v0: number, u1: number, v1: number) =>
    scene.box(frame, [u0, v0, 0.002], [u1, v1, 0.036], leaf, 'door')
  raised(0, bottom, stile, top)
  raised(width - stile, bottom, width, top)
  let reached = 0
  for (const [from, to, count] of [...rows, [1, 1, 0] as const]) {
    raised(stile, high(reached), width - stile, high(from))
    if (count === 2) raised(width / 2 - 0.045, high(from), width / 2 + 0.045, high(to))
    if (!isGlazed) {
      for (let at = 0; at < count; at += 1) {
        const [left, right] =
          count === 2 && at === 1
            ? [width / 2 + 0.045, width - stile]
            : [stile, count === 2 ? width / 2 - 0.045 : width - stile]
        const inset = 0.03
        scene.box(
          frame,
          [left + inset, high(from) + inset, 0.006],
          [right - inset, high(to) - inset, 0.032],
          leaf,
          'door',
        )
      }
    }
    reached = to
  }
}

/** Doors of a closet, before the wall. */
export function buildCloset(
  scene: SceneBuilder,
  frame: Frame,
  opening: Opening,
  materials: DoorMaterials,
): void {
  const { from, to, head, style } = opening
  const { casing, leaf, mirror, handle } = materials
  const width = to - from
  const box = (
    low: readonly [number, number, number],
    high: readonly [number, number, number],
    material: number,
  ) => scene.box(frame, low, high, material, 'door')
  if (style.startsWith('sliding')) {
    const count = width > 2.1 ? 3 : 2
    const isMirror = style === 'sliding-mirror'
    box([from, 0, 0], [to, 0.03, 0.07], handle)
    box([from, head - 0.05, 0], [to, head, 0.075], casing)
    for (let at = 0; at < count; at += 1) {
      const [u0, u1] = [
        from + (width * at) / count,
        from + (width * (at + 1)) / count + (at < count - 1 ? 0.025 : 0),
      ]
      const d = at % 2 === 0 ? 0.01 : 0.038
      const rim = isMirror ? 0.022 : 0
      box([u0, 0.03, d], [u1, head - 0.05, d + 0.018], isMirror ? handle : leaf)
      if (isMirror)
        scene.rectangle(
          frame,
          [u0 + rim, 0.03 + rim],
          [u1 - rim, head - 0.05 - rim],
          d + 0.0195,
          mirror,
          'door',
        )
    }
    return
  }
  // Bifold: leaves in pairs, slightly folded out.
  const count = 2 * Math.max(1, Math.round(width / 1.1))
  const each = width / count
  const fold = 0.06
  box([from - 0.06, 0, 0], [from, head + 0.06, 0.018], casing)
  box([to, 0, 0], [to + 0.06, head + 0.06, 0.018], casing)
  box([from - 0.06, head, 0], [to + 0.06, head + 0.06, 0.02], casing)
  for (let at = 0; at < count; at += 1) {
    const isOut = at % 2 === 0
    const tilt = Math.asin(fold / each / 2)
    const own = turned(
      frame,
      [from + each * at, 0, isOut ? 0.006 : 0.006 + fold / 2],
      isOut ? -tilt : tilt,
    )
    if (style === 'bifold-mirror') {
      scene.box(own, [0.004, 0.02, 0], [each - 0.004, head - 0.015, 0.02], handle, 'door')
      scene.rectangle(own, [0.03, 0.05], [each - 0.03, head - 0.045], 0.0215, mirror, 'door')
    } else {
      buildLeaf(scene, own, [each - 0.005, 0.02, head - 0.015], 'two-panel', materials)
    }
    if (isOut) buildPull(scene, own, each - 0.05, handle)
  }
}

const buildPull = (scene: SceneBuilder, frame: Frame, u: number, material: number) =>
  scene.bar(frame, [u, 0.92, 0.036], [u, 0.92, 0.06], 0.014, material, 'door', 10)
