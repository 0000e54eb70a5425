import { Group, type Object3D } from 'three'
import type { Point } from '../../../../../math/orbit.ts'
import { buildBooks } from '../../../common/view/scene/books.ts'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { buildRoom, buildShelf, shadowUnder } from '../../../common/view/scene/room.ts'
import { contact } from '../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../config.ts'
import { beginLive } from '../../model/lesson/live.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import { type ExperimentId, experimentIds, firstSetup } from '../../model/lesson/setup.ts'
import { buildLauncher } from './parts/build-launcher.ts'
import { buildOrbit } from './parts/build-orbit.ts'
import { buildPendulum } from './parts/build-pendulum.ts'
import { buildTable } from './parts/build-table.ts'
import type { Station } from './station.ts'

const { front, aside, homes, homesOnTable, walk } = sceneConfig

/** The four experiments. Units and axes as in `LessonScene`; `room` is left out where the visitor has one of their own. */
export function buildScene({ room = true } = {}): LessonScene<MotionLab> {
  const root = new Group()
  const stations: Record<ExperimentId, Station> = {
    pendulum: buildPendulum(),
    throw: buildLauncher(),
    collision: buildTable(),
    orbit: buildOrbit(),
  }
  const parts = Object.fromEntries(experimentIds.map((id) => [id, stations[id].root])) as Record<
    ExperimentId,
    Object3D
  >
  root.add(...Object.values(parts))
  if (room) {
    root.add(
      buildRoom(),
      buildShelf(homes.pendulum.x, homes.pendulum.y, 0.3, true),
      buildShelf(-homes.pendulum.x, homes.orbit.y, 0.3, true),
      buildBooks([{ from: -0.095, count: 7 }]),
      shadowUnder(front.x, front.z, 0.66, contact(), 0.34),
    )
  }
  const stand = room ? homes : homesOnTable
  /** How far each has come to the front, 0 to 1; nothing before the first look. */
  const come = new Map<ExperimentId, number>()

  const setup = firstSetup()
  const blank = { setup, guesses: { period: null, range: null }, noted: false, findings: [] }
  for (const id of experimentIds) {
    stations[id].show({ ...blank, experiment: id, live: beginLive(id, setup) })
  }

  /** Leads each to its place. @returns whether one is still on its way */
  function lead(lab: MotionLab, elapsed: number, still: boolean): boolean {
    let moving = false
    for (const id of experimentIds) {
      const target = lab.experiment === id ? 1 : 0
      const before = come.get(id)
      const step = still || before === undefined ? 1 : elapsed / walk
      const left = target - (before ?? target)
      const share = (before ?? target) + Math.sign(left) * Math.min(Math.abs(left), step)
      come.set(id, share)
      if (share !== target) moving = true
      if (share !== before) put(parts[id], stand[id], share)
    }
    return moving
  }

  return {
    root,
    parts,
    anchor(id) {
      const part = parts[id as ExperimentId]
      if (!part) return { x: 0, y: 0, z: 0 }
      const { x, y, z } = part.position
      return { x, y: y + stations[id as ExperimentId].height * part.scale.y, z }
    },
    update(lab, { elapsed, still }) {
      stations[lab.experiment].show(lab)
      return lead(lab, elapsed, still)
    },
    dispose: () => disposeSet(root),
  }
}

/** Between its home and the front, in a low arc, slowly at both ends. */
function put(part: Object3D, home: Point, share: number): void {
  const eased = share * share * (3 - 2 * share)
  const between = (a: number, b: number) => a * (1 - eased) + b * eased
  part.position.set(
    between(home.x, front.x),
    between(home.y, front.y) + 0.2 * eased * (1 - eased),
    between(home.z, front.z),
  )
  part.scale.setScalar(between(aside, 1))
}
