import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Group, PerspectiveCamera } from 'three'
import { useSnapshot } from 'valtio'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { elapsedMs } from '../../../../stage/frame.ts'
import { objectKey } from '../../../../stage/object-key.ts'
import { Stage } from '../../../../stage/stage.tsx'
import { recordFrame, showWalkStep } from '../../model/camera/tour-camera.ts'
import type { Level } from '../../model/document/tour-document.ts'
import { faultOf } from '../../model/fault.ts'
import { stepInertia } from '../../model/inertia.ts'
import type { Projection } from '../../model/picture/placement.ts'
import {
  cancelWalk,
  endOpening,
  reportNextRoomUpload,
  reportOpeningStep,
  setFault,
  type Tour,
} from '../../model/tour.ts'
import { subscribeView, viewDirectionOf } from '../../model/view.ts'
import { type Walk, walkAt, walkDuration } from '../../model/walk/walk.ts'
import { easeZoom, fieldOfView } from '../../model/zoom.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { finishWalk } from '../rooms/walk-along.ts'
import { createWalkLayers, placeLayers, type WalkLayers } from '../walk/walk-layer.ts'
import { MediaLayer } from './media-layer.tsx'
import { hangPicture, uprightMatrix, viewRotation } from './place-picture.ts'
import { viewerBackground } from './tile-material.ts'
import { tourCameraSettings, tourContextOptions, tourStageName } from './tour-stage.ts'

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
    <Stage {...tourContextOptions} name={tourStageName} camera={tourCameraSettings}>
      <Backdrop />
      <group ref={holder}>
        {/* By keys: the one that is entered stays, with what it has on the graphics card, when it is the one shown. */}
        <MediaLayer
          key={objectKey(media)}
          {...{ media, view, projection, level }}
          isPresent
          walkLayer={layers?.from}
          onShare={(share) =>
            share < 1 ? reportOpeningStep(tour, 'Uploading', share) : endOpening(tour)
          }
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
              reportNextRoomUpload(tour, share)
            }}
            onError={(error) => {
              cancelWalk(tour)
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

function Backdrop() {
  const renderer = useThree((state) => state.gl)
  useEffect(() => {
    renderer.setClearColor(viewerBackground, 1)
    // Tiles lie beside each other: their order does not matter.
    renderer.sortObjects = false
  }, [renderer])
  return null
}

type CameraRigProps = {
  /** Its camera is told what each frame shows. */
  tour: Tour
  projection: Projection
  /** What a picture round the visitor is turned by to be upright. */
  level: Level | null
  size: Size
  /** Holds the media: a flat picture is turned, inside a sphere the camera is. */
  holder: RefObject<Group | null>
}

/** The same throughout a frame of the page, ms. */
const frameTime = () => Number(document.timeline?.currentTime ?? -1)

/** A flat picture is turned, and its camera looks straight ahead. */
const ahead = { yaw: 0, pitch: 0 }

/** Puts the view on the screen, each time it changes, while nobody walks. */
function CameraRig({ tour, projection, level, size, holder }: CameraRigProps) {
  const { view, camera: cameraPose } = tour
  const { gl, scene, camera, advance, invalidate } = useThree()
  const shownZoom = useRef(view.zoom)
  const drawnAt = useRef(-1)
  const isMoving = useRef(false)

  useEffect(() => {
    // A pointer moves once a frame, just before it: drawing right there costs less than asking for the frame.
    const draw = () => {
      const isDrawn = gl.xr.isPresenting || drawnAt.current === frameTime()
      if (!isDrawn) advance(frameTime())
      // Fiber forgets a next frame that is asked for in one drawn like this.
      if (isDrawn || isMoving.current) invalidate()
    }
    return subscribeView(view, draw)
  }, [view, gl, advance, invalidate])

  useLayoutEffect(() => {
    // The rig moves what moves: the renderer need not look for it in every frame.
    scene.matrixWorldAutoUpdate = false
    const held = holder.current
    if (projection === 'sphere') {
      if (level) held?.setRotationFromMatrix(uprightMatrix(level))
      held?.updateMatrixWorld(true)
    }
    invalidate()
    return () => {
      // On a walk each picture is turned for itself.
      held?.rotation.set(0, 0, 0)
      held?.scale.set(1, 1, 1)
      held?.position.set(0, 0, 0)
      camera.rotation.set(0, 0, 0)
    }
  }, [scene, camera, holder, projection, level, invalidate])

  useFrame((state, delta) => {
    const elapsed = elapsedMs(delta)
    drawnAt.current = frameTime()
    const isGliding = stepInertia(view, elapsed)
    const eased = easeZoom(shownZoom.current, view.zoom, elapsed, motionAllowed)
    isMoving.current = isGliding || eased !== view.zoom
    if (isMoving.current) invalidate()
    shownZoom.current = eased

    const camera = state.camera as PerspectiveCamera
    const fov = fieldOfView(eased)
    if (camera.fov !== fov) {
      camera.fov = fov
      camera.updateProjectionMatrix()
    }
    if (projection === 'sphere') {
      const look = viewDirectionOf(view)
      const { roll } = view
      camera.rotation.copy(viewRotation(look, roll))
      recordFrame(cameraPose, state.size, fov, look, roll)
      return
    }
    const held = holder.current
    if (!held) return
    const turn = { x: radians(view.rotationX), y: radians(view.rotationY) }
    const picture = hangPicture(held, size, turn, state.size.width / state.size.height)
    held.updateMatrixWorld()
    recordFrame(cameraPose, state.size, fov, ahead, 0, picture)
  })
  return null
}

type WalkRigProps = {
  walk: Walk
  layers: WalkLayers
  /** Its camera is told what each frame shows; of its view only the tilt of a device counts. */
  tour: Tour
  /** Whether the picture that is entered is there, whole; until then one only turns to the doorway. */
  isReady: boolean
  onArrive: () => void
}

/** A device that draws slower than this sees the step slower, not less of it; ms. */
const longest = 250

/** Moves the visitor from room to room, each frame as `walkAt` says, and tells when they are there. */
function WalkRig({ walk, layers, tour, isReady, onArrive }: WalkRigProps) {
  const invalidate = useThree((state) => state.invalidate)
  const time = useRef({ spent: 0, at: 0, isOver: false })

  useEffect(() => {
    if (isReady) time.current.at = 0
    invalidate()
  }, [isReady, invalidate])

  // Also where it is given up on the way.
  useEffect(() => () => showWalkStep(tour.camera, null), [tour])
  useEffect(() => subscribeView(tour.view, invalidate), [tour, invalidate])

  useFrame((state) => {
    const own = time.current
    const now = performance.now()
    // The first frame has no past, nor has the first one after a rest.
    const elapsed = own.at === 0 ? 0 : Math.min(now - own.at, longest)
    own.at = now
    const whole = walkDuration(walk)
    const end = isReady ? whole : walk.time.turn
    own.spent = Math.max(own.spent, Math.min(end, own.spent + elapsed))
    const frame = walkAt(walk, own.spent / whole)
    const { viewDirection, fromOffset } = frame
    // The pictures move round the camera, each by itself.
    const camera = state.camera as PerspectiveCamera
    camera.rotation.set(0, 0, 0)
    camera.fov = fieldOfView(viewDirection.zoom)
    camera.updateProjectionMatrix()
    placeLayers(layers, frame, tour.view)
    showWalkStep(tour.camera, { offset: [fromOffset[0], fromOffset[2]], viewDirection })
    if (own.spent < end) return invalidate()
    if (!isReady || own.isOver) return
    own.isOver = true
    onArrive()
  })
  return null
}
