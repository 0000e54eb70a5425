import { useFrame } from '@react-three/fiber'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { motionAllowed } from '../../../stage/flags.ts'
import { elapsedMs, useDrawn, useFrameOnChange } from '../../../stage/frame.ts'
import { Stage } from '../../../stage/stage.tsx'
import { follow, type Story, sceneAt, type View } from '../model/story.ts'
import type { DeepPicture } from './load-pictures.ts'
import { applyCamera, cameraOf } from './off-axis-camera.ts'
import { Chapter, PictureMesh } from './picture-mesh.tsx'

export interface StorySceneProps {
  story: Story
  /** Of the chapters, in their order; undefined where one is still to come. */
  pictures: readonly (DeepPicture | undefined)[]
  /** Called when the first picture is on the screen. */
  onDrawn: () => void
  shadows?: boolean
  /** Other things than pictures. */
  children?: (view: RefObject<View>) => ReactNode
}

// What it sees is set for each frame.
const camera = { fov: 90, near: 0.2, far: 20 }

/** The pictures of a story in depth, seen by one camera. */
export function StoryScene({
  story,
  pictures,
  onDrawn,
  shadows = false,
  children,
}: StorySceneProps) {
  const view = useRef<View>({
    ...{ chapters: story.chapters, at: story.at, crop: story.crop, goesDark: story.goesDark },
    ...{ pointer: { ...story.pointer }, touched: 0 },
  })
  return (
    <Stage name="story" shadows={shadows} camera={camera}>
      <Follow {...{ story, view }} />
      {story.chapters.map((name, chapter) => {
        const picture = pictures[chapter]
        return (
          picture && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place in the story
            <Chapter key={chapter} {...{ view, chapter }}>
              <PictureMesh {...{ view, chapter, name, picture }} />
            </Chapter>
          )
        )
      })}
      {children?.(view)}
      <Drawn onDrawn={onDrawn} />
    </Stage>
  )
}

/** Lets the view follow the visitor, whose pointer it reaches smoothly; then nothing is drawn. */
function Follow({ story, view }: { story: Story; view: RefObject<View> }) {
  useFrameOnChange(story)
  useFrame(({ camera, invalidate }, delta) => {
    const now = view.current
    if (follow(now, story, motionAllowed() ? elapsedMs(delta) : Number.POSITIVE_INFINITY))
      invalidate()
    applyCamera(camera as PerspectiveCamera, cameraOf(sceneAt(now).from, now))
  }, -2)
  return null
}

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useDrawn(true, onDrawn)
  return null
}
