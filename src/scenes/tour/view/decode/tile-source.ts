import type { DecodedTile, TileSource } from '../../model/picture/media.ts'
import type { DecodedImage } from './decode-image.ts'

/** Tiles cut ahead of the one being uploaded: enough to keep both sides busy, little memory. */
const ahead = 2

/** Hands out the tiles of a picture, cutting a few ahead, and frees the whole after the last. */
export function tileSource(image: DecodedImage): TileSource {
  const { tiles } = image
  const cut: Promise<DecodedTile>[] = []
  let asked = 0
  let given = 0
  let closed = false

  const prepare = () => {
    for (; asked < tiles.length && asked - given < ahead; asked++) {
      const tile = tiles[asked]
      if (!tile) continue
      const next = image.cut(asked).then((bitmap) => ({ tile, bitmap }))
      // Awaited later, or never when the source is closed meanwhile.
      next.catch(() => {})
      cut.push(next)
    }
  }
  prepare()

  const close = () => {
    if (closed) return
    closed = true
    for (const waiting of cut.splice(0))
      waiting.then(({ bitmap }) => bitmap.close()).catch(() => {})
    image.close()
  }

  return {
    count: tiles.length,
    close,
    async next() {
      const tile = await cut.shift()
      if (closed) {
        tile?.bitmap.close()
        return undefined
      }
      given += 1
      prepare()
      if (given >= tiles.length) close()
      return tile
    },
  }
}
