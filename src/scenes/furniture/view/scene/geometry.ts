import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  PlaneGeometry,
  ShadowMaterial,
} from 'three'
import { furnitureConfig } from '../../config.ts'
import type { Size } from '../../model/piece-view.ts'

const { spacing, cross } = furnitureConfig.grid

/** The floor that a piece stands on: what catches its shadow, and crosses half a metre apart. */
export function buildFloor({ width, depth }: Size) {
  const shade = new Mesh(new PlaneGeometry(8, 8), new ShadowMaterial({ opacity: 0.16 }))
  shade.rotation.x = -Math.PI / 2
  shade.receiveShadow = true
  const material = new LineBasicMaterial({ color: 0x87826f, transparent: true, opacity: 0.75 })
  const grid = new LineSegments(crosses(Math.max(width, depth) / 2 + 1), material)
  const root = new Group().add(shade, grid)
  return {
    root,
    dispose() {
      for (const part of [shade, grid]) {
        part.geometry.dispose()
        part.material.dispose()
      }
    },
  }
}

/** Crosses on the floor round the middle. @param reach  metres, to each side */
function crosses(reach: number): BufferGeometry {
  const steps = Math.ceil(reach / spacing)
  const positions: number[] = []
  for (let i = -steps; i <= steps; i += 1) {
    for (let j = -steps; j <= steps; j += 1) {
      const [x, z] = [i * spacing, j * spacing]
      positions.push(x - cross, 0, z, x + cross, 0, z, x, 0, z - cross, x, 0, z + cross)
    }
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3))
}
