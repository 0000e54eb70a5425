import type { PhotoSize } from '../../../model/room/camera.ts'

/** The photo as it lies on the screen. */
export interface Space {
  photo: PhotoSize
  /** its address */
  url: string
  /** pixels of the photo for one of the screen */
  unit: number
}
