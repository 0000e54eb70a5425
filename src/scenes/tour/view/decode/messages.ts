import type { DecodedInfo, DecodeJob } from './decode-image.ts'

/** From the page to the decoder; `id` names the picture. */
export type Request =
  // Only what is needed: what is sent is copied, and stays in the decoder until it is collected there.
  | ({ id: number; ask: 'decode' } & DecodeJob)
  | { id: number; ask: 'tile'; index: number }
  | { id: number; ask: 'close' }

/** From the decoder to the page. */
export type Reply =
  /** `first` are the first tiles, sent before they are asked for. */
  | ({ id: number; what: 'decoded'; first: ImageBitmap[] } & DecodedInfo)
  | { id: number; what: 'tile'; index: number; bitmap: ImageBitmap }
  /** `isRefused`: the browser does not decode the file; else something went wrong on the way. */
  | { id: number; what: 'failed'; isRefused: boolean }
