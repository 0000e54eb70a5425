import type { Moment } from '../../../common/view/scene/lesson-scene.ts'
import { sceneConfig, titrationConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { inFlask } from '../../model/pour.ts'
import type { Burette } from './parts/build-burette.ts'

const { tip, lastMark, scale, tile, fall } = sceneConfig
const surface = tile.height + 0.016
/** Radians a second that the handle turns. */
const turn = 7

/** How high a mark of the burette is, metres. */
export const markHeight = (level: number): number =>
  lastMark + (1 - level / titrationConfig.burette) * scale

/** What was seen last, kept with the parts that show it. */
interface Seen {
  ran: number
  /** Seconds since a drop let go; none is falling when it is over. */
  falling: number
}

const seen = new WeakMap<Burette, Seen>()

/** Meniscus, handle, drop and stream. @returns whether one of them moves on */
export function moveBurette(burette: Burette, bench: Bench, moment: Moment): boolean {
  const { elapsed, still } = moment
  const own = seen.get(burette) ?? { ran: inFlask(bench), falling: fall }
  seen.set(burette, own)
  const { column, handle, drop, stream, air } = burette
  column.visible = bench.filled
  column.scale.y = markHeight(bench.level) - column.position.y
  air.visible = bench.filled && bench.bubble > 0

  const ran = inFlask(bench)
  if (ran > own.ran && !bench.open) own.falling = 0
  own.ran = ran
  own.falling = still ? fall : Math.min(fall, own.falling + elapsed)
  const falls = own.falling < fall
  drop.visible = falls
  // From rest: half of g times t squared, scaled so that it arrives when it should.
  drop.position.y = tip - (tip - surface) * (own.falling / fall) ** 2
  stream.visible = bench.open && bench.bubble === 0
  stream.scale.y = tip - surface

  const target = bench.open ? Math.PI / 2 : 0
  const left = target - handle.rotation.x
  const step = still ? Math.PI : turn * elapsed
  handle.rotation.x += Math.sign(left) * Math.min(Math.abs(left), step)
  return falls || handle.rotation.x !== target
}
