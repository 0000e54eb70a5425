import type { Material, WebGLProgramParametersWithUniforms } from 'three'
import type { Texture } from '../../../model/room/texture.ts'
import { own } from './fineness.ts'

/** How much furniture is to be blurred that a photo may own it. @param by  pixels drawn for one of the photo */
export function blurFor({ blur }: Texture, by: number): number {
  return Math.sqrt(Math.max(0, (blur * by) ** 2 - own ** 2))
}

/** The grain of a photo, put upon the furniture's materials. */
export interface Grain {
  /** of the photo */
  readonly texture: Texture
  /** Takes on the grain of another photo. */
  follow: (texture: Texture) => void
  dress: (material: Material) => void
  /** @param by  pixels drawn for one of the photo: where that is less than 1, many are averaged; 0 for no grain */
  set: (by: number) => void
}

export function createGrain(first: Texture): Grain {
  let texture = first
  const strength = { value: 0 }
  const dressed = new WeakSet<Material>()
  const weave = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, { grainStrength: strength })
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${declarations}`)
      .replace('#include <dithering_fragment>', `#include <dithering_fragment>\n${body}`)
  }
  return {
    get texture() {
      return texture
    },
    follow: (next) => {
      texture = next
    },
    dress(material) {
      if (dressed.has(material)) return
      dressed.add(material)
      material.onBeforeCompile = weave
      material.customProgramCacheKey = () => 'grain'
      material.needsUpdate = true
    },
    set(by) {
      strength.value = (texture.noise / 255) * Math.min(1, by)
    },
  }
}

/** Even numbers in 0 to 1, another for each pixel. Source: the last steps of MurmurHash3, Appleby 2011, public domain */
const declarations = `
uniform float grainStrength;
float grainEven(uvec2 at, uint seed) {
  uint h = at.x * 2654435761u ^ at.y * 2246822519u ^ seed;
  h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13; h *= 0xc2b2ae35u; h ^= h >> 16;
  return float(h >> 8) / 16777216.0;
}`

/** Of brightness alone, the sum of three even distributions: near enough to a normal one of deviation 1. */
const body = `
uvec2 grainAt = uvec2(gl_FragCoord.xy);
float grainSum = grainEven(grainAt, 1u) + grainEven(grainAt, 77u) + grainEven(grainAt, 1291u) - 1.5;
gl_FragColor.rgb += grainStrength * 2.0 * grainSum * gl_FragColor.a;
`
