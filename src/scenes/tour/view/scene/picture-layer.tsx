import { type RootState, useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PerspectiveCamera } from 'three'
import { fullDpr } from '../../../../stage/webgl-context.ts'
import { tourConfig } from '../../config.ts'
import type { Picture } from '../../model/picture/media.ts'
import { coversSphere, placementOf } from '../../model/picture/placement.ts'
import { needsMipmaps, type PlacedPicture } from '../../model/picture/tile-geometry.ts'
import type { Rect } from '../../model/picture/tiles.ts'
import { visiblePart } from '../../model/picture/visible-part.ts'
import { viewDirectionOf } from '../../model/view.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { useZoom } from '../viewer/use-view.ts'
import { type LayerProps, useShape } from './media-layer.ts'
import { TiledPicture } from './tiled-picture.ts'
import { uploadTiles } from './upload.ts'

/** A photo or panorama, tile by tile as it arrives. */
export function PictureLayer(props: LayerProps<Picture>) {
  const { media, projection, isPresent } = props
  const renderer = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)
  const advance = useThree((state) => state.advance)
  const get = useThree((state) => state.get)
  const [picture, setPicture] = useState<TiledPicture>()
  const [complete, setComplete] = useState<TiledPicture>()
  const isFine = useFineness(props) || props.hasMipmaps === true
  // What a loading picture reads as it goes; only another picture starts another load.
  const latest = useRef({ ...props, isFine })
  latest.current = { ...props, isFine }

  useLayoutEffect(() => {
    let gone = false
    const made = new TiledPicture(media, latest.current.projection, latest.current.backdrop)
    if (latest.current.isFine) made.mipmap(renderer)
    made.walk(latest.current.transitionLayer, !latest.current.isPresent)
    const load = async () => {
      const source = await media.tiles()
      let isFirst = true
      const onShare = (share: number) => {
        // A picture that is whole is drawn now: an animation frame may be long in coming. A headset draws in its own
        // alone.
        if (source.count === 1 && isFirst && !renderer.xr.isPresenting) advance(performance.now())
        else invalidate()
        isFirst = false
        latest.current.onShare(share)
      }
      const isBeside = !latest.current.isPresent
      const seen = isBeside ? undefined : () => partWorthFirst(latest.current, get())
      await uploadTiles(made, source, renderer, { isBeside, seen, onShare, isGone: () => gone })
      if (!gone) setComplete(made)
    }
    setPicture(made)
    load().catch((error) => !gone && latest.current.onError(error))
    return () => {
      gone = true
      made.dispose()
    }
  }, [media, renderer, invalidate, advance, get])

  useLayoutEffect(() => {
    // Once made they stay: taking them away again would change a picture at rest.
    if (isFine) picture?.mipmap(renderer)
    invalidate()
  }, [picture, isFine, renderer, invalidate])
  useShape(picture, props)

  useLayoutEffect(() => {
    if (!isPresent) return
    // Where the picture is everywhere, clearing before it is drawn is wasted.
    const isAll = complete !== undefined && complete === picture && projection === 'sphere'
    renderer.autoClear = !(isAll && coversSphere(placementOf(media.size, media.gpano)))
    return () => {
      renderer.autoClear = true
    }
  }, [renderer, media, picture, complete, projection, isPresent])

  return picture ? <primitive object={picture.group} dispose={null} /> : null
}

/** What is looked at of a large picture, where that is so little of it that it pays to show it before the rest. */
function partWorthFirst(
  { media, projection, view, level }: LayerProps<Picture>,
  { size: viewer, camera }: RootState,
): Rect | undefined {
  const { width, height } = media.size
  if (projection !== 'sphere' || width * height <= tourConfig.tiles.atOnce) return
  const part = visiblePart(media, {
    viewDirection: viewDirectionOf(view),
    roll: view.roll,
    // The zoom that is shown may still be on its way to the one that was chosen.
    fov: Math.max(fieldOfView(view.zoom), (camera as PerspectiveCamera).fov),
    aspect: viewer.width / viewer.height,
    level,
  })
  return part && part.width * part.height * 2 <= width * height ? part : undefined
}

/**
 * Whether a picture needs mipmaps at the chosen zoom, in the viewer as large as it is. The full
 * sharpness of the screen counts, not what a slow device draws while it moves.
 */
function useFineness({ media, projection, view }: LayerProps<PlacedPicture>): boolean {
  const { width, height } = useThree((state) => state.size)
  const zoom = useZoom(view)
  const dpr = fullDpr()
  const viewer = { width: width * dpr, height: height * dpr }
  return needsMipmaps({ size: media.size, gpano: media.gpano, projection, viewer, zoom })
}
