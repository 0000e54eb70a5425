import { useEffect, useEffectEvent, useState } from 'react'
import { Stage } from '../../../../stage/stage.tsx'
import { type CameraPose, type Dollhouse, dollhouseConfig } from '../../model/home/dollhouse.ts'
import type { HomeData } from '../../model/home/home-data.ts'
import { dollhouseContext } from './context.ts'
import { cutWalls } from './cut-walls.ts'
import { HomeModel } from './home-model.tsx'
import { HouseRig } from './house-rig.tsx'

export type DollhouseSceneProps = {
  house: Dollhouse
  home: HomeData
  /** Where one stands in the room that is flown into, and looks; null for no room of the home. */
  standingPose: (id: string) => CameraPose | null
  /** Is told after each frame from where the home was seen; null while one flies into it. */
  onFrame: (seen: { view: Dollhouse['view']; width: number; height: number } | null) => void
  onArrive: (id: string) => void
  /** The home is drawn no more: it failed, its context was lost, or it was taken away. */
  onGone: () => void
  onInterrupted: (lost: boolean) => void
}

const camera = {
  fov: dollhouseConfig.fieldOfView,
  near: 0.1,
  far: 120,
  position: [0, 14, 16] as [number, number, number],
}

/** The home from above: all that needs three.js. */
export function DollhouseScene({ onInterrupted, onGone, ...props }: DollhouseSceneProps) {
  const [cut, setCut] = useState<{ to: ReturnType<typeof cutWalls> }>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const leave = useEffectEvent(onGone)
  useEffect(() => () => leave(), [])
  // The slot around it says so, and can try again.
  if (failure) throw failure.error
  return (
    <Stage
      {...dollhouseContext}
      name="dollhouse"
      elements={{}}
      camera={camera}
      className="absolute inset-0"
      onInterrupted={(isLost) => {
        if (isLost) onGone()
        onInterrupted(isLost)
      }}
    >
      <HomeModel
        onReady={({ root }) => setCut({ to: cutWalls(root, props.home) })}
        onError={(error) => setFailure({ error })}
      />
      <HouseRig {...props} cut={cut?.to} />
    </Stage>
  )
}
