import type { Sizes } from '../../../../room-photo/model/design/item.ts'
import { rayOf } from '../../../../stage/xr/pose.ts'
import type { ArDesign } from '../../model/ar/ar-design.ts'
import { createGesture, follow, type Pointing, press, release } from '../../model/ar/gesture.ts'

export interface ArInputActions {
  /** What stands before the room and takes the presses on it. */
  over: { covers(ray: Pointing): boolean; press(ray: Pointing): void } | undefined
  /** A held piece is to be put where it is aimed at. */
  place: () => void
}

/**
 * Fingers, controllers and hands of a session: what they press in the room. A finger on a button of the overlay never
 * gets here, since the overlay stops it (`beforexrselect`).
 */
export function watchInput(
  session: XRSession,
  space: () => XRReferenceSpace | null,
  { design, sizes }: { design: ArDesign; sizes: Sizes },
  { over, place }: ArInputActions,
) {
  const gesture = createGesture()
  const taken = new Set<XRInputSource>()
  let pointing: XRInputSource | undefined
  const stop = new AbortController()
  const { signal } = stop

  const rayIn = (frame: XRFrame, source: XRInputSource): Pointing | null => {
    const base = space()
    const matrix = base && frame.getPose(source.targetRaySpace, base)?.transform.matrix
    return matrix ? rayOf(matrix) : null
  }
  const start = ({ inputSource, frame }: XRInputSourceEvent) => {
    if (inputSource.targetRayMode === 'tracked-pointer') pointing = inputSource
    const ray = rayIn(frame, inputSource)
    if (!ray) return
    if (over?.covers(ray)) {
      taken.add(inputSource)
      over.press(ray)
    } else press(design, sizes, gesture, inputSource, ray)
  }
  const select = ({ inputSource, frame }: XRInputSourceEvent) => {
    const ray = over && rayIn(frame, inputSource)
    if (taken.has(inputSource) || (ray && over?.covers(ray))) return
    if (design.held) place()
  }
  const end = ({ inputSource }: XRInputSourceEvent) => {
    if (!taken.delete(inputSource)) release(design, gesture, inputSource)
  }
  const change = ({ removed }: XRInputSourcesChangeEvent) => {
    for (const source of removed) {
      taken.delete(source)
      release(design, gesture, source)
      if (pointing === source) pointing = undefined
    }
  }
  session.addEventListener('selectstart', start, { signal })
  session.addEventListener('select', select, { signal })
  session.addEventListener('selectend', end, { signal })
  session.addEventListener('inputsourceschange', change, { signal })

  return {
    gesture,
    /** Moves what is dragged, in each frame. */
    read(frame: XRFrame) {
      for (const key of [...gesture.fingers.keys()]) {
        const ray = rayIn(frame, key as XRInputSource)
        if (ray) follow(design, gesture, key, ray)
      }
    },
    rayIn,
    /** What points into the room by itself: the controller or hand that pressed last, else the right one. */
    pointing(): XRInputSource | undefined {
      const rays = [...(session.inputSources ?? [])].filter(
        ({ targetRayMode }) => targetRayMode === 'tracked-pointer',
      )
      if (pointing && rays.includes(pointing)) return pointing
      return rays.find(({ handedness }) => handedness === 'right') ?? rays[0]
    },
    dispose: () => stop.abort(),
  }
}
