import type { Opening } from './openings.ts'
import { at, type Frame, type Label, leant, type SceneBuilder, type Uvd } from './scene.ts'

export interface WindowMaterials {
  frame: number
  casing: number
  sill: number
  slats: number
  cloth: number
}

/** Depth of the reveal, meters. */
export interface WindowSizes {
  reveal: number
  /** width of a casing; 0 without */
  casing: number
  /** panes beside and above each other */
  columns: number
  rows: number
}

/** A window, or the door to a patio, with its frame, reveal, sill and covering. */
export function buildWindow(
  scene: SceneBuilder,
  frame: Frame,
  opening: Opening,
  materials: WindowMaterials,
  sizes: WindowSizes,
  wall: number,
): void {
  const label: Label = opening.kind === 'door' ? 'door' : 'window'
  const { from, to, sill, head } = opening
  const { reveal } = sizes
  const box = (low: Uvd, high: Uvd, material: number) =>
    scene.box(frame, low, high, material, label)
  const side = (corners: Uvd[]) => scene.polygon(frame, corners, wall, label)
  side([
    [from, sill, -reveal],
    [from, sill, 0],
    [from, head, 0],
    [from, head, -reveal],
  ])
  side([
    [to, sill, 0],
    [to, sill, -reveal],
    [to, head, -reveal],
    [to, head, 0],
  ])
  side([
    [from, head, 0],
    [to, head, 0],
    [to, head, -reveal],
    [from, head, -reveal],
  ])
  side([
    [from, sill, -reveal],
    [to, sill, -reveal],
    [to, sill, 0],
    [from, sill, 0],
  ])
  const bar = opening.kind === 'door' ? 0.075 : 0.05
  const [back, before] = [-reveal, -reveal + 0.06]
  const { frame: material } = materials
  box([from, sill, back], [from + bar, head, before], material)
  box([to - bar, sill, back], [to, head, before], material)
  box([from + bar, head - bar, back], [to - bar, head, before], material)
  box([from + bar, sill, back], [to - bar, sill + bar, before], material)
  const [columns, rows] = opening.kind === 'door' ? [2, 1] : [sizes.columns, sizes.rows]
  for (let each = 1; each < columns; each += 1) {
    const u = from + ((to - from) * each) / columns
    box([u - 0.028, sill + bar, back + 0.01], [u + 0.028, head - bar, before + 0.005], material)
  }
  for (let each = 1; each < rows; each += 1) {
    const v = sill + ((head - sill) * each) / rows
    box([from + bar, v - 0.022, back + 0.012], [to - bar, v + 0.022, before + 0.008], material)
  }
  if (opening.kind === 'window') {
    const beside = sizes.casing > 0 ? sizes.casing + 0.02 : 0.02
    box(
      [from - beside, sill - 0.025, -reveal + 0.06],
      [to + beside, sill + 0.004, 0.045],
      materials.sill,
    )
    if (sizes.casing > 0)
      box(
        [from - beside + 0.02, sill - 0.095, 0],
        [to + beside - 0.02, sill - 0.025, 0.016],
        materials.casing,
      )
  }
  if (sizes.casing > 0) {
    const c = sizes.casing
    const low = opening.kind === 'door' ? 0 : sill
    box([from - c, low, 0], [from, head + c, 0.017], materials.casing)
    box([to, low, 0], [to + c, head + c, 0.017], materials.casing)
    box([from - c, head, 0], [to + c, head + c, 0.019], materials.casing)
  }
  buildCovering(scene, frame, opening, materials, label)
  scene.rectangle(frame, [from, sill], [to, head], -0.012, wall, label, { layer: 'labels' })
}

