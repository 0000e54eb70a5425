import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import type { StagingRoom } from '../../room.ts'
import { areaOf } from './floor.ts'
import { focusOf } from './focus.ts'
import { type Ground, groundOf } from './ground.ts'
import { type Eye, eyeOfView } from './sight.ts'
import { placeAt, type RoomWall, wallsOf } from './walls.ts'
import { isPassage, type Zone, zonesOf } from './zones.ts'

/** A room made ready for being furnished. */
export interface Space {
  outline: readonly FloorPlace[]
  /** metres */
  height: number
  walls: RoomWall[]
  zones: Zone[]
  eyes: Eye[]
  ground: Ground
  /** of the floor, square metres */
  area: number
  /** middle of its bounds */
  middle: FloorPlace
  /** middle of the floor that the first photo shows, where furniture may stand */
  focus: FloorPlace
  /** half its diagonal, metres */
  radius: number
}

export function spaceOf(room: StagingRoom): Space {
  const { outline, height, views } = room
  const walls = wallsOf(room)
  const eyes = views.map(eyeOfView)
  const doors = walls.flatMap((wall) =>
    wall.openings.filter(isPassage).map(({ from, to }) => placeAt(wall, (from + to) / 2, 0.4)),
  )
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const [width, depth] = [Math.max(...xs) - Math.min(...xs), Math.max(...zs) - Math.min(...zs)]
  const middle = { x: Math.min(...xs) + width / 2, z: Math.min(...zs) + depth / 2 }
  const starts = [...eyes.map(({ place }) => place), ...doors]
  const ground = groundOf(outline, starts.length > 0 ? starts : [middle])
  const [first] = eyes
  return {
    outline,
    height,
    walls,
    zones: walls.flatMap(zonesOf),
    eyes,
    ground,
    area: areaOf(outline),
    middle,
    focus: (first && focusOf(first, outline, ground)) ?? middle,
    radius: Math.hypot(width, depth) / 2,
  }
}
