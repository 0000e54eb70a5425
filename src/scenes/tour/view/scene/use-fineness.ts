import { useThree } from '@react-three/fiber'
import { useSyncExternalStore } from 'react'
import { fullDpr } from '../../../../stage/webgl-context.ts'
import { needsMipmaps, type PlacedPicture } from '../../model/picture/tile-geometry.ts'
import { subscribeZoom } from '../../model/view.ts'
import type { LayerProps } from './layer-props.ts'

/**
 * Whether a picture needs mipmaps at the chosen zoom, in the viewer as large as it is. The full
 * sharpness of the screen counts, not what a slow device draws while it moves.
 */
export function useFineness({ media, projection, view }: LayerProps<PlacedPicture>): boolean {
  const { width, height } = useThree((state) => state.size)
  const zoom = useSyncExternalStore(
    (listener) => subscribeZoom(view, listener),
    () => view.zoom,
  )
  const dpr = fullDpr()
  const viewer = { width: width * dpr, height: height * dpr }
  return needsMipmaps({ size: media.size, gpano: media.gpano, projection, viewer, zoom })
}
