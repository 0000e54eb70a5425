import { radians } from '../../../../math/angle.ts'
import { add, dot, normalize, scale, type Vector3 } from '../../../../math/vector.ts'
import { cellPlan } from './cell-plan.ts'
import { anyDirection, frameOf } from './directions.ts'

const { nucleus, roughEr } = cellPlan

/** One folded sheet: a cap of a sphere about the nucleus. Micrometres and radians. */
export interface Sheet {
  radius: number
  /** From the middle of the cap to its rim. */
  halfAngle: number
}

/** Where a sheet goes over into the next one inwards; into the outer envelope of the nucleus for the first. */
export interface Join {
  /** Place in the list of sheets; -1 is the envelope. */
  from: number
  to: number
  /** From the middle of the nucleus. */
  direction: Vector3
  inner: Vector3
  outer: Vector3
}

export interface RoughEr {
  about: Vector3
  sheets: Sheet[]
  joins: Join[]
  /** Ribosomes, on the outer faces. */
  ribosomes: Vector3[]
}

/**
 * The rough ER: sheets about the nucleus, each of them open into the one before and the first into the space between the
 * two envelopes, so that all of it is one room.
 * Source: Alberts et al., Molecular Biology of the Cell, 6th edition, chapter 12
 */
export function buildRoughEr(random: () => number): RoughEr {
  const about = normalize(roughEr.about)
  const sheets = Array.from({ length: roughEr.sheets }, (_, i) => ({
    radius: nucleus.radius + roughEr.gap * (i + 1),
    halfAngle: radians(roughEr.halfAngle.first - roughEr.halfAngle.less * i),
  }))
  const joins = sheets.map((sheet, to) => joinTo(to, sheet, sheets, about))
  return { about, sheets, joins, ribosomes: ribosomesOn(sheets, about, random) }
}

/** Inside the rims of both sheets, in turn on one side and on the other, so that what flows through takes the whole sheet. */
function joinTo(to: number, sheet: Sheet, sheets: readonly Sheet[], about: Vector3): Join {
  const { u } = frameOf(about)
  const tilt = (to % 2 === 0 ? 1 : -1) * sheet.halfAngle * 0.8
  const direction = add(scale(about, Math.cos(tilt)), scale(u, Math.sin(tilt)))
  const at = (radius: number) => add(nucleus.at, scale(direction, radius))
  const inner = sheets[to - 1]?.radius ?? nucleus.radius
  return { from: to - 1, to, direction, inner: at(inner), outer: at(sheet.radius) }
}

function ribosomesOn(sheets: readonly Sheet[], about: Vector3, random: () => number): Vector3[] {
  const places: Vector3[] = []
  while (places.length < roughEr.ribosomes) {
    const sheet = sheets[places.length % sheets.length]
    const direction = anyDirection(random)
    if (!sheet || Math.acos(dot(direction, about)) > sheet.halfAngle) continue
    places.push(add(nucleus.at, scale(direction, sheet.radius)))
  }
  return places
}

/** How far from the middle of the nucleus its sheets reach, micrometres. */
export const erReach = nucleus.radius + roughEr.gap * roughEr.sheets
