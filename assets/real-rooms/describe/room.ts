import type { FloorPlace, PhotoSize, RoomCamera } from '../../../src/room-photo/model/camera.ts'
import type { AreaLight, SunLight } from '../build/lights.ts'
import type { Opening } from '../build/openings.ts'
import type { Material, Mesh } from '../build/scene.ts'
import type { Thing } from '../build/things.ts'
import type { RoomFamilies, RoomSet } from './families.ts'
import type { Lens, LensExif } from './lens.ts'
import type { View } from './place-camera.ts'
import type { Plan } from './plan.ts'

/** How the camera turned light into a file. */
export interface Development {
  /** stops above or below what the camera's meter says */
  exposure: number
  /** how much of the light's color is taken out, 0 to 1, and the cast that stays: factors of red and blue */
  whiteBalance: number
  cast: readonly [red: number, blue: number]
  /** how much shadows are lifted towards highlights, 0 to 1, as phones do it */
  toneMapping: number
  contrast: number
  saturation: number
  /** light lost in the corners, 0 to 1 */
  vignetting: number
  /** of light, as a share of white at full exposure */
  noise: { luma: number; chroma: number; size: number }
  /** pixels */
  defocus: number
  /** pixels and radians */
  motion: { length: number; angle: number }
  /** unsharp mask: amount and radius in pixels */
  sharpening: { amount: number; radius: number }
  /** stretch of red against blue at the corner, pixels */
  chromaticAberration: number
  jpegQuality: number
}

/** All that is needed to draw a room and its photo. In the camera's room, as in `src/room-photo/model/camera.ts`. */
export interface RoomDescription {
  id: string
  set: RoomSet
  seed: number
  families: RoomFamilies
  view: View
  size: PhotoSize
  lens: Lens
  exif: LensExif | null
  camera: RoomCamera
  plan: Plan
  openings: Opening[]
  things: Thing[]
  materials: Material[]
  meshes: Mesh[]
  areaLights: AreaLight[]
  sun: SunLight | null
  development: Development
}

/** Places of the floor that a door, closet or opening needs to stay free, counter-clockwise seen from above. */
export type Zone = readonly [FloorPlace, FloorPlace, FloorPlace, FloorPlace]
