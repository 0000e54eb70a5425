import { proxy } from 'valtio/vanilla'
import type { Tracking } from '../../../../stage/xr/tracking.ts'

/** What the visitor is told of a session while it runs. */
export interface ArStatus {
  tracking: Tracking
  /** whether floor is aimed at, where a piece can be put */
  aims: boolean
  /** a press found no floor to put the held piece on */
  missed: boolean
  /** the model of a piece could not be fetched */
  missing: boolean
}

export const createArStatus = (): ArStatus =>
  proxy({ tracking: 'looking', aims: false, missed: false, missing: false })
