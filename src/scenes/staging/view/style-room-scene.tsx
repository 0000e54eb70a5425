import { useMemo } from 'react'
import type { OrbitView } from '../../../math/orbit-view.ts'
import type { Sizes } from '../../../room-photo/model/design/item.ts'
import { showroomOf } from '../../../room-photo/model/showroom.ts'
import type { LiveRoomReports } from '../../../room-photo/view/live-room.tsx'
import { Showroom } from '../../../room-photo/view/showroom.tsx'
import type { StyleId } from '../config.ts'
import { WallFinish } from './wall-finish.tsx'

export interface StyleRoomProps {
  style: StyleId
  sizes: Sizes
  view: OrbitView
}

/** The living room of a style: all that needs three.js. */
export function StyleRoomScene({ style, sizes, ...rest }: StyleRoomProps & LiveRoomReports) {
  const { wall, others, items } = useMemo(() => showroomOf(style, sizes), [style, sizes])
  const walls = useMemo(() => [others, wall, others, others], [others, wall])
  return (
    <Showroom {...{ walls, items, sizes }} {...rest} name={style}>
      <WallFinish style={style} color={wall} />
    </Showroom>
  )
}
