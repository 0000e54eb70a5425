import { Document, type Primitive } from '@gltf-transform/core'
import { KHRMaterialsVariants } from '@gltf-transform/extensions'
import type { Floats, Group, PieceArrays } from './piece-arrays.ts'
import { findSurface, materialMaker, type UvRange } from './surface-materials.ts'
import type { TextureSet } from './texture-sets.ts'
import type { VariantRecipe } from './variant-recipes.ts'

/** One piece as a glTF document, still with plain floats: one mesh, a primitive for each surface. */
export async function buildDocument(
  piece: PieceArrays,
  sets: Map<string, TextureSet>,
  looks: VariantRecipe[],
): Promise<Document> {
  const document = new Document()
  document.getRoot().getAsset().generator = 'assets/models'
  const range = uvRange(piece.groups)
  const buffer = document.createBuffer()
  const materialOf = materialMaker(document, sets, range)
  const mesh = document.createMesh(piece.id)
  const scene = document.createScene(piece.id).addChild(document.createNode(piece.id).setMesh(mesh))
  document.getRoot().setDefaultScene(scene)
  const variants = document.createExtension(KHRMaterialsVariants)
  const named = looks.map(({ id, swap }) => ({ swap, variant: variants.createVariant(id) }))

  for (const group of piece.groups) {
    const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4', array: Floats) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
    const index = document
      .createAccessor()
      .setType('SCALAR')
      .setArray(group.index)
      .setBuffer(buffer)
    const primitive: Primitive = document
      .createPrimitive()
      .setIndices(index)
      .setAttribute('POSITION', accessor('VEC3', group.position))
      .setAttribute('NORMAL', accessor('VEC3', group.normal))
      .setAttribute('COLOR_0', accessor('VEC4', opaque(group.shade)))
      .setMaterial(await materialOf(group.surfaceName, group.surface))
    const dressed = named.map(({ variant, swap }) => {
      const name = swap[group.surfaceName] ?? group.surfaceName
      return { variant, name, surface: findSurface(piece, name, group.surface) }
    })
    // A sheer curtain has no texture as built, but has one as linen.
    if ([group, ...dressed].some(({ surface }) => sets.has(surface.family))) {
      primitive.setAttribute('TEXCOORD_0', accessor('VEC2', stored(group.uv, range)))
    }
    mesh.addPrimitive(primitive)
    if (dressed.length === 0) continue
    const list = variants.createMappingList()
    for (const { variant, name, surface } of dressed) {
      const mapping = variants.createMapping().addVariant(variant)
      list.addMapping(mapping.setMaterial(await materialOf(name, surface)))
    }
    primitive.setExtension('KHR_materials_variants', list)
  }
  return document
}

/** The smallest box round all texture coordinates, so that they can be stored as 0 to 1. */
function uvRange(groups: Group[]): UvRange {
  const low = [Infinity, Infinity]
  const high = [-Infinity, -Infinity]
  for (const { uv } of groups) {
    uv.forEach((value, i) => {
      low[i % 2] = Math.min(low[i % 2] ?? 0, value)
      high[i % 2] = Math.max(high[i % 2] ?? 0, value)
    })
  }
  const [u = 0, v = 0] = low
  return { from: [u, v], size: [(high[0] ?? 0) - u, (high[1] ?? 0) - v] }
}

const stored = (uv: Floats, { from, size }: UvRange) =>
  uv.map((value, i) => (value - (from[i % 2] ?? 0)) / (size[i % 2] ?? 1))

function opaque(rgb: Floats): Floats {
  const rgba = new Float32Array((rgb.length / 3) * 4).fill(1)
  for (let i = 0; i < rgb.length / 3; i += 1) rgba.set(rgb.subarray(i * 3, i * 3 + 3), i * 4)
  return rgba
}
