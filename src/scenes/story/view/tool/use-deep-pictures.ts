import { useEffect, useRef, useState } from 'react'
import { mayFetchAhead } from '../../../../ui/may-fetch-ahead.ts'
import { whenIdle } from '../../../../ui/when-idle.ts'
import type { PictureName } from '../../model/picture.ts'
import type { DeepPicture } from '../load-pictures.ts'
import { importPictureLoader } from './fetch-story.ts'

/**
 * The pictures of a story in depth: the first at once, the others in idle moments; then larger files of those that are drawn
 * larger.
 * @param images  those of the page, one a chapter; asked for when the pictures are wanted
 * @param order  in which they come, where not as they stand
 * @param sharpCount  for how many of them, in their order, larger files are fetched
 * @returns of each chapter; undefined where it is still to come, and where its own picture has to do
 */
export function useDeepPictures(
  names: readonly PictureName[],
  images: () => readonly (HTMLImageElement | null | undefined)[],
  isWanted: boolean,
  order: readonly number[] = [...names.keys()],
  sharpCount = 0,
): readonly (DeepPicture | undefined)[] {
  const [pictures, setPictures] = useState<readonly (DeepPicture | undefined)[]>([])
  const [isLoaded, setLoaded] = useState(false)
  const cache = useRef(createCache())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story keeps its pictures
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const loaded = new Map<PictureName, DeepPicture | undefined>()
    const load = async () => {
      const { loadDeepPicture } = await importPictureLoader()
      const pageImages = images()
      const show = () => setPictures(names.map((name) => loaded.get(name)))
      for (const chapter of order) {
        // Only the first is seen.
        if (loaded.size > 0) await whenIdle()
        if (!isHere) return
        const [name, image] = [names[chapter], pageImages[chapter]]
        if (!name || !image || loaded.has(name)) continue
        // Without it the chapter's own picture is seen through the canvas.
        const picture = await loadDeepPicture(name, image).catch(() => undefined)
        if (!isHere) return picture?.image.close()
        loaded.set(name, picture)
        if (picture) cache.current.bitmaps.push(picture.image)
        if (loaded.size <= 2) show()
      }
      // The others at once, since each would draw a frame in which nothing changes.
      show()
      setLoaded(true)
    }
    load().catch(() => {})
    return () => {
      isHere = false
      for (const bitmap of cache.current.bitmaps) bitmap.close()
      cache.current = createCache()
    }
  }, [isWanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story keeps its pictures
  useEffect(() => {
    if (!isLoaded || sharpCount === 0 || !mayFetchAhead()) return
    let isHere = true
    const { bitmaps, sharpened } = cache.current
    const sharpen = async () => {
      const { loadSharpImage } = await importPictureLoader()
      const pageImages = images()
      for (const chapter of order.slice(0, sharpCount)) {
        await whenIdle()
        const [name, pageImage] = [names[chapter], pageImages[chapter]]
        if (!isHere || !name || !pageImage) return
        if (sharpened.has(name)) continue
        sharpened.add(name)
        // Where it cannot be fetched, that of the page stays.
        const image = await loadSharpImage(pageImage).catch(() => null)
        if (!image) continue
        if (cache.current.bitmaps !== bitmaps) return image.close()
        bitmaps.push(image)
        setPictures((now) =>
          now.map((picture, at) =>
            picture && names[at] === name ? { ...picture, image } : picture,
          ),
        )
      }
    }
    sharpen().catch(() => {})
    return () => {
      isHere = false
    }
  }, [isLoaded, sharpCount])
  return pictures
}

/** What one visit has decoded, and which pictures it has asked for in a larger size. */
const createCache = () => ({ bitmaps: [] as ImageBitmap[], sharpened: new Set<PictureName>() })
