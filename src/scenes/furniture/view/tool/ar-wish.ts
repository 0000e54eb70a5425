import type { HeldPiece } from '../../../../room-photo/model/design/design.ts'

type Hear = (held: HeldPiece | null) => void

let hear: Hear | undefined

/** Asks for AR with a piece in hand from elsewhere on the page. To be called at once in the handler of a press. */
export function requestAr(held: HeldPiece | null): void {
  hear?.(held)
}

/** Hears such wishes. @returns stops hearing */
export function onArRequest(listener: Hear): () => void {
  hear = listener
  return () => {
    if (hear === listener) hear = undefined
  }
}
