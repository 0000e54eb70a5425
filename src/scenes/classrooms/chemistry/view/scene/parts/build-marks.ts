import { Group, MeshBasicMaterial } from 'three'
import {
  add,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../../../math/vector.ts'
import {
  anglePlaces,
  type Corner,
  differentAngles,
  differentBonds,
  type Pair,
} from '../../../model/measurable.ts'
import { angleAt, distanceBetween } from '../../../model/measure.ts'
import { type StructureId, structureOf } from '../../../model/shelf.ts'
import { atomOf, type Structure } from '../../../model/structure.ts'
import { type Put, placer, sideOf } from '../put-molecule.ts'
import { createSticks } from '../sticks.ts'
import { buildLabel } from './label.ts'

/** Writes a number as the visitor's language does. */
export type Figures = (value: number, places?: number) => string

const pieces = 28
const thin = 0.0013

/** What is being measured: an arc between two bonds, a line with ends along one, each with its figure. */
export function buildMarks(figures: Figures) {
  const root = new Group()
  const lines = createSticks(
    2 * pieces,
    new MeshBasicMaterial({
      color: 0xc23e12,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    }),
    8,
  )
  lines.mesh.renderOrder = 8
  lines.mesh.raycast = () => {}
  const [angleLabel, bondLabel] = [buildLabel(0.062), buildLabel(0.062)]
  root.add(lines.mesh, angleLabel.mesh, bondLabel.mesh)

  const arc = (structure: Structure, put: Put, [a, middle, b]: Corner, places: number) => {
    const place = placer(structure, put)
    const [at, first, second] = [middle, a, b].map((i) => place(atomOf(structure, i).at)) as [
      Vector3,
      Vector3,
      Vector3,
    ]
    const u = normalize(subtract(first, at))
    const v = normalize(subtract(second, at))
    const radius = Math.min(length(subtract(first, at)), length(subtract(second, at))) * 0.78
    const flat = subtract(v, scale(u, dot(u, v)))
    // Of two opposite bonds any side will do: the upper one.
    const across = length(flat) < 1e-3 ? sideOf(at, first, add(at, [0, 1, 0])) : normalize(flat)
    const open = Math.acos(Math.max(-1, Math.min(1, dot(u, v))))
    const on = (turn: number, out = radius) =>
      add(at, add(scale(u, Math.cos(turn) * out), scale(across, Math.sin(turn) * out)))
    for (let piece = 0; piece < pieces; piece += 1)
      lines.add(on((open * piece) / pieces), on((open * (piece + 1)) / pieces), thin)
    const figure = angleAt(structure, a, middle, b) ?? 0
    angleLabel.show(`${figures(figure, places)}°`, on(open / 2, radius + 0.026))
  }

  const span = (structure: Structure, put: Put, [a, b]: Pair) => {
    const place = placer(structure, put)
    const [from, to] = [place(atomOf(structure, a).at), place(atomOf(structure, b).at)]
    // On the side away from the rest of the molecule.
    const inward = sideOf(from, to, put.at)
    const out = scale(inward, -0.036)
    lines.add(add(from, out), add(to, out), thin)
    for (const end of [from, to])
      lines.add(add(end, scale(out, 0.3)), add(end, scale(out, 1.2)), thin)
    const middle = scale(add(from, to), 0.5)
    const text = `${figures(distanceBetween(structure, a, b), 1)} pm`
    bondLabel.show(text, add(middle, scale(inward, -0.064)))
  }

  return {
    root,
    /** @param angle  which of those that differ; -1 for none, as for `bond` */
    show(molecule: StructureId, put: Put, angle: number, bond: number) {
      const structure = structureOf(molecule)
      const corner = differentAngles(structure)[angle]
      const pair = differentBonds(structure)[bond]
      lines.clear()
      angleLabel.hide()
      bondLabel.hide()
      if (corner) arc(structure, put, corner, anglePlaces(molecule))
      if (pair) span(structure, put, pair)
      lines.done()
    },
  }
}
