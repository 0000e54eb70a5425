import { tourConfig } from '../../../config.ts'
import type { PictureShape } from '../../../model/camera/perspective.ts'
import type { Room, ViewDirection } from '../../../model/document/tour-document.ts'
import type { PageMedia } from '../../../model/export/page-data.ts'
import { type GPano, gpanoOfVideo } from '../../../model/picture/gpano.ts'
import { initialDirectionOf, placementOf } from '../../../model/picture/placement.ts'
import { cutImage } from '../../decode/decode-image.ts'
import { tileSource } from '../../decode/tile-source.ts'
import { createPicture, type GlPicture } from '../../gl/gl-picture.ts'
import { putTiles, wholeTile } from '../../gl/put-tiles.ts'
import { watchFrames } from '../../scene/watch-frames.ts'
import { bitmapOf, playerOf } from './load-media.ts'

/** A room on the graphics card. */
export type OpenRoom = {
  room: Room
  seen: PictureShape
  gpano: GPano | undefined
  /** how one looks on arriving by no link */
  home: ViewDirection
  picture: GlPicture
  player: HTMLVideoElement | undefined
  free(): void
}

/**
 * Decodes a room's media and puts it on the graphics card.
 * @param onFrame  called when a video shows another frame
 * @throws DOMException or Error where this browser cannot
 */
export async function openRoom(
  gl: WebGL2RenderingContext,
  room: Room,
  blob: Blob,
  about: PageMedia,
  onFrame: () => void,
): Promise<OpenRoom> {
  const opened = await (room.sort === 'image'
    ? openPicture(gl, room, blob, about)
    : openPlayer(gl, room, blob, about, onFrame))
  const { projection, level } = room
  const { gpano, picture } = opened
  const seen = { projection, level, size: picture.size }
  return { ...opened, room, seen, home: homeLook(room, seen, gpano) }
}

type Opened = Pick<OpenRoom, 'gpano' | 'picture' | 'player' | 'free'>

async function openPicture(
  gl: WebGL2RenderingContext,
  { projection }: Room,
  blob: Blob,
  about: PageMedia,
): Promise<Opened> {
  const gpano = about.gpano ?? undefined
  const limit = Math.min(tourConfig.tiles.max, gl.getParameter(gl.MAX_TEXTURE_SIZE))
  const image = cutImage(await bitmapOf(blob), gpano, limit)
  const source = tileSource(image)
  const picture = createPicture(gl, image, projection)
  const free = () => picture.free()
  try {
    await putTiles(picture, source)
  } catch (error) {
    free()
    throw error
  }
  return { gpano, picture, player: undefined, free }
}

async function openPlayer(
  gl: WebGL2RenderingContext,
  { projection }: Room,
  blob: Blob,
  about: PageMedia,
  onFrame: () => void,
): Promise<Opened> {
  const { player, close } = await playerOf(blob)
  const size = { width: player.videoWidth, height: player.videoHeight }
  const gpano = about.spherical ? gpanoOfVideo(about.spherical, size) : undefined
  const picture = createPicture(gl, { size, gpano }, projection)
  const end = () => {
    close()
    picture.free()
  }
  try {
    picture.add(wholeTile(size), player)
  } catch (error) {
    end()
    throw error
  }
  const unwatch = watchFrames(player, () => {
    picture.refresh(player)
    onFrame()
  })
  const free = () => {
    unwatch()
    end()
  }
  return { gpano, picture, player, free }
}

function homeLook(
  { look }: Room,
  { projection, size }: PictureShape,
  gpano: GPano | undefined,
): ViewDirection {
  const zoom = tourConfig.zoom.home
  if (look) return look
  if (projection === 'flat') return { yaw: 0, pitch: 0, zoom }
  return { ...initialDirectionOf(placementOf(size, gpano), gpano), zoom }
}
