import { type BufferGeometry, Shape, ShapeGeometry } from 'three'
import { degrees, radians, wrap360 } from '../../../../../math/angle.ts'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { oculusAngle } from '../../model/coffers.ts'
import { outsideProfile } from './dome.ts'

const radius = pantheonConfig.diameter / 2

/** Whether a place stands where the building is left open on a table: x east, z south. */
export function isCutAway(x: number, z: number): boolean {
  const azimuth = wrap360(degrees(Math.atan2(x, -z)))
  return azimuth > sceneConfig.open.from && azimuth < sceneConfig.open.to
}

/** Takes those triangles away whose middle stands in the opening; the geometry is changed. */
export function cutOpen<Geometry extends BufferGeometry>(geometry: Geometry): Geometry {
  const { position } = geometry.attributes
  const index = geometry.getIndex()
  if (!position || !index) return geometry
  const kept: number[] = []
  for (let at = 0; at < index.count; at += 3) {
    const corners = [0, 1, 2].map((k) => index.getX(at + k))
    const middle = (axis: 'getX' | 'getZ') =>
      corners.reduce((sum, corner) => sum + position[axis](corner), 0) / 3
    if (!isCutAway(middle('getX'), middle('getZ'))) kept.push(...corners)
  }
  geometry.setIndex(kept)
  return geometry
}

/** Wall and dome as they are cut, on both sides of the opening. */
export function cutFaces(): BufferGeometry[] {
  const steps = Array.from({ length: 25 }, (_, i) => (i / 24) * oculusAngle)
  const at = (angle: number): [number, number] => [
    radius * Math.cos(radians(angle)),
    radius + radius * Math.sin(radians(angle)),
  ]
  const section = () => {
    const shape = new Shape()
    shape.moveTo(radius, 0)
    for (const angle of steps) shape.lineTo(...at(angle))
    for (const [out, up] of outsideProfile().toReversed()) shape.lineTo(out, up)
    shape.lineTo(radius + pantheonConfig.domeFoot, 0)
    return new ShapeGeometry(shape)
  }
  return [sceneConfig.open.from, sceneConfig.open.to].map((azimuth) =>
    section().rotateY(radians(90 - azimuth)),
  )
}
