import { useEffect, useState } from 'react'
import type { PictureName } from '../../model/picture.ts'
import type { DeepPicture } from '../load-pictures.ts'
import { importPictureLoader } from './fetch-story.ts'

/**
 * The pictures of a story in depth, one after the other.
 * @param images  those of the page, one a chapter; asked for when the pictures are wanted
 * @param order  in which they come, where not as they stand
 * @returns of each chapter; undefined where it is still to come, and where its own picture has to do
 */
export function useDeepPictures(
  names: readonly PictureName[],
  images: () => readonly (HTMLImageElement | null | undefined)[],
  isWanted: boolean,
  order: readonly number[] = [...names.keys()],
): readonly (DeepPicture | undefined)[] {
  const [pictures, setPictures] = useState<readonly (DeepPicture | undefined)[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story keeps its pictures
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const loaded = new Map<PictureName, DeepPicture | undefined>()
    const load = async () => {
      const { loadDeepPicture } = await importPictureLoader()
      const pageImages = images()
      for (const chapter of order) {
        const [name, image] = [names[chapter], pageImages[chapter]]
        if (!isHere || !name || !image) return
        if (!loaded.has(name)) {
          // Without it the chapter's own picture is seen through the canvas.
          const picture = await loadDeepPicture(name, image).catch(() => undefined)
          if (!isHere) return picture?.image.close()
          loaded.set(name, picture)
        }
        setPictures((now) => Object.assign([...now], { [chapter]: loaded.get(name) }))
      }
    }
    load().catch(() => {})
    return () => {
      isHere = false
      for (const picture of loaded.values()) picture?.image.close()
    }
  }, [isWanted])
  return pictures
}
