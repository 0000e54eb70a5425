import type { Vector } from '../motion/vector.ts'
import type { KnownPhotograph } from './photograph.ts'

/** One sentence for each thing about a photograph's data that cannot be; none is `[]`. */
export function photographFaults(photograph: KnownPhotograph): string[] {
  const { width, height, focalLength, position, rotation, room, windows, sun } = photograph
  const faults: string[] = []
  const longest = Math.max(width, height)
  if (longest !== 2000 || Math.min(width, height) !== 1500) faults.push(`${width} × ${height} px`)
  const view = (2 * Math.atan(width / 2 / focalLength) * 180) / Math.PI
  if (view < 45 || view > 100) faults.push(`field of view of ${view.toFixed(0)}°`)
  if (Math.abs(Math.hypot(...rotation) - 1) > 1e-4) faults.push('rotation is no unit quaternion')
  if (Math.abs(Math.hypot(...sun.direction) - 1) > 1e-4) faults.push('sun has no unit direction')
  if (sun.direction[1] >= 0) faults.push('the sun shines upwards')
  if (!isWithin(position, room.min, room.max)) faults.push('the camera stands outside its room')
  for (const { min, max } of windows) {
    if (min[2] !== room.min[2] || max[2] !== room.min[2]) faults.push('a window off the north wall')
    if (!isWithin(min, room.min, room.max) || !isWithin(max, room.min, room.max)) {
      faults.push('a window beyond its wall')
    }
  }
  return faults
}

function isWithin(point: Vector, min: Vector, max: Vector): boolean {
  return point.every((value, axis) => value >= (min[axis] ?? 0) && value <= (max[axis] ?? 0))
}
