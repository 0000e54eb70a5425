import type { Material, WebGLProgramParametersWithUniforms } from 'three'
import { clamp } from '../../math/clamp.ts'
import { createRandom } from '../../math/random.ts'
import type { Texture } from '../model/estimate/texture.ts'

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

/** A power of two, so that a place in it is found by its last bits. */
const length = 2 ** 16

let kept: Float32Array | undefined

/** The sum of three even numbers for each: near enough to a normal distribution of deviation 1. The same each time. */
function grains(): Float32Array {
  if (kept) return kept
  const random = createRandom(1)
  kept = Float32Array.from({ length }, () => 2 * (random() + random() + random() - 1.5))
  return kept
}

/**
 * Puts the grain of a photo upon furniture that is to lie over it; shadows darken the photo's own.
 * @param image  a part of the picture, its colours not multiplied by their opacity; is changed
 * @param noise  standard deviation of brightness, of 255
 * @param from  the part's upper left corner: where two parts meet, nothing repeats
 */
export function addGrain(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  noise: number,
  from: { x: number; y: number },
): void {
  const table = grains()
  for (let y = 0; y < height; y += 1) {
    const start = from.x + Math.imul(from.y + y, 0x9e3779b1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const red = data[at] ?? 0
      const green = data[at + 1] ?? 0
      const blue = data[at + 2] ?? 0
      // Nothing, or black: a shadow.
      if (red + green + blue === 0) continue
      const grain = noise * (table[(start + x) & (length - 1)] ?? 0)
      data[at] = red + grain
      data[at + 1] = green + grain
      data[at + 2] = blue + grain
    }
  }
}

/** What a drawn edge has of its own, pixels. */
export const own = 0.35

/** What it has when it is enlarged smoothly, drawn pixels: its own and a sixth of variance of two straight ramps. */
const enlarged = Math.sqrt(own ** 2 + 1 / 6)

/** However soft a photo is, its furniture keeps half of the pixels each way. */
const coarsest = 0.5

/** How finely furniture is drawn that goes into a photo. */
export interface RenderScale {
  /** pixels drawn for one of the photo, each way; 1 or less */
  by: number
  /** of the Gaussian that is to follow when it is as large as the photo, standard deviation, pixels */
  blur: number
}

/**
 * A photo whose sharpest edges are soft shows no more of its furniture than fewer pixels hold: what is drawn coarser and
 * enlarged is as soft as what is drawn finely and blurred, in a fraction of the time.
 * @param blur  of the photo's sharpest edges, as the standard deviation of a Gaussian, pixels
 */
export function renderScaleFor(blur: number): RenderScale {
  const by = clamp(enlarged / Math.max(blur, enlarged), coarsest, 1)
  const has = by < 1 ? enlarged / by : own
  return { by, blur: Math.sqrt(Math.max(0, blur ** 2 - has ** 2)) }
}
