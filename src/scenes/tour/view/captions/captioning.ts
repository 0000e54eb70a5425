import { proxy } from 'valtio/vanilla'

/** Whether captions are shown, in every video of the tour. */
export type Captioning = { isOn: boolean }

export const createCaptioning = (): Captioning => proxy({ isOn: true })
