import {
  type BufferGeometry,
  InstancedBufferAttribute,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { paint } from '../../../common/view/scene/textures.ts'
import { type Alphabet, isDarkLetter } from './looks.ts'

const cell = 128
/** Side by side in the picture: more than these stand in further rows, or no graphics card would take it. */
const mostInRow = 16

const gridOf = (count: number) => ({
  columns: Math.min(count, mostInRow),
  rows: Math.ceil(count / mostInRow),
})

/** All letters; a charge stands small above. */
const print = (alphabet: Alphabet) => {
  const { columns, rows } = gridOf(alphabet.length)
  return paint(cell * columns, cell * rows, (context) => {
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (const [at, glyph] of alphabet.entries()) {
      const [, letter = glyph, sign] = /^([A-Za-z]+)(\d*[+-])?$/.exec(glyph) ?? []
      const [column, row] = [at % columns, Math.floor(at / columns)]
      context.fillStyle = isDarkLetter(letter) ? '#14171f' : '#ffffff'
      const middle = cell * (column + (sign ? 0.42 : 0.5))
      context.font = sansFont(700, letter.length > 1 ? 66 : 88)
      context.fillText(letter, middle, cell * (row + 0.54))
      if (!sign) continue
      context.font = sansFont(700, sign.length > 1 ? 40 : 54)
      // A dash, which the small cut of our face has; it has no minus.
      context.fillText(sign.replace('-', '\u2013'), cell * (column + 0.84), cell * (row + 0.27))
    }
  })
}

/** A plane for each ball's letter, which says by its attribute which letter. */
export function letterGeometry(capacity: number): BufferGeometry {
  const geometry = new PlaneGeometry(1, 1)
  geometry.setAttribute('glyph', new InstancedBufferAttribute(new Float32Array(capacity), 1))
  return geometry
}

/** Letters that face the eye from the near side of their balls, wherever it is. */
export function letterMaterial(alphabet: Alphabet): MeshBasicMaterial {
  const { columns, rows } = gridOf(alphabet.length)
  const material = new MeshBasicMaterial({
    map: print(alphabet),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
  const [wide, high] = [columns.toFixed(1), rows.toFixed(1)]
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float glyph;')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
         float row = floor((glyph + 0.5) / ${wide});
         vMapUv = (vMapUv + vec2(glyph - row * ${wide}, ${high} - 1.0 - row)) / vec2(${wide}, ${high});`,
      )
      .replace(
        '#include <project_vertex>',
        `vec4 mvPosition = modelViewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
         float reach = length(instanceMatrix[0].xyz);
         mvPosition.xyz -= normalize(mvPosition.xyz) * reach * 1.02;
         mvPosition.xy += position.xy * reach * 1.3;
         gl_Position = projectionMatrix * mvPosition;`,
      )
  }
  material.customProgramCacheKey = () => `letters ${wide} ${high}`
  return material
}
