import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { Group, Object3D, WebGLRenderer } from 'three'
import { useSnapshot } from 'valtio'
import type { Workspace } from '../../model/session.ts'
import type { LessonScene } from './lesson-scene.ts'
import type { SceneProps } from './lesson-stage.tsx'
import { ThingLabel } from './thing.tsx'
import { useLabFrame } from './use-lab-frame.ts'

export interface ImperativeSceneProps<Lab extends object>
  extends Pick<SceneProps<Lab>, 'session' | 'onPick' | 'room'> {
  /** @param options  whether a room stands around it; the visitor has one of their own in AR */
  build: (options: { room: boolean }, renderer: WebGLRenderer) => LessonScene<Lab>
}

/** Stands an imperative scene where the JSX of others stands. */
export function ImperativeScene<Lab extends object>(props: ImperativeSceneProps<Lab>) {
  const { session, build, room, onPick } = props
  const gl = useThree((state) => state.gl)
  const isAtHome = room === undefined
  const made = useMemo(() => build({ room: isAtHome }, gl), [build, isAtHome, gl])
  const ids = useMemo(() => {
    // As `Thing` does, so that they are found.
    for (const [id, part] of Object.entries(made.parts)) part.name = id
    return new Map(Object.entries(made.parts).map(([id, part]) => [part, id]))
  }, [made])
  useEffect(() => () => made.dispose(), [made])
  useLabFrame(session, (moment) => made.update(session.lab, moment))

  /** What is no object of the lesson lets a press through to what is behind it. */
  const press = (event: ThreeEvent<MouseEvent>) => {
    for (let each: Object3D | null = event.object; each; each = each.parent) {
      const id = ids.get(each)
      if (id === undefined) continue
      event.stopPropagation()
      return onPick(id)
    }
  }
  return (
    <>
      <primitive object={made.root} onClick={press} />
      <ChosenLabel workspace={session.workspace} anchor={made.anchor} />
    </>
  )
}

/** Keeps the place for the name of what is chosen where an imperative scene says. */
export function ChosenLabel({
  workspace,
  anchor,
}: Pick<LessonScene<never>, 'anchor'> & { workspace: Workspace }) {
  const { chosen } = useSnapshot(workspace)
  const label = useRef<Group>(null)
  useFrame(() => {
    if (chosen !== null) label.current?.position.copy(anchor(chosen))
  })
  if (chosen === null) return null
  const { x, y, z } = anchor(chosen)
  return <ThingLabel ref={label} id={chosen} position={[x, y, z]} />
}
