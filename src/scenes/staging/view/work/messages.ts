import type { Item, Sizes } from '../../../../room-photo/model/design/item.ts'
import type { LeftOut } from '../../model/job.ts'
import type { Kit } from '../../model/kit.ts'
import type { StagingRoom } from '../../model/room.ts'

/** What is to be arranged. */
export interface ArrangeJob {
  room: StagingRoom
  kit: Kit
  sizes: Sizes
  seed: number
}

/** Where everything goes, from the worker to the page. */
export interface Arranged {
  items: Item[]
  leftOut: LeftOut[]
}
