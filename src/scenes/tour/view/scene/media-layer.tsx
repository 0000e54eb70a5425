import { type RootState, useFrame, useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef, useState } from 'react'
import { type PerspectiveCamera, Texture } from 'three'
import { tourConfig } from '../../config.ts'
import { createCamera } from '../../model/camera/tour-camera.ts'
import type { Level } from '../../model/document/tour-document.ts'
import type { Media, Picture } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { Rect } from '../../model/picture/tiles.ts'
import { visiblePart } from '../../model/picture/visible-part.ts'
import { type View, viewDirectionOf } from '../../model/view.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { TiledPicture, type WalkLayer } from './tiled-picture.ts'
import { plainTexture, uploadPicture } from './upload.ts'

type LayerProps = {
  /** Always the same: another one has a layer of its own. */
  media: Media
  projection: Projection
  /** What a picture round the visitor is turned by to be upright. */
  level: Level | null
  view: View
  /** The one that is shown; the other is entered. */
  isPresent: boolean
  /** How it is seen while the visitor walks from room to room. */
  walkLayer?: WalkLayer | undefined
  /** How much of the media is on the graphics card, 0…1. */
  onShare: (share: number) => void
  onError: (error: unknown) => void
}

/** Media of a room: a picture tile by tile as it arrives on the graphics card, or one texture whose pixels change. */
export function MediaLayer(props: LayerProps) {
  const { media, projection, walkLayer } = props
  const { gl: renderer, invalidate, advance, get } = useThree()
  const [picture] = useState(() => new TiledPicture(media, projection))
  // What a loading picture reads as it goes.
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    picture.show(projection, walkLayer)
    invalidate()
  }, [picture, projection, walkLayer, invalidate])

  useLayoutEffect(() => {
    let isGone = false
    const onShare = (share: number) => latest.current.onShare(share)
    const load = async (media: Picture) => {
      let isFirst = true
      const isBeside = !latest.current.isPresent
      await uploadPicture(picture, media, renderer, {
        isBeside,
        seen: isBeside ? undefined : () => partWorthFirst(latest.current, get()),
        isGone: () => isGone,
        onShare(share) {
          // What comes first is drawn now: an animation frame may be long in coming. A headset draws in its own alone.
          if (isFirst && !renderer.xr.isPresenting) advance(performance.now())
          else invalidate()
          isFirst = false
          onShare(share)
        },
      })
    }
    let unwatch: (() => void) | undefined
    if (media.sort === 'video') {
      unwatch = addVideoTexture(picture, media, invalidate)
      onShare(1)
    } else load(media).catch((error) => !isGone && latest.current.onError(error))
    return () => {
      isGone = true
      unwatch?.()
      picture.dispose()
    }
  }, [picture, media, renderer, invalidate, advance, get])

  const shownAt = useRef(-1)
  useFrame(({ gl }) => {
    // The page, which tells of a video's frames, may have none itself while a headset has.
    if (media.sort !== 'video' || !gl.xr.isPresenting) return
    const { currentTime, readyState } = media.player
    if (currentTime === shownAt.current || readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    shownAt.current = currentTime
    picture.refresh()
  })

  return <primitive object={picture.group} dispose={null} />
}

/** What is looked at of a large picture, where that is so little of it that it pays to show it before the rest. */
function partWorthFirst(
  { media, projection, view, level }: LayerProps,
  { size: viewer, camera }: RootState,
): Rect | undefined {
  const { width, height } = media.size
  if (projection !== 'sphere' || width * height <= tourConfig.tiles.atOnce) return
  // The zoom that is shown may still be on its way to the one that was chosen.
  const fov = Math.max(fieldOfView(view.zoom), (camera as PerspectiveCamera).fov)
  const look = { ...createCamera(), fov, viewDirection: viewDirectionOf(view), roll: view.roll }
  const part = visiblePart(media, { ...look, width: viewer.width, height: viewer.height }, level)
  return part && part.width * part.height * 2 <= width * height ? part : undefined
}

/**
 * Puts a video into a picture. It has no mipmaps, which would be made anew for every frame, and is no VideoTexture, which
 * would watch the frames a second time.
 * @returns stops showing its frames
 */
export function addVideoTexture(
  picture: TiledPicture,
  { player, size }: Extract<Media, { sort: 'video' }>,
  onFrame: () => void,
): () => void {
  const whole = { x: 0, y: 0, ...size }
  picture.add(plainTexture(new Texture(player)), whole, whole)
  return watchFrames(player, () => {
    picture.refresh()
    onFrame()
  })
}

/**
 * Calls back for every new frame a player shows, and never while it stands still.
 * @returns stops watching
 */
function watchFrames(player: HTMLVideoElement, onFrame: () => void): () => void {
  let request = 0
  const watch = () => {
    request = player.requestVideoFrameCallback(() => {
      onFrame()
      watch()
    })
  }
  watch()
  for (const event of startEvents) player.addEventListener(event, onFrame)
  onFrame()
  return () => {
    for (const event of startEvents) player.removeEventListener(event, onFrame)
    player.cancelVideoFrameCallback(request)
  }
}

const startEvents = ['play', 'seeked']
