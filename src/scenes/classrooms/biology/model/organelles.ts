import { radians } from '../../../../math/angle.ts'
import {
  add,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'
import {
  type Capsule,
  gapBetween,
  isInside,
  orthogonalFrame,
  randomDirection,
} from './cell-geometry.ts'
import { cellPlan } from './cell-plan.ts'

const { centriole, centrosome, cut, golgi, nucleus, radius, roughEr, smoothEr } = cellPlan

/** One flat sac of the stack: micrometres. */
interface Cisterna {
  at: Vector3
  radius: number
  face: 'cis' | 'medial' | 'trans'
}

export interface Golgi {
  /** From the cis face, which looks at the ER, to the trans face. */
  axis: Vector3
  cisternae: Cisterna[]
}

/** The Golgi stack, its cis face toward the nucleus and the surrounding ER. */
export function buildGolgi(): Golgi {
  const axis = normalize(subtract(golgi.at, nucleus.at))
  const last = golgi.cisternae - 1
  const cisternae = Array.from({ length: golgi.cisternae }, (_, i): Cisterna => {
    const share = i / last
    return {
      at: add(golgi.at, scale(axis, (i - last / 2) * golgi.spacing)),
      radius: golgi.radius.cis + (golgi.radius.trans - golgi.radius.cis) * share,
      face: i === 0 ? 'cis' : i === last ? 'trans' : 'medial',
    }
  })
  return { axis, cisternae }
}

/** Tilt of a triplet against the barrel's circumference, radians. Source: Winey and O'Toole 2014 */
const pitch = (40 * Math.PI) / 180

/** A barrel of nine triplets: micrometres. */
export interface Centriole {
  at: Vector3
  axis: Vector3
  length: number
  /** Middles of the microtubules A, B and C of each triplet, at half the length. */
  triplets: [a: Vector3, b: Vector3, c: Vector3][]
}

/**
 * Nine triplets of microtubules round an axis, 0.25 micrometers across.
 * Source: Winey and O'Toole 2014, Phil. Trans. R. Soc. B 369, 20130457
 */
function buildCentriole(at: Vector3, direction: Vector3): Centriole {
  const { axis, u, v } = orthogonalFrame(direction)
  const tube = centriole.microtubule
  const place = (x: number, y: number): Vector3 => add(at, add(scale(u, x), scale(v, y)))
  const triplets = Array.from({ length: 9 }, (_, i): [Vector3, Vector3, Vector3] => {
    const angle = (2 * Math.PI * i) / 9
    // C lies outermost, on the barrel's edge, and A innermost, along a line that is turned from the round.
    const outer = centriole.diameter / 2 - tube / 2
    const run = angle + Math.PI / 2 + pitch
    const at = (back: number) =>
      place(
        outer * Math.cos(angle) + back * tube * Math.cos(run),
        outer * Math.sin(angle) + back * tube * Math.sin(run),
      )
    return [at(2), at(1), at(0)]
  })
  return { at, axis, length: centriole.length, triplets }
}

/** The pair, at right angles. */
export function buildCentrosome(): [Centriole, Centriole] {
  const [x, y, z] = centrosome.at
  const mother = buildCentriole(centrosome.at, [1, 0.2, 0.1])
  return [mother, buildCentriole([x, y - centrosome.apart, z], orthogonalFrame(mother.axis).u)]
}

/** A folded sheet: a spherical cap around the nucleus. Micrometers and radians. */
interface Sheet {
  radius: number
  /** From the middle of the cap to its rim. */
  halfAngle: number
}

/** The connection of a sheet to the next inner one, or of the first to the nuclear envelope. */
interface Join {
  /** index of the sheet; -1 is the envelope */
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
 * The rough ER: sheets around the nucleus, each connected to the next inner one, and the first to the space of the
 * nuclear envelope, so that they enclose one continuous space.
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

/** Inside the rims of both sheets, on alternating sides, so that a flow passes the whole sheet. */
function joinTo(to: number, sheet: Sheet, sheets: readonly Sheet[], about: Vector3): Join {
  const { u } = orthogonalFrame(about)
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
    const direction = randomDirection(random)
    if (!sheet || Math.acos(dot(direction, about)) > sheet.halfAngle) continue
    places.push(add(nucleus.at, scale(direction, sheet.radius)))
  }
  return places
}

/** Distance of the outermost sheet from the middle of the nucleus, micrometers. */
export const erReach = nucleus.radius + roughEr.gap * roughEr.sheets

/** A tube of the smooth ER; `parent` is the index of the one it branches off, -1 for the rough ER. */
export interface Tube extends Capsule {
  parent: number
}

/**
 * Tubes that branch off the rim of the outermost rough sheet and are continuous with it.
 * @param obstacles  what the tubes go round; the rough ER itself is among them
 * @returns fewer tubes than planned when there is no room
 */
export function buildSmoothEr(
  rough: RoughEr,
  obstacles: readonly Capsule[],
  random: () => number,
): Tube[] {
  const sheet = rough.sheets.at(-1)
  if (!sheet) return []
  const out = openRim(rough.about, sheet)
  const start = add(nucleus.at, scale(out, sheet.radius))
  const tubes: Tube[] = [tube(start, out, -1)]
  for (let tries = 0; tubes.length < smoothEr.tubes && tries < 2000; tries += 1) {
    // Branches off one of the last tubes, or of earlier ones after failed attempts.
    const back = Math.floor(random() * (5 + tries / 20))
    const parent = Math.max(0, tubes.length - 1 - back)
    const from = tubes[parent]
    if (!from) break
    const away = normalize(subtract(from.b, nucleus.at))
    const next = tube(from.b, normalize(add(randomDirection(random), scale(away, 0.4))), parent)
    if (fits(next, tubes, obstacles)) tubes.push(next)
  }
  return tubes
}

/**
 * The direction to the place on the rim that has most room beyond it: nearest to the middle of the cell, behind the
 * cut.
 */
function openRim(about: Vector3, { halfAngle, radius: out }: Sheet): Vector3 {
  const { u, v } = orthogonalFrame(about)
  const rim = Array.from({ length: 36 }, (_, i): Vector3 => {
    const around = (2 * Math.PI * i) / 36
    const side = add(scale(u, Math.cos(around)), scale(v, Math.sin(around)))
    return add(scale(about, Math.cos(halfAngle)), scale(side, Math.sin(halfAngle)))
  })
  const beyond = (direction: Vector3) =>
    add(nucleus.at, scale(direction, out + 2 * smoothEr.length))
  const worth = (direction: Vector3) => {
    const at = beyond(direction)
    return length(at) + 10 * Math.max(0, at[2] - cut)
  }
  return rim.reduce((best, next) => (worth(next) < worth(best) ? next : best))
}

const tube = (a: Vector3, direction: Vector3, parent: number): Tube => ({
  a,
  b: add(a, scale(direction, smoothEr.length)),
  radius: smoothEr.radius,
  parent,
})

function fits(next: Tube, tubes: readonly Tube[], obstacles: readonly Capsule[]): boolean {
  if (!isInside(next, radius - 0.3) || next.b[2] > cut) return false
  if (obstacles.some((other) => gapBetween(next, other) < 0)) return false
  // Tubes that meet at one end cannot be kept apart there.
  return tubes.every((other, i) => {
    const meets = i === next.parent || other.parent === next.parent
    return meets || gapBetween(next, other) > 0.05
  })
}
