import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Rgb } from './piece-arrays.ts'

/** One family's tileable pictures, made by `assets/textures/make.py`. */
export interface TextureSet {
  /** Size of one tile of the albedo and roughness, and of the relief, metres (u, v). */
  tile: [number, number]
  normalTile: [number, number]
  /** Mean linear albedo: the base colour is divided by it, so that the mean colour is the named one. */
  mean: Rgb
  /** PNG files. */
  albedo: string
  normal: string
  /** Factors up to `roughest` as 0 to 1; absent where the roughness is even. */
  roughness?: string
}

/** The factor that white in a roughness texture stands for. */
export const roughest = 1.5

interface Facts {
  tile: [number, number]
  normalTile: [number, number]
  mean: Rgb
  roughness: boolean
}

export function readTextureSets(folder: string): Map<string, TextureSet> {
  const facts = JSON.parse(readFileSync(join(folder, 'textures.json'), 'utf8')) as Record<
    string,
    Facts
  >
  return new Map(
    Object.entries(facts).map(([family, { roughness, ...rest }]) => {
      const file = (kind: string) => join(folder, `${family}-${kind}.png`)
      const set: TextureSet = { ...rest, albedo: file('albedo'), normal: file('normal') }
      return [family, roughness ? { ...set, roughness: file('roughness') } : set]
    }),
  )
}

export function toWebp(png: string, quality: number): Promise<Buffer> {
  return sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
}

/**
 * The albedo times a linear colour, as JPEG: formats without factors get the colour in the picture.
 * @param colour  mean colour of the result, linear
 */
export async function tintedJpeg(set: TextureSet, colour: Rgb, quality: number): Promise<Buffer> {
  const { data, info } = await sharp(set.albedo)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tables = colour.map((channel, i) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      Math.round(encodeSrgb((decodeSrgb(value / 255) * channel) / (set.mean[i] ?? 1)) * 255),
    ),
  )
  const tinted = data.map((value, i) => tables[i % 3]?.[value] ?? value)
  return sharp(tinted, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}

const decodeSrgb = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

function encodeSrgb(value: number): number {
  const clamped = Math.min(1, Math.max(0, value))
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
}
