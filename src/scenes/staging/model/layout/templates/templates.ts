import type { RoomKind } from '../../room.ts'
import { bedroom } from './bedroom.ts'
import { diningRoom } from './dining-room.ts'
import { livingRoom } from './living-room.ts'
import { office } from './office.ts'
import type { Template } from './template.ts'

export const templates: Record<RoomKind, Template> = {
  'living-room': livingRoom,
  bedroom,
  'dining-room': diningRoom,
  office,
}