function buildCovering(
  scene: SceneBuilder,
  frame: Frame,
  { from, to, sill, head, covering, uncovered = 1 }: Opening,
  { slats, cloth, frame: rail }: WindowMaterials,
  label: Label,
): void {
  const [width, high] = [to - from, head - sill]
  if (covering === 'horizontal-blinds') {
    const down = uncovered > 0.9 ? 0.15 : 1 - uncovered * 0.6
    const step = 0.042
    scene.box(
      frame,
      [from + 0.01, head - 0.05, -0.06],
      [to - 0.01, head - 0.005, -0.015],
      rail,
      label,
    )
    const tilt = 0.35 + 0.9 * (1 - uncovered)
    for (let v = head - 0.07; v > head - high * down + 0.03; v -= step) {
      const own = leant(frame, [0, v, -0.038], tilt - Math.PI / 2)
      scene.rectangle(own, [from + 0.012, -0.022], [to - 0.012, 0.022], 0, slats, label)
    }
    const end = head - high * down
    scene.box(frame, [from + 0.012, end, -0.05], [to - 0.012, end + 0.018, -0.025], rail, label)
  } else if (covering === 'vertical-blinds') {
    const [left, right, bottom] = [from - 0.06, to + 0.06, Math.max(0.02, sill - 0.08)]
    scene.box(frame, [left, head + 0.01, 0.02], [right, head + 0.07, 0.09], rail, label)
    const covered = uncovered > 0.5 ? 0.3 : 1
    const count = Math.floor(((right - left) * covered) / 0.078)
    const turn = 0.25 + uncovered
    for (let each = 0; each < count; each += 1) {
      const u = left + 0.04 + each * (covered < 1 ? 0.05 : 0.078)
      const [c, s] = [0.044 * Math.cos(turn), 0.044 * Math.sin(turn)]
      const corners: Uvd[] = [
        [u - c, bottom, 0.055 - s],
        [u + c, bottom, 0.055 + s],
        [u + c, head + 0.01, 0.055 + s],
        [u - c, head + 0.01, 0.055 - s],
      ]
      scene.polygon(frame, corners, slats, label)
    }
  } else if (covering === 'roller-shade') {
    const end = sill + high * uncovered * 0.9
    scene.bar(
      frame,
      [from + 0.01, head - 0.035, -0.035],
      [to - 0.01, head - 0.035, -0.035],
      0.025,
      rail,
      label,
    )
    scene.rectangle(frame, [from + 0.018, end], [to - 0.018, head - 0.03], -0.03, slats, label)
    scene.box(
      frame,
      [from + 0.018, end - 0.012, -0.036],
      [to - 0.018, end + 0.012, -0.024],
      slats,
      label,
    )
  } else if (covering === 'curtains') {
    const bottom = sill > 0.5 && Math.round(width * 10) % 2 === 0 ? sill - 0.15 : 0.02
    const share = uncovered > 0.5 ? 0.16 : 0.42
    scene.bar(
      frame,
      [from - 0.25, head + 0.13, 0.08],
      [to + 0.25, head + 0.13, 0.08],
      0.012,
      rail,
      label,
    )
    for (const [left, right] of [
      [from - 0.2, from + width * share],
      [to - width * share, to + 0.2],
    ] as const)
      buildCurtain(scene, frame, [left, right], [bottom, head + 0.13], cloth, label)
  }
}

/** Folds that widen towards the bottom. */
function buildCurtain(
  scene: SceneBuilder,
  frame: Frame,
  [left, right]: readonly [number, number],
  [bottom, top]: readonly [number, number],
  material: number,
  label: Label,
): void {
  const columns = Math.max(12, Math.round((right - left) * 60))
  const place = (column: number, row: number): Uvd => {
    const u = left + ((right - left) * column) / columns
    const fold = Math.sin(u * 55 + 0.6 * Math.sin(u * 13)) * (0.018 + 0.012 * row)
    return [u, top - (top - bottom) * row, 0.08 + fold]
  }
  for (const [upper, lower] of [
    [0, 0.5],
    [0.5, 1],
  ] as const) {
    for (let column = 0; column < columns; column += 1) {
      const corners = [
        place(column, lower),
        place(column + 1, lower),
        place(column + 1, upper),
        place(column, upper),
      ]
      scene.face(
        corners.map((corner) => at(frame, corner)),
        corners.map(([u, v]) => [u, v] as const),
        material,
        label,
        { smooth: true },
      )
    }
  }
}
