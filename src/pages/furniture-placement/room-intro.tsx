import { useMemo } from 'react'
import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import {
  FurnitureRoom,
  RoomChoices,
  useLiveRoom,
} from '../../scenes/furniture/view/tool/live-room.tsx'
import { ToolHero } from '../tool-hero.tsx'

interface RoomIntroProps {
  page: FurniturePlacement
  furniture: Furniture
}

/** The head of the page, with a live room in which a piece can be moved and exchanged. */
export function RoomIntro({ page, furniture: { pieces, supporting } }: RoomIntroProps) {
  const all = useMemo(() => [...pieces, ...supporting], [pieces, supporting])
  const state = useLiveRoom(all)
  return (
    <ToolHero
      copy={page}
      room={<FurnitureRoom state={state} pieces={pieces} />}
      choices={<RoomChoices state={state} pieces={pieces} />}
    />
  )
}
