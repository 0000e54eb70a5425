import { Matrix3, Vector2, Vector3 } from 'three'
import { radians } from '../../../../math/angle.ts'
import { cameraAxes, fromUpright, noLevel } from '../../model/camera/angles.ts'
import { distance, nearestWallPoint } from '../../model/camera/floor.ts'
import type { Level } from '../../model/document/tour-document.ts'
import type { Patch } from '../../model/picture/tile-geometry.ts'
import { type RoomCamera, screenBounds } from '../../model/picture/visible-part.ts'
import type { RoomBox } from '../../model/walk/room-box.ts'
import type { TileMaterial } from '../scene/tile-material.ts'
import { type TextureWindow, WalkPart } from './walk-part.ts'
import { mostCorners } from './walk-shader.ts'

/**
 * How a picture is seen in a step from room to room. All its tiles share the uniforms, so that a frame writes them
 * once.
 */
export type TransitionLayer = {
  readonly uniforms: ReturnType<typeof createUniforms>
  /** Its tiles that are on the graphics card. */
  readonly parts: Set<WalkPart>
  box: RoomBox | null
  level: Level | null
  /** Lets a tile take part; see `WalkPart`. */
  add(material: TileMaterial, patch: Patch, isOver: boolean, window: TextureWindow): WalkPart
}

export function createTransitionLayer(): TransitionLayer {
  const transitionLayer: TransitionLayer = {
    uniforms: createUniforms(),
    parts: new Set(),
    box: null,
    level: null,
    add: (material, patch, isOver, window) =>
      new WalkPart(material, patch, transitionLayer, isOver, window),
  }
  return transitionLayer
}

const points = () => Array.from({ length: mostCorners }, () => new Vector2())

const createUniforms = () => ({
  share: { value: 0 },
  taken: { value: new Matrix3() },
  axes: { value: new Matrix3() },
  spread: { value: new Vector2(1, 1) },
  from: { value: new Vector3() },
  count: { value: 0 },
  corners: { value: points() },
  height: { value: 1 },
  ceiling: { value: 2 },
  countBeyond: { value: 0 },
  cornersBeyond: { value: points() },
  ceilingBeyond: { value: 2 },
  door: { value: new Vector2() },
  doorSize: { value: new Vector2() },
})

/** Turns the picture upright; null: it is as it was taken. */
export function setLayerLevel(transitionLayer: TransitionLayer, level: Level | null) {
  transitionLayer.level = level
  const turn = level ?? noLevel
  // By columns.
  const axes = [
    fromUpright([1, 0, 0], turn),
    fromUpright([0, 1, 0], turn),
    fromUpright([0, 0, 1], turn),
  ]
  transitionLayer.uniforms.taken.value.fromArray(axes.flat())
}

/** Throws the picture on a room's walls; null: it is only turned and zoomed. */
export function setBox(transitionLayer: TransitionLayer, box: RoomBox | null) {
  const { uniforms } = transitionLayer
  transitionLayer.box = box
  uniforms.count.value = box?.corners.length ?? 0
  uniforms.countBeyond.value = box?.beyond?.corners.length ?? 0
  if (!box) return
  write(uniforms.corners.value, box.corners)
  uniforms.height.value = box.height
  uniforms.ceiling.value = box.ceiling
  if (!box.beyond) return
  const { corners, ceiling, door, width, height } = box.beyond
  write(uniforms.cornersBeyond.value, corners)
  uniforms.ceilingBeyond.value = ceiling
  uniforms.door.value.set(...door)
  // The doorway's middle lies inside the wall, which is seen at its face.
  const thick = distance(nearestWallPoint(box.corners, door), door)
  uniforms.doorSize.value.set(Math.hypot(width / 2, thick), height)
}

function write(to: Vector2[], corners: RoomBox['corners']) {
  for (const [at, corner] of corners.entries()) to[at]?.set(...corner)
}

/**
 * Sets what one moment shows, and draws each tile where that shows it alone: thrown on walls, a tile costs too much to
 * be drawn where it is not.
 * @param share  0…1, over what is behind it
 */
export function setMoment(
  { uniforms, parts, box, level }: TransitionLayer,
  glance: Omit<RoomCamera, 'box' | 'level'>,
  share: number,
) {
  const { viewDirection: look, roll, fov, aspect, position: from } = glance
  const { ahead, right, up } = cameraAxes(look, roll)
  // By columns.
  uniforms.axes.value.fromArray([...right, ...up, -ahead[0], -ahead[1], -ahead[2]])
  const high = Math.tan(radians(fov) / 2)
  uniforms.spread.value.set(high * aspect, high)
  uniforms.from.value.set(...from)
  uniforms.share.value = share
  const all = [...parts]
  const patches = share > 0 ? all.map(({ patch }) => patch) : []
  const bounds = screenBounds(patches, { ...glance, box, level })
  for (const [at, part] of all.entries()) part.show(bounds[at] ?? null)
}
