import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attachOrbit } from '../../../../stage/orbit-gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import {
  type Dollhouse,
  dollhouseConfig,
  orbitDollhouse,
  resetDollhouse,
  zoomDollhouse,
} from '../../model/home/dollhouse.ts'
import { dollhouseContext } from './context.ts'
import type { DollhouseSceneProps } from './dollhouse-scene.tsx'
import { useHousePress } from './use-house-press.ts'

const loadScene = () => import('./dollhouse-scene.tsx').then((module) => module.DollhouseScene)

type ViewportProps = {
  house: Dollhouse
  scene: Omit<DollhouseSceneProps, 'onInterrupted' | 'house'>
  /** It was pressed beside the names: where, as `floorAt` takes it, and its width over its height. */
  onPress: Parameters<typeof useHousePress>[1]
  /** What lies over it, with gestures of its own. */
  children: ReactNode
}

/** The window onto the home from above: drags and keys turn it. */
export function HouseViewport({ house, scene, onPress, children }: ViewportProps) {
  const { t } = useTranslation('tour')
  const { t: stage } = useTranslation('stage')
  const box = useRef<HTMLDivElement>(null)
  useHousePress(box, onPress)
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    // An application takes keys, so it takes the focus.
    element.tabIndex = 0
    const actions = {
      turn: (yaw: number, pitch: number) => orbitDollhouse(house, yaw, pitch),
      zoomBy: (percent: number) => zoomDollhouse(house, percent),
      zoomTimes: (factor: number) => zoomDollhouse(house, house.view.zoom * (factor - 1)),
      reset: () => resetDollhouse(house),
    }
    return attachOrbit(element, actions, dollhouseConfig)
  }, [house])

  return (
    <div className="relative h-96 overflow-hidden rounded border bg-surface lg:h-[32rem]">
      <div
        ref={box}
        role="application"
        aria-label={t('houseLabel')}
        className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing"
      >
        <SceneSlot
          load={loadScene}
          when="near"
          context={dollhouseContext}
          props={{ ...scene, house, onInterrupted: setLost }}
          className="size-full"
        />
      </div>
      {children}
      {isLost && (
        <p role="status" className="absolute inset-x-0 top-4 text-center text-sm">
          {stage('lost')}
        </p>
      )}
    </div>
  )
}
