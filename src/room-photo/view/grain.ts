import type { Material, WebGLProgramParametersWithUniforms } from 'three'
import { clamp } from '../../math/clamp.ts'
import { createRandom } from '../../math/random.ts'
import type { NoiseAndBlur } from '../model/estimate/noise-and-blur.ts'

/** The blur that furniture needs to look like its photo. @param by  rendered pixels per pixel of the photo */
export function blurFor({ blur }: NoiseAndBlur, by: number): number {
  return Math.sqrt(Math.max(0, (blur * by) ** 2 - renderedBlur ** 2))
}

export type Grain = ReturnType<typeof createGrain>

/** Adds the grain of a photo to the furniture's materials. */
export function createGrain(first: NoiseAndBlur) {
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
    /** of the photo */
    get texture() {
      return texture
    },
    /** Sets the texture of another photo. */
    follow(next: NoiseAndBlur) {
      texture = next
    },
    dress(material: Material) {
      if (dressed.has(material)) return
      dressed.add(material)
      material.onBeforeCompile = weave
      material.customProgramCacheKey = () => 'grain'
      material.needsUpdate = true
    },
    /** @param by  rendered pixels per pixel of the photo: below 1 several are averaged; 0 for no grain */
    set(by: number) {
      strength.value = (texture.noise / 255) * Math.min(1, by)
    },
  }
}

/** Uniform random numbers in 0 to 1 by pixel. Source: the last steps of MurmurHash3, Appleby 2011, public domain */
const declarations = `
uniform float grainStrength;
float grainEven(uvec2 at, uint seed) {
  uint h = at.x * 2654435761u ^ at.y * 2246822519u ^ seed;
  h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13; h *= 0xc2b2ae35u; h ^= h >> 16;
  return float(h >> 8) / 16777216.0;
}`

/** Noise of brightness: the sum of three uniform numbers approximates a normal distribution of deviation 1. */
const body = `
uvec2 grainAt = uvec2(gl_FragCoord.xy);
float grainSum = grainEven(grainAt, 1u) + grainEven(grainAt, 77u) + grainEven(grainAt, 1291u) - 1.5;
gl_FragColor.rgb += grainStrength * 2.0 * grainSum * gl_FragColor.a;
`

/** A power of two, so that indices wrap by a bit mask. */
const length = 2 ** 16

let kept: Float32Array | undefined

/** Sums of three uniform numbers, which approximate a normal distribution of deviation 1; always the same. */
function grains(): Float32Array {
  if (kept) return kept
  const random = createRandom(1)
  kept = Float32Array.from({ length }, () => 2 * (random() + random() + random() - 1.5))
  return kept
}

/**
 * Adds the grain of a photo to furniture drawn over it; shadows show the photo's own.
 * @param image  a part of the picture with unpremultiplied alpha; is changed
 * @param noise  standard deviation of brightness, of 255
 * @param from  the upper left corner of the part, so that adjacent parts do not repeat the pattern
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
      // Transparent, or black: a shadow.
      if (red + green + blue === 0) continue
      const grain = noise * (table[(start + x) & (length - 1)] ?? 0)
      data[at] = red + grain
      data[at + 1] = green + grain
      data[at + 2] = blue + grain
    }
  }
}

/** The blur of a rendered edge, pixels. */
export const renderedBlur = 0.35

/** The blur of an edge after bilinear enlargement, rendered pixels: its own plus a variance of a sixth. */
const enlarged = Math.sqrt(renderedBlur ** 2 + 1 / 6)

/** The lowest render scale, however soft the photo is. */
const coarsest = 0.5

/** The resolution at which furniture for a photo is rendered. */
export interface RenderScale {
  /** rendered pixels per pixel of the photo in each direction; 1 or less */
  by: number
  /** the blur to be added at the photo's size: standard deviation of a Gaussian, pixels */
  blur: number
}

/**
 * Chooses a render scale from the blur of a photo: rendering at a lower resolution and enlarging is as soft as
 * rendering in full and blurring, and far faster.
 * @param blur  of the photo's sharpest edges, as the standard deviation of a Gaussian, pixels
 */
export function renderScaleFor(blur: number): RenderScale {
  const by = clamp(enlarged / Math.max(blur, enlarged), coarsest, 1)
  const has = by < 1 ? enlarged / by : renderedBlur
  return { by, blur: Math.sqrt(Math.max(0, blur ** 2 - has ** 2)) }
}
