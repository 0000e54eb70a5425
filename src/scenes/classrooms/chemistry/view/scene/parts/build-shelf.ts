import { BoxGeometry, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { matt } from '../../../../common/view/scene/materials.ts'
import { paint } from '../../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../../config.ts'
import type { StandId } from '../../../model/lesson/molecule-lab.ts'
import { structureIds, structureOf } from '../../../model/shelf.ts'
import { centreOf } from '../../../model/structure.ts'
import { createBalls } from '../balls.ts'
import { formulas, writeFormula } from '../formula.ts'
import { radiusOf } from '../looks.ts'
import { putMolecule } from '../put-molecule.ts'
import { createSticks } from '../sticks.ts'

const { x, y, z, width, scale, step } = sceneConfig.shelf
const share = sceneConfig.ball.shelf
const thick = 0.014
const edge = 0.024
/** Behind the molecules: white hydrogen and dark carbon are both to be told from it. */
const back = { height: 0.075, thick: 0.006, color: 0x8fa39b }

const columnOf = (index: number) => (index - (structureIds.length - 1) / 2) * step

/** Their formulas in a row, along the front of the plank. */
const formulaStrip = () =>
  paint(2048, Math.round((2048 * edge) / width), (context) => {
    const { width: wide, height } = context.canvas
    context.fillStyle = '#fbf8f1'
    context.fillRect(0, 0, wide, height)
    context.fillStyle = '#14171f'
    for (const [index, id] of structureIds.entries()) {
      const middle = wide * (0.5 + columnOf(index) / width)
      writeFormula(context, formulas[id], { x: middle, y: height * 0.66, size: height * 0.58 })
    }
  })

/** All molecules to one scale, each over its formula; the one on the stand is away. */
export function buildShelf() {
  const root = new Group()
  const plank = new Mesh(new BoxGeometry(width, thick, 0.085), matt(0xb98d5b, 0.6))
  plank.position.set(x, y - thick / 2, z)
  const behind = new Mesh(new BoxGeometry(width, back.height, back.thick), matt(back.color, 0.85))
  behind.position.set(x, y + back.height / 2, z - 0.0425 + back.thick / 2)
  const strip = new Mesh(
    new PlaneGeometry(width, edge),
    new MeshStandardMaterial({ map: formulaStrip(), roughness: 0.8 }),
  )
  strip.position.set(x, y - edge / 2, z + 0.0432)
  // It stands by itself: a visitor's table has no wall behind it.
  const high = y - thick
  const posts = [-0.47, 0.47].map((at) => {
    const post = new Mesh(new BoxGeometry(0.014, high, 0.06), matt(0x9a6d3e, 0.6))
    post.position.set(x + at * width, high / 2, z)
    return post
  })
  for (const part of [plank, behind, ...posts]) {
    part.castShadow = true
    part.receiveShadow = true
  }
  const balls = createBalls(64, 18)
  const sticks = createSticks(80, matt(0xb9b2a4, 0.45), 8)
  sticks.mesh.castShadow = true
  root.add(plank, behind, strip, ...posts, balls.root, sticks.mesh)
  let shown: StandId | undefined
  return {
    root,
    update(taken: StandId) {
      if (taken === shown) return
      shown = taken
      balls.clear()
      sticks.clear()
      for (const [index, id] of structureIds.entries()) {
        if (id === taken) continue
        const structure = structureOf(id)
        const middle = centreOf(structure)[1]
        const low = Math.min(
          ...structure.atoms.map((atom) => atom.at[1] - middle - radiusOf(atom, 'balls', share)),
        )
        const at = [x + columnOf(index), y - low * scale, z] as const
        putMolecule(balls, sticks, structure, { at, scale, look: 'balls', share })
      }
      balls.done()
      sticks.done()
    },
  }
}
