import { useFrame } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { BoxGeometry, type BufferGeometry, EdgesGeometry, type PerspectiveCamera } from 'three'
import { motionAllowed } from '../../../stage/flags.ts'
import { elapsedMs, useDrawn, useFrameOnChange } from '../../../stage/frame.ts'
import { positionsGeometry } from '../../../stage/geometry.ts'
import { Stage } from '../../../stage/stage.tsx'
import { chapters, freeFloor, storyConfig } from '../config.ts'
import { featuresOf } from '../model/features.ts'
import { pictureCamera } from '../model/picture.ts'
import { floor, sofaBox } from '../model/room.ts'
import { follow, type Story, sceneAt, stagesAt, type View } from '../model/story.ts'
import { Furniture } from './furniture.tsx'
import type { DeepPicture } from './load-pictures.ts'
import { applyCamera, cameraOf } from './off-axis-camera.ts'
import { PictureMesh } from './picture-mesh.tsx'

export interface StorySceneProps {
  story: Story
  /** Of the chapters, in their order; undefined where one is still to come. */
  pictures: readonly (DeepPicture | undefined)[]
  /** Called when the first picture is on the screen. */
  onDrawn: () => void
}

// What it sees is set for each frame.
const camera = { fov: 90, near: 0.2, far: 20 }

/** The pictures of the story in depth, seen by one camera. */
export function StoryScene({ story, pictures, onDrawn }: StorySceneProps) {
  const view = useRef<View>({
    ...{ at: story.at, pointer: { x: 0, y: 0 }, crop: story.crop, touched: 0 },
  })
  const [isReady, setReady] = useState(false)
  const hasGround = !!pictures[storyConfig.stagesAt]
  useEffect(() => {
    story.isFurnitureReady = isReady && hasGround
    return () => {
      story.isFurnitureReady = false
    }
  }, [story, isReady, hasGround])
  return (
    <Stage name="story" shadows camera={camera}>
      <Follow {...{ story, view }} />
      {chapters.map(({ id }, chapter) => {
        const picture = pictures[chapter]
        return (
          picture && (
            <PictureMesh key={id} {...{ view, chapter, picture }}>
              {chapter === storyConfig.stagesAt && <Stages {...{ view, picture }} />}
            </PictureMesh>
          )
        )
      })}
      <Furniture {...{ story, view }} onReady={setReady} />
      <Drawn onDrawn={onDrawn} />
    </Stage>
  )
}

/** Lets the view follow the visitor, whose pointer it reaches smoothly; then nothing is drawn. */
function Follow({ story, view }: { story: Story; view: RefObject<View> }) {
  useFrameOnChange(story)
  useFrame(({ camera, invalidate }, delta) => {
    if (follow(view.current, story, motionAllowed() ? elapsedMs(delta) : Number.POSITIVE_INFINITY))
      invalidate()
    applyCamera(camera as PerspectiveCamera, cameraOf(sceneAt(view.current.at).from, view.current))
  }, -2)
  return null
}

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useDrawn(true, onDrawn)
  return null
}

/** What a device sees on the way: points that it holds on to, the free floor, the outline of the sofa to come. */
function Stages({ view, picture }: { view: RefObject<View>; picture: DeepPicture }) {
  const features = useMemo(
    () => positionsGeometry(featuresOf(picture.depth, pictureCamera('hero-living-room-empty'))),
    [picture],
  )
  const grid = useMemo(() => positionsGeometry(floorGrid()), [])
  const edges = useMemo(() => new EdgesGeometry(new BoxGeometry(...sofaBox.size)), [])
  useFrame(() => {
    const now = stagesAt(view.current.at)
    drawShare(features, now.points)
    drawShare(grid, now.floor)
    drawShare(edges, now.outline, 2)
  })
  return (
    <>
      <points geometry={grid} renderOrder={2}>
        <pointsMaterial {...dots} color={0x3f63ff} size={5} />
      </points>
      <points geometry={features} renderOrder={2}>
        <pointsMaterial {...dots} color={0xe0561f} size={7} />
      </points>
      <lineSegments geometry={edges} position={sofaBox.middle} renderOrder={2}>
        <lineBasicMaterial color={0xffffff} depthTest={false} transparent />
      </lineSegments>
    </>
  )
}

/** Pixels, not meters, and over all that is there: it is a drawing. */
const dots = { sizeAttenuation: false, depthTest: false, transparent: true } as const

function floorGrid(): number[] {
  const { left, right, near, far, step } = freeFloor
  const places: number[] = []
  for (let z = near; z >= far; z -= step)
    for (let x = left; x <= right; x += step) places.push(x, floor, z)
  return places
}

/** Draws a share of a geometry, in whole pieces. */
function drawShare(geometry: BufferGeometry, share: number, piece = 1): void {
  const { count } = geometry.getAttribute('position')
  geometry.setDrawRange(0, Math.round((count * share) / piece) * piece)
}
