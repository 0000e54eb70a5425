import { perspectiveOf } from '../../../model/camera/perspective.ts'
import type { ViewDirection } from '../../../model/document/tour-document.ts'
import { coversSphere } from '../../../model/picture/placement.ts'
import type { WalkFrame } from '../../../model/walk/walk.ts'
import type { Layer } from '../../gl/painter.ts'
import type { OpenRoom } from './open-room.ts'

/** A moment between two rooms: how one looks in each, and how much of the second is seen, 0…1. */
export type Moment = Pick<WalkFrame, 'viewDirection' | 'toViewDirection' | 'mix'>

export type SeenRoom = Pick<OpenRoom, 'seen' | 'picture'>

export const layerOf = (
  { seen, picture }: SeenRoom,
  look: ViewDirection,
  aspect: number,
  opacity = 1,
): Layer => ({ picture, perspective: perspectiveOf(seen, look, aspect), opacity })

const covers = ({ seen, picture }: SeenRoom) =>
  seen.projection === 'sphere' && coversSphere(picture.placement)

/** One room that turns into another. Where neither is everywhere, by way of the ground: else one would show beside the other. */
export function stepLayers(
  from: SeenRoom,
  to: SeenRoom,
  { viewDirection, toViewDirection, mix }: Moment,
  aspect: number,
): Layer[] {
  if (covers(from))
    return [layerOf(to, toViewDirection, aspect), layerOf(from, viewDirection, aspect, 1 - mix)]
  if (covers(to))
    return [layerOf(from, viewDirection, aspect), layerOf(to, toViewDirection, aspect, mix)]
  return mix < 0.5
    ? [layerOf(from, viewDirection, aspect, 1 - 2 * mix)]
    : [layerOf(to, toViewDirection, aspect, 2 * mix - 1)]
}
