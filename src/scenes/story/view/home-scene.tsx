import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  EdgesGeometry,
  type Group,
  type LineBasicMaterial,
  SRGBColorSpace,
} from 'three'
import { positionsGeometry } from '../../../stage/geometry.ts'
import { freeFloor, storyConfig } from '../config.ts'
import { featuresOf } from '../model/features.ts'
import { pictureCamera } from '../model/picture.ts'
import { floor, sofaBox } from '../model/room.ts'
import { arStagesAt, type View } from '../model/story.ts'
import { Furniture } from './furniture.tsx'
import type { DeepPicture } from './load-pictures.ts'
import { Chapter } from './picture-mesh.tsx'
import { StoryScene, type StorySceneProps } from './story-scene.tsx'

/** The story of the home page: its first room can be furnished anew, its empty one shows the stages of AR. */
export function HomeScene(props: Omit<StorySceneProps, 'children' | 'shadows'>) {
  const { story, pictures } = props
  const [isReady, setReady] = useState(false)
  const ground = pictures[storyConfig.emptyRoom]
  useEffect(() => {
    story.isFurnitureReady = isReady && !!ground
    return () => {
      story.isFurnitureReady = false
    }
  }, [story, isReady, ground])
  return (
    <StoryScene {...props} shadows>
      {(view) => (
        <>
          {ground && (
            <Chapter view={view} chapter={storyConfig.emptyRoom}>
              <Stages view={view} picture={ground} />
            </Chapter>
          )}
          <Furniture {...{ story, view }} onReady={setReady} />
        </>
      )}
    </StoryScene>
  )
}

/** What a device sees on the way: points that it holds on to, the free floor, the outline of the sofa to come. */
function Stages({ view, picture }: { view: RefObject<View>; picture: DeepPicture }) {
  const features = useMemo(
    () => positionsGeometry(featuresOf(picture.depth, pictureCamera('hero-living-room-empty'))),
    [picture],
  )
  const grid = useMemo(() => positionsGeometry(floorGrid()), [])
  const [orange, white] = useMemo(() => [dot('#ff5a1f', '#fff'), dot('#fff', '#0e111699')], [])
  const edges = useMemo(() => new EdgesGeometry(new BoxGeometry(...sofaBox.size)), [])
  const root = useRef<Group>(null)
  const outline = useRef<LineBasicMaterial>(null)
  const { gl, scene, camera } = useThree()
  // Before one scrolls to them.
  useEffect(() => {
    if (root.current) gl.compileAsync(root.current, camera, scene).catch(() => {})
  }, [gl, scene, camera])
  useFrame(() => {
    const now = arStagesAt(view.current.at)
    drawShare(features, now.points)
    drawShare(grid, now.floor)
    // As one, since lines one by one look like scratches.
    if (outline.current) outline.current.opacity = now.outline
  })
  return (
    <group ref={root}>
      <points geometry={grid} renderOrder={2}>
        <pointsMaterial {...dots} map={white} size={0.08} />
      </points>
      <points geometry={features} renderOrder={2}>
        <pointsMaterial {...dots} map={orange} size={0.13} />
      </points>
      <lineSegments geometry={edges} position={sofaBox.middle} renderOrder={2}>
        <lineBasicMaterial ref={outline} color={0xffffff} depthTest={false} transparent />
      </lineSegments>
    </group>
  )
}

/** Over all that is there: it is a drawing. */
const dots = { depthTest: false, transparent: true } as const

/** A disk with a thin edge, which is seen on light and on dark. */
function dot(color: string, edge: string): CanvasTexture {
  const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 })
  const context = canvas.getContext('2d')
  if (context) {
    Object.assign(context, { fillStyle: color, strokeStyle: edge, lineWidth: 4 })
    context.arc(16, 16, 13, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
  return Object.assign(new CanvasTexture(canvas), { colorSpace: SRGBColorSpace })
}

function floorGrid(): number[] {
  const { left, right, near, far, step } = freeFloor
  const places: number[] = []
  for (let z = near; z >= far; z -= step)
    for (let x = left; x <= right; x += step) places.push(x, floor, z)
  return places
}

function drawShare(geometry: BufferGeometry, share: number): void {
  geometry.setDrawRange(0, Math.round(geometry.getAttribute('position').count * share))
}
