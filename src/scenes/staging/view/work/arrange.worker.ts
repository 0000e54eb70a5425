import { furnish } from '../../model/furnishing.ts'

/** What is to be furnished: room, kit, sizes and seed. */
export type FurnishJob = Parameters<typeof furnish>

self.onmessage = ({ data }: MessageEvent<FurnishJob>) => self.postMessage(furnish(...data))
