import { useEffect, useState } from 'react'
import { createLimiter } from '../../model/queue.ts'

/** Decoded one after another, since thirty photos at once would fill the memory. */
const oneByOne = createLimiter(1)

const width = 240

/** A small picture of a photo: its address, or nothing before it is there and where it cannot be decoded. */
export function usePhotoThumb(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const control = new AbortController()
    let made: string | undefined
    oneByOne(() => smallPicture(file), control.signal).then(
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
  }, [file])
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
