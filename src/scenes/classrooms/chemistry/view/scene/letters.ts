import {
  type BufferGeometry,
  InstancedBufferAttribute,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three'
import { sansType } from '../../../../../stage/canvas-type.ts'
import { paint } from '../../../common/view/scene/textures.ts'
import { glyphs, isDarkLetter } from './looks.ts'

const cell = 128

/** All letters in a row; a charge stands small above. */
const alphabet = () =>
  paint(cell * glyphs.length, cell, (context) => {
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (const [at, glyph] of glyphs.entries()) {
      const [, letter = glyph, sign] = /^([A-Za-z]+)([+-])?$/.exec(glyph) ?? []
      context.fillStyle = isDarkLetter(glyph) ? '#14171f' : '#ffffff'
      const middle = cell * (at + (sign ? 0.42 : 0.5))
      context.font = sansType(700, letter.length > 1 ? 66 : 88)
      context.fillText(letter, middle, cell * 0.54)
      if (!sign) continue
      context.font = sansType(700, 54)
      // A dash, which the small cut of our face has; it has no minus.
      context.fillText(sign === '+' ? '+' : '\u2013', cell * (at + 0.84), cell * 0.27)
    }
  })

/** A plane for each ball's letter, which says by its attribute which letter. */
export function letterGeometry(capacity: number): BufferGeometry {
  const geometry = new PlaneGeometry(1, 1)
  geometry.setAttribute('glyph', new InstancedBufferAttribute(new Float32Array(capacity), 1))
  return geometry
}

/** Letters that face the eye from the near side of their balls, wherever it is. */
export function letterMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    map: alphabet(),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float glyph;')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>\nvMapUv.x = (vMapUv.x + glyph) / ${glyphs.length.toFixed(1)};`,
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
  material.customProgramCacheKey = () => 'letters'
  return material
}
