import { attachOrbit } from '../../../../stage/orbit-gestures.ts'
import { hologramConfig } from '../../config.ts'
import { type Hologram, resetView, turn, zoomBy } from '../../model/hologram.ts'

/** @returns lets go of the element */
export function attachGestures(element: HTMLElement, state: Hologram): () => void {
  const actions = {
    turn: (byYaw: number, byPitch: number) => turn(state, byYaw, byPitch),
    zoomBy: (percent: number) => zoomBy(state, percent),
    zoomTimes: (factor: number) => zoomBy(state, state.view.zoom * (factor - 1)),
    reset: () => resetView(state),
  }
  return attachOrbit(element, actions, hologramConfig.view)
}
