import { useFrame } from '@react-three/fiber'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { DirectionalLight, Group } from 'three'
import { useFrameOnChange } from '../../../../../stage/frame.ts'
import { useSharedPrograms } from '../../../../../stage/share-programs.ts'
import { Stage, type StageProps } from '../../../../../stage/stage.tsx'
import { SunLight } from '../../../../../stage/sun-light.tsx'
import type { Session } from '../../model/session.ts'
import { useEnvironmentMap } from './environment-map.ts'
import { labelPoint } from './lab-object-group.tsx'
import { placeLabel } from './place-label.ts'

/** What a lesson's shell gives its scene. */
export interface SceneProps<Lab extends object> {
  session: Session<Lab>
  /** The element that names the chosen thing in the scene; the scene puts it in its place. */
  label: RefObject<HTMLElement | null>
  onPick: (id: string) => void
  /** While a session of AR runs: what is in the visitor's room beside the scene, and puts the scene on their table. */
  room?: ((scene: Group) => ReactNode) | undefined
}

/** What the things of a scene need of it. */
export type SceneContentProps<Lab extends object> = Pick<
  SceneProps<Lab>,
  'session' | 'onPick' | 'room'
>

interface LessonStageProps<Lab extends object> extends SceneProps<Lab>, Pick<StageProps, 'camera'> {
  children: ReactNode
}

/**
 * The stage of every lesson: sharp, opaque, with shadows, as large as its frame; the same in AR, where it is a
 * table's.
 */
export function LessonStage<Lab extends object>({ camera, ...content }: LessonStageProps<Lab>) {
  return (
    <Stage name={content.session.model.id} camera={camera} alpha={false} shadows>
      <Content {...content} />
    </Stage>
  )
}

function Content<Lab extends object>(props: Omit<LessonStageProps<Lab>, 'camera'>) {
  const { session, label, room, children } = props
  const [scene, setScene] = useState<Group | null>(null)
  useSharedPrograms()
  return (
    <>
      <group ref={setScene}>{children}</group>
      {room ? scene && room(scene) : <NameLabel {...{ session, label }} />}
    </>
  )
}

/**
 * The light of every lesson: late morning through a window to the left, a soft room around it.
 * @param reach  meters from the middle in which shadows fall
 */
export function LessonLights({ reach }: { reach: number }) {
  const sun = useRef<DirectionalLight>(null)
  // Its target is what it stands in, wherever that is put.
  useLayoutEffect(() => {
    if (sun.current?.parent) sun.current.target = sun.current.parent
  }, [])
  useEnvironmentMap(0.55)
  return (
    <>
      <hemisphereLight args={[0xfff8ee, 0xd6c6ad, 1.35]} />
      <SunLight
        ref={sun}
        args={[0xfff0dc, 1.75]}
        position={[-1.1 * reach, 1.7 * reach, 2.3 * reach]}
        reach={reach}
        depth={[0.1, reach * 7]}
        shadowPixels={1024}
        shadow-normalBias={reach / 300}
        shadow-radius={5}
      />
    </>
  )
}

/** Puts the name of what is chosen over it, in every frame. */
function NameLabel({ session, label }: Pick<SceneProps<object>, 'session' | 'label'>) {
  const { workspace } = session
  useFrameOnChange(workspace)
  // After the things have come to their places.
  useFrame(({ scene, camera, size }) => {
    if (label.current) placeLabel(label.current, labelPoint(scene, workspace.chosen), camera, size)
  }, 0)
  return null
}
