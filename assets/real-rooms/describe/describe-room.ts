import type { Opening } from '../build/openings.ts'
import { SceneBuilder } from '../build/scene.ts'
import { buildRoom } from './build-room.ts'
import { chooseDevelopment } from './choose-development.ts'
import { chooseOpenings } from './choose-openings.ts'
import { createDice, type Dice } from './dice.ts'
import { chooseFamilies, families, type RoomFamilies, type RoomSet, roomSets } from './families.ts'
import { chooseLens } from './lens.ts'
import { type PlacedCamera, placeCamera, wallsInView } from './place-camera.ts'
import { placeThings } from './place-things.ts'
import { drawPlan, type Plan, wallsOfPlan } from './plan.ts'
import type { RoomDescription } from './room.ts'

/** The id of a room: `tuning-001`. */
export const roomId = (set: RoomSet, number: number): string =>
  `${roomSets[set].prefix}-${String(number).padStart(3, '0')}`

/** Describes one room of a set; the same one always gives the same room. @param number  from 1 */
export function describeRoom(set: RoomSet, number: number): RoomDescription {
  const order = Object.keys(roomSets).indexOf(set)
  const seed = (order + 1) * 1_000_003 + number * 7919
  const dice = createDice(seed)
  const chosen = chooseFamilies(dice, set)
  const optics = chooseLens(dice, chosen.lens)
  const placed = place(dice, chosen, optics)
  const inView = wallsInView(placed.plan, placed.camera, optics.lens, optics.size)
  const openings = chooseOpenings(dice, placed.plan, inView, chosen).map((opening) =>
    closedIfNear(opening, placed.plan),
  )
  const scene = new SceneBuilder()
  const lit = buildRoom(scene, dice, chosen, placed, openings)
  const standing = placeThings(scene, dice, placed, openings)
  return {
    ...{ id: roomId(set, number), set, seed, families: familiesOf(chosen, openings) },
    ...{ view: placed.view, size: optics.size, lens: optics.lens, exif: optics.exif },
    ...{ camera: placed.camera, plan: placed.plan, openings, things: standing },
    ...{ materials: scene.materials, meshes: scene.meshes, ...lit },
    development: chooseDevelopment(dice),
  }
}

/** Draws plans until one has a place for the camera. */
function place(
  dice: Dice,
  chosen: RoomFamilies,
  optics: ReturnType<typeof chooseLens>,
): PlacedCamera {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const placed = placeCamera(dice, drawPlan(dice, chosen.plan), optics, chosen.height)
    if (placed) return placed
  }
  throw new Error('No place for the camera was found.')
}

/** A door that swung open just before the camera would hide the room. */
function closedIfNear(opening: Opening, plan: Plan): Opening {
  const wall = wallsOfPlan(plan)[opening.wall]
  if (!wall || !opening.open || !opening.swingsIn) return opening
  const distances = [opening.from, opening.to].map((u) =>
    Math.hypot(wall.from.x + wall.along.x * u, wall.from.z + wall.along.z * u),
  )
  return Math.min(...distances) < 1.9 ? { ...opening, open: 0 } : opening
}

/** A special closet or door that found no wall is not claimed. */
function familiesOf(chosen: RoomFamilies, openings: readonly Opening[]): RoomFamilies {
  const has = (part: Partial<Opening>) =>
    openings.some((opening) =>
      Object.entries(part).every(([key, value]) =>
        String(opening[key as keyof Opening]).startsWith(String(value)),
      ),
    )
  const found: Record<RoomFamilies['opening'], boolean> = {
    'hinged-doors': true,
    'sliding-mirror-closet': has({ style: 'sliding-mirror' }),
    'sliding-closet': has({ style: 'sliding-white' }),
    'bifold-closet': has({ kind: 'closet', style: 'bifold' }),
    'wide-opening': has({ kind: 'opening' }),
    'bifold-mirror-closet': has({ style: 'bifold-mirror' }),
    'double-doors': has({ style: 'double' }),
    'arched-opening': has({ kind: 'opening' }),
  }
  return found[chosen.opening] ? chosen : { ...chosen, opening: families.opening.tuning[0] }
}
