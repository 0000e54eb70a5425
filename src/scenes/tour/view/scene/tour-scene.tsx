import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Color, type Group } from 'three'
import { useSnapshot } from 'valtio'
import { objectKey } from '../../../../stage/object-key.ts'
import { Stage } from '../../../../stage/stage.tsx'
import { faultOf } from '../../model/fault.ts'
import { endOpening, endWalk, reportStep, reportWalk, setFault } from '../../model/tour.ts'
import type { Walk } from '../../model/walk/walk.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { finishWalk } from '../rooms/walk-along.ts'
import { createWalkLayers } from '../walk/walk-layer.ts'
import { WalkRig } from '../walk/walk-rig.tsx'
import { CameraRig } from './camera-rig.tsx'
import { MediaLayer } from './media-layer.tsx'
import { ground } from './tile-material.ts'
import { tourCamera, tourContext, tourStage } from './tour-stage.ts'

/** The media of a tour in 3D, also while the visitor walks to another room: all that needs three.js. */
export function TourScene({ openTour }: { openTour: OpenTour }) {
  const { tour } = openTour
  const { projection, level } = useSnapshot(tour)
  useSnapshot(tour).media
  useSnapshot(tour).walking
  // The snapshot tells of a change; the media itself is no part of it.
  const { media, walking, view } = tour
  const holder = useRef<Group>(null)
  const walk = walking?.walk
  const layers = useMemo(() => walk && createWalkLayers(walk), [walk])
  const [ready, setReady] = useState<Walk>()
  if (!media) return null
  return (
    <Stage {...tourContext} name={tourStage} camera={tourCamera}>
      <Backdrop />
      <group ref={holder}>
        {/* By keys: the one that is entered stays, with what it has on the graphics card, when it is the one shown. */}
        <MediaLayer
          key={objectKey(media)}
          {...{ media, view, projection, level }}
          isPresent
          walkLayer={layers?.from}
          onShare={(share) => (share < 1 ? reportStep(tour, 'Uploading', share) : endOpening(tour))}
          onError={(error) => setFault(tour, faultOf(error, media.name))}
        />
        {walking && layers && (
          <MediaLayer
            key={objectKey(walking.media)}
            media={walking.media}
            projection="sphere"
            level={null}
            isPresent={false}
            walkLayer={layers.to}
            view={view}
            onShare={(share) => {
              setReady(share >= 1 ? walking.walk : undefined)
              reportWalk(tour, share)
            }}
            onError={(error) => {
              endWalk(tour)
              setFault(tour, faultOf(error, walking.media.name))
            }}
          />
        )}
      </group>
      {walking && layers ? (
        <WalkRig
          key={objectKey(walking.media)}
          walk={walking.walk}
          {...{ layers, tour }}
          isReady={ready === walking.walk}
          onArrive={() => finishWalk(openTour, walking.walk)}
        />
      ) : (
        <CameraRig {...{ tour, projection, level, holder }} size={media.size} />
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
