import type { Held } from '../../../../room-photo/model/design/design.ts'

type Hear = (held: Held | null) => void

let hear: Hear | undefined

/** Asks for AR with a piece in hand from elsewhere on the page. To be called at once in the handler of a press. */
export function requestAr(held: Held | null): void {
  hear?.(held)
}

/** Hears such wishes. @returns stops hearing */
export function onArRequest(listener: Hear): () => void {
  hear = listener
  return () => {
    if (hear === listener) hear = undefined
  }
}
