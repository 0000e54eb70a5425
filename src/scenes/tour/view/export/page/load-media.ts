import { bitmapOptions, decodeByElement } from '../../decode/decode-by-element.ts'

/** @throws DOMException or EncodingError where this browser cannot decode it */
export const bitmapOf = (blob: Blob): Promise<ImageBitmap> =>
  createImageBitmap(blob, bitmapOptions).catch(() => decodeByElement(blob))

/**
 * A player outside the page, muted and looping, that has its first frame.
 * @throws MediaError or Error where this browser cannot play it
 */
export async function playerOf(blob: Blob) {
  const address = URL.createObjectURL(blob)
  const player = document.createElement('video')
  player.muted = true
  player.loop = true
  player.playsInline = true
  player.preload = 'auto'
  const close = () => {
    player.pause()
    player.removeAttribute('src')
    player.load()
    URL.revokeObjectURL(address)
  }
  try {
    await new Promise<void>((resolve, reject) => {
      player.onerror = () => reject(player.error)
      player.onloadeddata = () =>
        player.videoWidth > 0 ? resolve() : reject(new Error('No picture'))
      player.src = address
    })
  } catch (error) {
    close()
    throw error
  }
  return { player, close }
}
