import { type DecodedInfo, type DecodeJob, decodeImage, RefusedError } from './decode-image.ts'

/**
 * What a job is answered by; `picture` is asked for a tile that is not among the `first` by its number, and freed by
 * null.
 */
export type Decoded = DecodedInfo & { first: ImageBitmap[]; picture: MessagePort }

/** Else something went wrong on the way. */
export type Failed = { isRefused: boolean }

/** A usual panorama is two tiles: both arrive with the news, and are on the card before a repaint. */
const sentAtOnce = 2

self.onmessage = ({ data, ports: [port] }: MessageEvent<DecodeJob>) => {
  decode(data).then(
    (decoded) => port?.postMessage(decoded, [decoded.picture, ...decoded.first]),
    (error) => port?.postMessage({ isRefused: error instanceof RefusedError } satisfies Failed),
  )
}

async function decode(job: DecodeJob): Promise<Decoded> {
  const { size, gpano, tiles, cut, close } = await decodeImage(job)
  const first = await Promise.all(tiles.slice(0, sentAtOnce).map((_, index) => cut(index))).catch(
    (error) => {
      // One that was decoded and cannot be cut is not held until somebody collects it.
      close()
      throw error
    },
  )
  const { port1, port2: picture } = new MessageChannel()
  port1.onmessage = ({ data: index, ports: [port] }: MessageEvent<number | null>) => {
    if (index !== null)
      return cut(index).then(
        (bitmap) => port?.postMessage(bitmap, [bitmap]),
        () => port?.postMessage(null),
      )
    close()
    port1.close()
  }
  return { size, gpano, tiles, first, picture }
}
