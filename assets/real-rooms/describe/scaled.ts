import type { RoomDescription } from './room.ts'

/** The same room in a picture of another size, and as blurred and grainy for it. @param by  1 leaves it as it is */
export function scaled(room: RoomDescription, by: number): RoomDescription {
  const { lens, size, development } = room
  const { noise, defocus, motion, sharpening, chromaticAberration } = development
  return {
    ...room,
    size: { width: Math.round(size.width * by), height: Math.round(size.height * by) },
    lens: {
      ...lens,
      focalLength: lens.focalLength * by,
      principalPoint: { x: lens.principalPoint.x * by, y: lens.principalPoint.y * by },
    },
    development: {
      ...development,
      noise: { ...noise, size: noise.size * by },
      defocus: defocus * by,
      motion: { ...motion, length: motion.length * by },
      sharpening: { ...sharpening, radius: sharpening.radius * by },
      chromaticAberration: chromaticAberration * by,
    },
  }
}
