import type { Fault } from '../../model/fault.ts'
import type { DecodedInfo, DecodeJob } from './decode-image.ts'

/** From the page to the decoder; `id` names the picture. */
export type Request =
  | ({ id: number; ask: 'decode' } & DecodeJob)
  | { id: number; ask: 'tile'; index: number }
  | { id: number; ask: 'close' }

/** From the decoder to the page. */
export type Reply =
  | ({ id: number; what: 'decoded' } & DecodedInfo)
  | { id: number; what: 'tile'; index: number; bitmap: ImageBitmap }
  | { id: number; what: 'fault'; fault: Fault }
