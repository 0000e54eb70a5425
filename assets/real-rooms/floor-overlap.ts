import { isInside, type Point2 } from '../../src/math/polygon.ts'
import type { Pixel } from '../../src/room-photo/model/camera.ts'
import { type Label, labels } from './build/scene.ts'

/** What may stand before the floor without being cut out of its polygon. */
const standing = new Set<Label | undefined>(['thing', 'other', 'door', 'window'])

/**
 * Intersection over union of the floor's polygon in a picture and its label, where nothing stands before it.
 * @param map  a byte for every `step` × `step` pixels, of `columns` a row
 */
export function floorOverlap(
  polygon: readonly Pixel[],
  map: Uint8Array,
  columns: number,
  step = 1,
): number {
  const corners = polygon.map(({ x, y }): Point2 => [x, y])
  let [both, either] = [0, 0]
  map.forEach((byte, at) => {
    const label = labels[byte]
    if (standing.has(label)) return
    const place = [((at % columns) + 0.5) * step, (Math.floor(at / columns) + 0.5) * step] as const
    const inPolygon = isInside(place, corners)
    if (inPolygon && label === 'floor') both += 1
    if (inPolygon || label === 'floor') either += 1
  })
  return either === 0 ? 1 : both / either
}
