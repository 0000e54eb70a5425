import type { Pixel } from '../../../model/room/camera.ts'
import { useFormats } from '../formats.ts'
import type { Space } from './space.ts'

/** Says where a place of the photo is, in percent of its sides. */
export function useWhere({ photo }: Space) {
  const { t, number } = useFormats()
  return (at: Pixel) => ({
    value: t('handleAt', {
      x: number((100 * at.x) / photo.width, 1),
      y: number((100 * at.y) / photo.height, 1),
    }),
    now: (100 * at.x) / photo.width,
  })
}
