import { type DecodedImage, decodeImage, RefusedError } from './decode-image.ts'
import type { Reply, Request } from './messages.ts'

const images = new Map<number, Promise<DecodedImage>>()
const send = (reply: Reply, transfer: Transferable[] = []) => self.postMessage(reply, { transfer })

/** A usual panorama is two tiles: both arrive with the news, and are on the card before a repaint. */
const sentAtOnce = 2

async function answer(request: Request) {
  const { id } = request
  if (request.ask === 'decode') {
    const image = decodeImage(request)
    images.set(id, image)
    const { size, gpano, tiles, cut } = await image
    const first = await Promise.all(tiles.slice(0, sentAtOnce).map((_, index) => cut(index)))
    return send({ id, what: 'decoded', size, gpano, tiles, first }, first)
  }
  const known = images.get(id)
  if (!known) return
  if (request.ask === 'close') {
    images.delete(id)
    return known.then((image) => image.close())
  }
  const bitmap = await (await known).cut(request.index)
  send({ id, what: 'tile', index: request.index, bitmap }, [bitmap])
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  answer(data).catch((error) => {
    const { id } = data
    // Closing a picture that failed needs no second complaint.
    if (data.ask === 'close') return
    send({ id, what: 'failed', isRefused: error instanceof RefusedError })
    const failed = images.get(id)
    images.delete(id)
    // One that was decoded and cannot be cut is not held until somebody collects it.
    failed?.then((image) => image.close()).catch(() => {})
  })
}
