import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Color, Group, LinearSRGBColorSpace } from 'three'
import { Stage } from '../../../../stage/stage.tsx'
import type { Media } from '../../model/media.ts'
import type { Motion } from '../../model/motion.ts'
import type { Projection } from '../../model/placement.ts'
import type { View } from '../../model/view.ts'
import { CameraRig } from './camera-rig.tsx'
import { ClipLayer } from './clip-layer.tsx'
import { PictureLayer } from './picture-layer.tsx'
import { tourCamera, tourContext, tourStage } from './tour-stage.ts'

export type TourSceneProps = {
  media: Media
  projection: Projection
  view: View
  motion: Motion
  onShare: (share: number) => void
  onError: (error: unknown) => void
  onInterrupted: (interrupted: boolean) => void
}

/** The media in 3D: all that needs three.js. */
export function TourScene(props: TourSceneProps) {
  const { media, projection, view, motion, onInterrupted, ...report } = props
  const holder = useMemo(() => new Group(), [])
  const layer = { projection, view, backdrop, ...report }
  return (
    <Stage
      {...tourContext}
      name={tourStage}
      elements={{}}
      camera={tourCamera}
      className="absolute inset-0"
      onInterrupted={onInterrupted}
    >
      <Backdrop />
      <CameraRig
        view={view}
        motion={motion}
        projection={projection}
        size={media.size}
        holder={holder}
      />
      <primitive object={holder}>
        {media.sort === 'image' ? (
          <PictureLayer media={media} {...layer} />
        ) : (
          <ClipLayer media={media} {...layer} />
        )}
      </primitive>
    </Stage>
  )
}

/** The viewer's own ground, the same in the light and the dark theme: pictures are judged on it. */
const ground = 0x0e1116
// The shader passes sRGB as it is; the renderer converts what it clears with.
const backdrop = new Color().setHex(ground, LinearSRGBColorSpace)
const clearColor = new Color(ground)

function Backdrop() {
  const renderer = useThree((state) => state.gl)
  useEffect(() => {
    renderer.setClearColor(clearColor, 1)
    // Tiles lie beside each other: their order does not matter.
    renderer.sortObjects = false
  }, [renderer])
  return null
}
