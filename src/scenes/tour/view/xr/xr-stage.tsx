import { useFrame } from '@react-three/fiber'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { stageFlags } from '../../../../stage/flags.ts'
import { Stage } from '../../../../stage/stage.tsx'
import { PanelTargets } from '../../../../stage/xr/xr-panel.tsx'
import { XrSession, type XrSessionProps } from '../../../../stage/xr/xr-session.tsx'
import { createStick, type Stick, snapTurn, thumbstickX } from '../../model/xr/controls.ts'
import type { TourEditor } from '../editor/create-editor.ts'

/** What a session of a tour is given; contexts of the page do not reach it. */
export type XrTourProps = Omit<XrSessionProps, 'children'> & {
  editor: TourEditor
  t: TFunction<'tour'>
  d: TFunction<'tour-device'>
  /** Whether the tour is the sample home. */
  hasHome: boolean
  /** Ends the session as the visitor wants it. */
  leave: () => void
  /** Under `?stats`, where tests read what is shown. */
  element: HTMLElement
}

type StageProps = XrTourProps & {
  name: string
  children: ReactNode
}

/** The canvas of a session: of its own, since it needs what the page's has not, depth and smooth edges. */
export function XrStage({ name, leave, element, children, ...session }: StageProps) {
  return (
    <Stage
      {...{ name, antialias: true, alpha: true, depth: true }}
      camera={{ fov: 60, near: 0.05, far: 200, position: [0, 0, 0] }}
      dpr={{ min: 1, max: 1 }}
      className="size-full"
      // Of a session whose graphics are gone nothing would be seen.
      onInterrupted={(isLost) => isLost && leave()}
    >
      <XrSession {...session}>
        {children}
        {stageFlags().stats && <PanelTargets element={element} />}
      </XrSession>
    </Stage>
  )
}

/** Turns the visitor in steps, as the thumbstick of either hand asks. @param turn  by so many degrees to the right */
export function useSnapTurn(session: XRSession, turn: (by: number) => void): void {
  const [sticks] = useState(() => new Map<XRInputSource, Stick>())
  useFrame(() => {
    for (const source of session.inputSources ?? []) {
      if (!source.gamepad) continue
      const stick = sticks.get(source) ?? createStick()
      sticks.set(source, stick)
      const by = snapTurn(stick, thumbstickX(source.gamepad.axes))
      if (by !== 0) turn(by)
    }
  })
}
