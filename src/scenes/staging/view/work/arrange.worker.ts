import { arrange } from '../../model/layout/arrange.ts'
import type { Arranged, ArrangeJob } from './messages.ts'

self.onmessage = ({ data: { room, kit, sizes, seed } }: MessageEvent<ArrangeJob>) => {
  const { items, leftOut } = arrange(room, kit, sizes, seed)
  const arranged: Arranged = { items, leftOut }
  self.postMessage(arranged)
}
