import type { ReactNode } from 'react'
import type { Object3D } from 'three'
import { Stage, type StageProps } from '../../../../../stage/stage.tsx'

/** What a lesson's shell is told of its canvas, and from where it is looked at. */
export interface LessonStageProps extends Pick<StageProps, 'name' | 'camera'> {
  onInterrupted: (lost: boolean) => void
  children: ReactNode
}

/** The stage of every lesson: sharp, opaque, with shadows, as large as its frame. */
export function LessonStage(props: LessonStageProps) {
  return (
    <Stage
      {...props}
      antialias
      alpha={false}
      depth
      shadows
      elements={{}}
      className="absolute inset-0"
    />
  )
}

/** A scene under its lights. */
export function LitScene({ lights, root }: { lights: readonly Object3D[]; root: Object3D }) {
  return (
    <>
      {lights.map((light) => (
        <primitive key={light.uuid} object={light} />
      ))}
      <primitive object={root} />
    </>
  )
}
