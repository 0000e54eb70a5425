import { BoxGeometry, type BufferGeometry, Matrix4 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { radians } from '../../../../../math/angle.ts'

/** On a round, looking to its middle: degrees from north through east, metres. */
export function onRound(azimuth: number, out: number, up = 0): Matrix4 {
  const turn = radians(azimuth)
  return new Matrix4()
    .makeRotationY(-turn)
    .setPosition(out * Math.sin(turn), up, -out * Math.cos(turn))
}

/** One of several; they are given up. */
export function joined(parts: BufferGeometry[]): BufferGeometry {
  const all = mergeGeometries(parts)
  for (const part of parts) part.dispose()
  return all
}

/** A block with its foot at a height: across, up, along. */
export const block = (
  [width, height, depth]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
): BufferGeometry => new BoxGeometry(width, height, depth).translate(x, y + height / 2, z)
