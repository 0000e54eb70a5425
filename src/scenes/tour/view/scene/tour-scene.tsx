import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Color, type Group } from 'three'
import { objectKey } from '../../../../stage/object-key.ts'
import { Stage } from '../../../../stage/stage.tsx'
import type { TourCamera, TransitionView } from '../../model/camera/tour-camera.ts'
import type { Level } from '../../model/document/tour-document.ts'
import type { Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { Walking } from '../../model/tour.ts'
import type { View } from '../../model/view.ts'
import type { Walk } from '../../model/walk/walk.ts'
import { createWalkLayers } from '../walk/walk-layer.ts'
import { WalkRig } from '../walk/walk-rig.tsx'
import { CameraRig } from './camera-rig.tsx'
import { MediaLayer } from './media-layer.tsx'
import { ground } from './tile-material.ts'
import { tourCamera, tourContext, tourStage } from './tour-stage.ts'

export type TourSceneProps = {
  media: Media
  projection: Projection
  level: Level | null
  view: View
  cameraPose: TourCamera
  transition: TransitionView
  /** The step that the visitor takes to another room. */
  next: NextRoom | undefined
  onShare: (share: number) => void
  onError: (error: unknown) => void
}

/** How much of the picture that is entered is on the graphics card, and what is told of it. */
export type NextRoom = Pick<Walking, 'media' | 'walk'> & {
  onShare: (share: number) => void
  onError: (error: unknown) => void
  onArrive: () => void
}

/** The media in 3D: all that needs three.js. */
export function TourScene(props: TourSceneProps) {
  const { media, projection, level, view, cameraPose, next } = props
  const { onShare, onError } = props
  const holder = useRef<Group>(null)
  const walk = next?.walk
  const layers = useMemo(() => walk && createWalkLayers(walk), [walk])
  const [ready, setReady] = useState<Walk>()
  return (
    <Stage {...tourContext} name={tourStage} camera={tourCamera} className="absolute inset-0">
      <Backdrop />
      <group ref={holder}>
        {/* By keys: the one that is entered stays, with what it has on the graphics card, when it is the one shown. */}
        <MediaLayer
          key={objectKey(media)}
          media={media}
          isPresent
          walkLayer={layers?.from}
          {...{ view, projection, level, onShare, onError }}
        />
        {next && layers && (
          <MediaLayer
            key={objectKey(next.media)}
            media={next.media}
            projection="sphere"
            level={null}
            isPresent={false}
            walkLayer={layers.to}
            view={view}
            onShare={(share) => {
              setReady(share >= 1 ? next.walk : undefined)
              next.onShare(share)
            }}
            onError={next.onError}
          />
        )}
      </group>
      <CameraRig
        view={view}
        cameraPose={cameraPose}
        walk={walk}
        projection={projection}
        level={level}
        size={media.size}
        holder={holder}
      />
      {next && layers && (
        <WalkRig
          key={objectKey(next.media)}
          walk={next.walk}
          layers={layers}
          view={view}
          transition={props.transition}
          isReady={ready === next.walk}
          onArrive={next.onArrive}
        />
      )}
    </Stage>
  )
}

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
