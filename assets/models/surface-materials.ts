import type { Document, Material, Texture } from '@gltf-transform/core'
import { KHRTextureTransform } from '@gltf-transform/extensions'
import type { PieceArrays, Rgb, Surface } from './piece-arrays.ts'
import { roughest, type TextureSet, toWebp } from './texture-sets.ts'

/** How stored texture coordinates become metres: `metres = stored × size + from`. */
export interface UvRange {
  from: [number, number]
  size: [number, number]
}

const quality = { albedo: 78, normal: 80, roughness: 65 }
const repeat = 10497

/**
 * Every surface that a piece may ask for by name: those it is built of, the palette's, another colour of a finish as
 * `ceramic#RRGGBB`, and paints as `#RRGGBB`.
 */
export function findSurface(
  { groups, palette }: PieceArrays,
  name: string,
  instead?: Surface,
): Surface {
  const built = groups.find(({ surfaceName }) => surfaceName === name)?.surface
  if (built) return built
  const own = (family: string) => groups.find(({ surface }) => surface.family === family)?.surface
  const colour = palette[name]
  const [family = ''] = name.split('-')
  const model = own(family) ?? instead
  if (colour && model) return { ...model, family, colour }
  const [finish, hex] = name.split('#')
  if (finish && hex) {
    // Bare metal may stand in for any finish; the others take their roughness from the piece.
    const bare = { family: 'metal', roughness: 0.35, metallic: 1 }
    const known = finish === 'metal' ? bare : own(finish)
    if (!known) throw new RangeError(`${finish} is not on the piece`)
    return { ...known, colour: fromHex(`#${hex}`) }
  }
  if (/^#[0-9A-F]{6}$/i.test(name)) {
    // Lacquer over wood lets its pores show; over metal it is plain.
    const over = instead?.family === 'oak' ? 'lacquer' : 'paint'
    return { family: over, colour: fromHex(name), roughness: 0.5, metallic: 0 }
  }
  throw new RangeError(`${name} is no surface that the piece could have`)
}

export function fromHex(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Makes the materials of one document; each surface and each texture only once. */
export function materialMaker(document: Document, sets: Map<string, TextureSet>, range: UvRange) {
  const transforms = document.createExtension(KHRTextureTransform).setRequired(true)
  const textures = new Map<string, Promise<Texture>>()
  const materials = new Map<string, Promise<Material>>()

  const texture = (png: string, name: string, webpQuality: number) => {
    const made = textures.get(png) ?? load(png, name, webpQuality)
    textures.set(png, made)
    return made
  }
  const load = async (png: string, name: string, webpQuality: number) =>
    document
      .createTexture(name)
      .setMimeType('image/webp')
      .setImage(new Uint8Array(await toWebp(png, webpQuality)))

  const transform = ([u, v]: [number, number]) =>
    transforms
      .createTransform()
      .setScale([range.size[0] / u, range.size[1] / v])
      .setOffset([range.from[0] / u, range.from[1] / v])

  async function make(name: string, surface: Surface): Promise<Material> {
    const { family, colour, roughness, metallic, double, glow } = surface
    const material = document
      .createMaterial(name)
      .setBaseColorFactor([...colour, 1])
      .setRoughnessFactor(roughness)
      .setMetallicFactor(metallic)
      .setDoubleSided(double ?? false)
      .setEmissiveFactor(glow ?? [0, 0, 0])
    const set = sets.get(family === 'lacquer' ? 'oak' : family)
    if (!set) return material
    const info = (tile: [number, number]) => ({ tile: transform(tile) })
    material.setNormalTexture(await texture(set.normal, `${family}-normal`, quality.normal))
    const normal = material.getNormalTextureInfo()?.setWrapS(repeat).setWrapT(repeat)
    normal?.setExtension('KHR_texture_transform', info(set.normalTile).tile)
    if (family === 'lacquer') return material
    const factor = colour.map((channel, i) => Math.min(1, channel / (set.mean[i] ?? 1)))
    material.setBaseColorFactor([factor[0] ?? 1, factor[1] ?? 1, factor[2] ?? 1, 1])
    material.setBaseColorTexture(await texture(set.albedo, `${family}-albedo`, quality.albedo))
    const base = material.getBaseColorTextureInfo()?.setWrapS(repeat).setWrapT(repeat)
    base?.setExtension('KHR_texture_transform', info(set.tile).tile)
    if (set.roughness) {
      const rough = await texture(set.roughness, `${family}-roughness`, quality.roughness)
      material
        .setMetallicRoughnessTexture(rough)
        .setRoughnessFactor(Math.min(1, roughness * roughest))
      const where = material.getMetallicRoughnessTextureInfo()?.setWrapS(repeat).setWrapT(repeat)
      where?.setExtension('KHR_texture_transform', info(set.tile).tile)
    }
    return material
  }

  return (name: string, surface: Surface): Promise<Material> => {
    const made = materials.get(name) ?? make(name, surface)
    materials.set(name, made)
    return made
  }
}
