import { useFrame, useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef, useState } from 'react'
import type { VideoMedia } from '../../model/picture/media.ts'
import { type LayerProps, useShape } from './media-layer.ts'
import { clipTexture } from './tile-texture.ts'
import { TiledPicture } from './tiled-picture.ts'

/** A video: one texture whose pixels change. */
export function ClipLayer(props: LayerProps<VideoMedia>) {
  const { media } = props
  const invalidate = useThree((state) => state.invalidate)
  const [picture, setPicture] = useState<TiledPicture>()
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const { width, height } = media.size
    const made = new TiledPicture(media, latest.current.projection, latest.current.backdrop)
    const texture = clipTexture(media.player)
    const whole = { x: 0, y: 0, width, height }
    made.add(texture, whole, whole)
    setPicture(made)
    latest.current.onShare(1)
    const unwatch = watchFrames(media.player, () => {
      texture.needsUpdate = true
      invalidate()
    })
    return () => {
      unwatch()
      made.dispose()
    }
  }, [media, invalidate])

  useShape(picture, props)

  const shownAt = useRef(-1)
  useFrame(({ gl }) => {
    const { currentTime, readyState } = media.player
    // The page, which tells of a video's frames, may have none itself while a headset has.
    if (!gl.xr.isPresenting || currentTime === shownAt.current) return
    if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    shownAt.current = currentTime
    picture?.refresh()
  })

  return picture ? <primitive object={picture.group} dispose={null} /> : null
}

/**
 * Calls back for every new frame a player shows, and never while it stands still; by animation
 * frames where the browser does not tell about video frames.
 * @returns stops watching
 */
function watchFrames(player: HTMLVideoElement, onFrame: () => void): () => void {
  const precise = Boolean('requestVideoFrameCallback' in player)
  let request = 0
  const tick = () => {
    onFrame()
    if (precise) request = player.requestVideoFrameCallback(tick)
    else if (!player.paused) request = requestAnimationFrame(tick)
  }
  const start = () => {
    if (precise) return onFrame()
    cancelAnimationFrame(request)
    tick()
  }
  if (precise) request = player.requestVideoFrameCallback(tick)
  for (const event of startEvents) player.addEventListener(event, start)
  start()
  return () => {
    for (const event of startEvents) player.removeEventListener(event, start)
    if (precise) player.cancelVideoFrameCallback(request)
    else cancelAnimationFrame(request)
  }
}

const startEvents = ['play', 'seeked']
