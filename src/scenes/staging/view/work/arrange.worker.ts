import { arrange } from '../../model/layout/arrange.ts'

/** What is to be arranged: room, kit, sizes and seed. */
export type ArrangeJob = Parameters<typeof arrange>

self.onmessage = ({ data }: MessageEvent<ArrangeJob>) => self.postMessage(arrange(...data))
