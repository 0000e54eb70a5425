import type { Vector3 } from '../../../../math/vector.ts'

/** What may be a floor. Metres. */
const config = {
  /** how level it must be: the upward part of its normal */
  level: 0.85,
  /** above the floor that the device supposes */
  above: 0.3,
  /** below the visitor's eyes or phone, where the device supposes wrongly */
  below: 0.9,
  /** above the lowest floor that was seen: a step is, a table is not */
  step: 0.3,
}

/**
 * Whether furniture may stand on a surface: it is level, and lies as low as a floor does.
 * @param eye    height of the visitor's eyes or phone, metres
 * @param lowest  height of the lowest floor so far; null before there is one
 */
export function isFloor(
  { at, normal }: { at: Vector3; normal: Vector3 },
  eye: number,
  lowest: number | null,
): boolean {
  if (normal[1] < config.level) return false
  if (lowest !== null && at[1] > lowest + config.step) return false
  return at[1] < config.above || at[1] < eye - config.below
}
