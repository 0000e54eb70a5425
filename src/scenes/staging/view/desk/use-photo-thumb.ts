import { useEffect, useEffectEvent, useState } from 'react'
import { createLimiter } from '../../model/queue/limiter.ts'

/** Decoded one after the other: thirty photos at once would fill the memory. */
const oneByOne = createLimiter(1)

const width = 240

/**
 * A small picture of a photo: its address, or nothing before it is there and where it cannot be decoded. It is made once,
 * wherever the photo is read from later.
 */
export function usePhotoThumb(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  // What it is read from when its turn comes: a blob that is held on to stays in memory.
  const small = useEffectEvent(() => smallPicture(file))
  useEffect(() => {
    const control = new AbortController()
    let made: string | undefined
    oneByOne(() => small(), control.signal).then(
      (blob) => {
        if (control.signal.aborted) return
        made = URL.createObjectURL(blob)
        setUrl(made)
        // What is wrong with it is said when it is staged.
      },
      () => {},
    )
    return () => {
      control.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [])
  return url
}

async function smallPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeQuality: 'medium',
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}
