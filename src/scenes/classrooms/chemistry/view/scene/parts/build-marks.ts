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
import { sceneConfig } from '../../../config.ts'
import {
  angleAt,
  type Corner,
  differentAngles,
  differentBonds,
  distanceBetween,
  type Pair,
} from '../../../model/measure.ts'

import { atomOf, type Structure } from '../../../model/structure.ts'
import { type Put, placer, sideOf } from '../put-molecule.ts'
import { createSticks } from '../sticks.ts'
import { keepApart } from './keep-apart.ts'
import { buildLabel } from './label.ts'

/** Writes a number as the visitor's language does. */
export type Figures = (value: number, places?: number) => string

interface Measured {
  angle: number
  bond: number
  /** After the point of an angle's figure. */
  places: number
}

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
  const labels = [buildLabel(0.062), buildLabel(0.062)] as const
  const [angleLabel, bondLabel] = labels
  // The eye may have turned since the last frame, and only a frame knows from where it looks. Lines are drawn before
  // their figures, and must be even where they are out of sight.
  lines.mesh.frustumCulled = false
  lines.mesh.onBeforeRender = ({ xr }, _scene, eye) => {
    // Each eye of a headset would put them elsewhere, and both together see them double: there they stay at home.
    if (!xr.isPresenting) keepApart(labels, eye)
  }
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
    // What is enlarged less stands nearer to its bonds.
    const aside = (0.036 * put.scale) / sceneConfig.model.scale
    const out = scale(inward, -aside)
    lines.add(add(from, out), add(to, out), thin)
    for (const end of [from, to])
      lines.add(add(end, scale(out, 0.3)), add(end, scale(out, 1.2)), thin)
    const middle = scale(add(from, to), 0.5)
    const text = `${figures(distanceBetween(structure, a, b), 1)} pm`
    bondLabel.show(text, add(middle, scale(inward, -aside - 0.028)))
  }

  return {
    root,
    labels,
    /** Marks one of the angles and one of the bonds that differ; -1 for none. */
    show(structure: Structure, put: Put, { angle, bond, places }: Measured) {
      const corner = differentAngles(structure)[angle]
      const pair = differentBonds(structure)[bond]
      lines.clear()
      angleLabel.hide()
      bondLabel.hide()
      if (corner) arc(structure, put, corner, places)
      if (pair) span(structure, put, pair)
      lines.done()
    },
  }
}
