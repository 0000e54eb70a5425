import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  SphereGeometry,
} from 'three'
import type { ElementSymbol } from '../../model/elements.ts'
import { letterGeometry, letterMaterial } from './letters.ts'
import { type Alphabet, colourOf, glyphOf, ownLetters } from './looks.ts'

/** Balls with letters on them: so many atoms in two calls, and as many again for shadows. */
export interface Balls {
  root: Group
  /** Begins anew. */
  clear(): void
  add(element: ElementSymbol, charge: number, x: number, y: number, z: number, radius: number): void
  /** Shows what was added since. */
  done(): void
}

const matrix = new Matrix4()
const colour = new Color()

/**
 * @param capacity  the most atoms; more are left out
 * @param fine  segments round a ball
 * @param alphabet  all that is to be written on them
 */
export function createBalls(
  capacity: number,
  fine: number,
  alphabet: Alphabet = ownLetters,
): Balls {
  const root = new Group()
  const body = new InstancedMesh(
    new SphereGeometry(1, fine, Math.ceil(fine * 0.6)),
    new MeshStandardMaterial({ roughness: 0.32, envMapIntensity: 0.75 }),
    capacity,
  )
  const letters = new InstancedMesh(letterGeometry(capacity), letterMaterial(alphabet), capacity)
  body.castShadow = true
  body.receiveShadow = true
  letters.frustumCulled = false
  // What is written on a ball is no thing of its own.
  letters.raycast = () => {}
  letters.renderOrder = 3
  for (const mesh of [body, letters]) mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  // Its colours are there before it is drawn for the first time.
  body.setColorAt(0, colour)
  const glyph = letters.geometry.getAttribute('glyph')
  let count = 0
  root.add(body, letters)
  return {
    root,
    clear() {
      count = 0
    },
    add(element, charge, x, y, z, radius) {
      if (count >= capacity) return
      matrix.makeScale(radius, radius, radius).setPosition(x, y, z)
      body.setMatrixAt(count, matrix)
      letters.setMatrixAt(count, matrix)
      body.setColorAt(count, colour.set(colourOf(element)))
      glyph.setX(count, Math.max(0, alphabet.indexOf(glyphOf({ element, charge }))))
      count += 1
    },
    done() {
      for (const mesh of [body, letters]) {
        mesh.count = count
        mesh.instanceMatrix.needsUpdate = true
      }
      if (body.instanceColor) body.instanceColor.needsUpdate = true
      glyph.needsUpdate = true
      // A press and the edge of the picture ask for it.
      body.computeBoundingSphere()
    },
  }
}
