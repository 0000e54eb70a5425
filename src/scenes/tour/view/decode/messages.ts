import type { Fault } from '../../model/fault.ts'
import type { DecodedInfo, DecodeJob } from './decode-image.ts'

/** From the page to the decoder; `id` names the picture. */
export type Request =
  | ({ id: number; ask: 'decode' } & DecodeJob)
  | { id: number; ask: 'tile'; index: number }
  | { id: number; ask: 'close' }

/** From the decoder to the page. */
export type Reply =
  /** `first` are the first tiles, sent before they are asked for. */
  | ({ id: number; what: 'decoded'; first: ImageBitmap[] } & DecodedInfo)
  | { id: number; what: 'tile'; index: number; bitmap: ImageBitmap }
  | { id: number; what: 'fault'; fault: Fault }
