import { proxy } from 'valtio/vanilla'

/** Whether captions are shown, in every video of the tour. */
export type CaptionState = { isOn: boolean }

export const createCaptionState = (): CaptionState => proxy({ isOn: true })
