import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { attachOrbit } from '../../../../stage/orbit-gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { hologramConfig } from '../../config.ts'
import type { District } from '../../model/district.ts'
import { type Hologram, resetView, turnView, zoomView } from '../../model/hologram.ts'
import type { Walker } from '../../model/people.ts'
import { Drawing } from './drawing.tsx'

export interface ViewportProps {
  district: District
  walkers: Walker[]
  state: Hologram
}

const loadScene = () => import('../hologram-scene.tsx').then((module) => module.HologramScene)

/** Depth because buildings hide each other; transparent because the section's background shows. */
const context = { antialias: true, alpha: true, depth: true }

/** The model in 3D over its drawing, which stays when there is no WebGL. */
export function Viewport({ district, walkers, state }: ViewportProps) {
  const { t } = useTranslation('hologram')
  const { plan } = useSnapshot(state)
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const [interrupted, setInterrupted] = useState(false)
  const label = plan === 'proposed' ? t('model') : t('modelExisting')

  useEffect(() => {
    const element = box.current
    if (!element) return
    // An element of role application takes keys, so it takes the focus.
    element.tabIndex = 0
    // The pressed button is gone, so the keyboard focus moves here.
    element.focus({ preventScroll: true })
    return attachGestures(element, state)
  }, [state])

  const drawing = (
    <Drawing
      district={district}
      walkers={walkers}
      state={state}
      label={label}
      className={classNames('absolute inset-0', drawn && 'invisible')}
    />
  )
  return (
    <div
      ref={box}
      role="application"
      aria-label={label}
      aria-describedby="hologram-help"
      className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing"
    >
      <SceneSlot
        load={loadScene}
        when="now"
        context={context}
        props={{
          district,
          walkers,
          state,
          onDrawn: () => setDrawn(true),
          onInterrupted: (lost: boolean) => {
            setInterrupted(lost)
            if (lost) setDrawn(false)
          },
        }}
        poster={drawing}
        className="size-full"
      />
      {interrupted && (
        <p role="status" className="absolute inset-x-0 top-4 text-center text-sm">
          {t('interrupted')}
        </p>
      )}
    </div>
  )
}

/** @returns removes the listeners */
function attachGestures(element: HTMLElement, state: Hologram): () => void {
  const actions = {
    turn: (byYaw: number, byPitch: number) => turnView(state, byYaw, byPitch),
    zoomBy: (percent: number) => zoomView(state, percent),
    zoomTimes: (factor: number) => zoomView(state, state.view.zoom * (factor - 1)),
    reset: () => resetView(state),
  }
  return attachOrbit(element, actions, hologramConfig.view)
}
