import { useMemo } from 'react'
import type { OrbitView } from '../../../math/orbit-view.ts'
import type { Sizes } from '../../../room-photo/model/design/item.ts'
import type { LiveRoomReports } from '../../../room-photo/view/live-room.tsx'
import { SampleRoom } from '../../../room-photo/view/sample-room.tsx'
import type { StyleId } from '../config.ts'
import { styleRoomOf } from '../model/style-room.ts'
import { WallFinish } from './wall-finish.tsx'

export interface StyleRoomProps {
  style: StyleId
  sizes: Sizes
  view: OrbitView
}

/** The living room of a style: all that needs three.js. */
export function StyleRoomScene({ style, sizes, ...rest }: StyleRoomProps & LiveRoomReports) {
  const { wall, others, items } = useMemo(() => styleRoomOf(style, sizes), [style, sizes])
  const walls = useMemo(() => [others, wall, others, others], [others, wall])
  return (
    <SampleRoom {...{ walls, items, sizes }} {...rest} name={style}>
      <WallFinish style={style} color={wall} />
    </SampleRoom>
  )
}
