import { createRandom } from '../../../../math/random.ts'
import type { Item, Sizes } from '../../../../room-photo/model/design/item.ts'
import type { LeftOut } from '../job.ts'
import type { Kit } from '../kit.ts'
import type { RoomKind, StagingRoom } from '../room.ts'
import { addAccessories } from './dress.ts'
import { curtainBodies, type Dressing } from './dressing.ts'
import { unseenItems } from './pictured.ts'
import { improvePlan, schemesOf } from './search/anneal.ts'
import { placedUnits, type SettledPlan } from './search/score.ts'
import { createTask, type Task } from './search/task.ts'
import { spaceOf } from './space/space.ts'
import { bedroom } from './templates/bedroom.ts'
import { diningRoom } from './templates/dining-room.ts'
import { layoutPreferences } from './templates/layout-preferences.ts'
import { livingRoom } from './templates/living-room.ts'
import { office } from './templates/office.ts'
import { sparseRoom } from './templates/sparse.ts'
import { type Template, unitsOf } from './templates/template.ts'

/** Where the pieces of a kit stand in a room. */
export interface Arrangement {
  /** ids count from 1; `wall` is one more than the index of the outline's edge */
  items: Item[]
  leftOut: LeftOut[]
  /** of the furniture on the floor: less is better */
  cost: number
}

/**
 * Furnishes a room by the template of its kind and style, then by simulated annealing. No rule of `testing/rules.ts` is broken;
 * pieces without a place are left out, the least important first.
 * @param seed  an integer; 1 gives the best, the same gives the same, and the next one another arrangement that looks
 * different, as long as there is one
 * @throws Error for a piece that has no size
 * Source: Merrell et al. 2011, "Interactive furniture layout using interior design guidelines"; Yu et al. 2011, "Make
 * it home: automatic optimization of furniture arrangement"
 */
export function arrange(
  room: StagingRoom,
  kit: Kit,
  sizes: Sizes,
  seed: number,
  template: Template = templates[kit.kind],
): Arrangement {
  const space = spaceOf(room)
  const character = layoutPreferences[kit.style]
  const curtains = kit.pieces.some(({ piece }) => piece === 'curtains') ? sizes.curtains : undefined
  const task = createTask(
    space,
    unitsOf(kit, sizes, template),
    character,
    curtains ? curtainBodies(space, curtains) : [],
  )
  const settled = settledBy(task, seed - 1)
  const dressing: Dressing = {
    space,
    sizes,
    character,
    puts: placedUnits(task, settled.plan).map(({ unit, fit, pose }) => ({
      piece: unit.piece,
      variant: unit.variant,
      pose,
      lift: unit.lift,
      body: fit.body,
    })),
    leftOut: task.units.flatMap(({ piece }, at) => {
      const why = settled.why[at]
      return why ? [{ piece, why }] : []
    }),
  }
  addAccessories(dressing, kit)
  const items: Item[] = dressing.puts.map(({ piece, variant, pose, lift, wall }, at) => ({
    id: at + 1,
    piece,
    variant,
    ...pose,
    scale: 1,
    ...(lift > 0 && { lift }),
    ...(wall !== undefined && { wall: wall + 1 }),
  }))
  // The search samples a rug more coarsely than the rule does, so invisible ones are removed here.
  const unseen = new Set(unseenItems({ room, items, sizes }).filter((id) => isRug(items, id)))
  for (const { id, piece } of items)
    if (unseen.has(id)) dressing.leftOut.push({ piece, why: 'not-seen' })
  return {
    items: items.filter(({ id }) => !unseen.has(id)),
    leftOut: dressing.leftOut,
    cost: settled.cost,
  }
}

/** Furnishes a room that has no place for more with what of a kit may stand free. */
export function arrangeSparsely(
  room: StagingRoom,
  kit: Kit,
  sizes: Sizes,
  seed: number,
): Arrangement {
  const pieces = kit.pieces.filter(({ piece }) => piece in sparseRoom)
  const others = kit.pieces.filter(({ piece }) => !(piece in sparseRoom))
  const arranged = arrange(room, { ...kit, pieces }, sizes, seed, sparseRoom)
  const leftOut = others.map(({ piece }): LeftOut => ({ piece, why: 'no-space' }))
  return { ...arranged, leftOut: [...arranged.leftOut, ...leftOut] }
}

/** Seeds cycle through the schemes of the main piece, each time with other random numbers for the rest. */
function settledBy(task: Task, seed: number): SettledPlan {
  const schemes = schemesOf(task)
  const turn = Math.floor(seed / schemes.length)
  const scheme = schemes[seed - turn * schemes.length]
  if (!scheme) throw new RangeError('A seed is an integer')
  return turn === 0 ? scheme.better : improvePlan(task, scheme.first, createRandom(seed))
}

const isRug = (items: readonly Item[], id: number): boolean =>
  items.some((item) => item.id === id && /rug$/.test(item.piece))

const templates: Record<RoomKind, Template> = {
  'living-room': livingRoom,
  bedroom,
  'dining-room': diningRoom,
  office,
}
