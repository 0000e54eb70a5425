import { useFrame } from '@react-three/fiber'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { SessionProps } from '../../../../stage/xr/use-session.ts'
import { createStick, type Stick, snapTurn, thumbstickX } from '../../model/xr/controls.ts'
import type { TourEditor } from '../editor/create-editor.ts'

/** What a session of a tour is given; contexts of the page do not reach it. */
export type XrTourProps = SessionProps & {
  editor: TourEditor
  t: TFunction<'tour'>
  d: TFunction<'tour-device'>
  /** Whether the tour is the sample home. */
  hasHome: boolean
  /** Under `?stats`, where tests read what is shown. */
  element: HTMLElement
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
