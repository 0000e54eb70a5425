import { Document, type Material, type Node } from '@gltf-transform/core'
import { KHRMaterialsUnlit, KHRTextureTransform } from '@gltf-transform/extensions'
import type { Floats, HomeGroup } from './home-groups.ts'

/** A picture for the home: WebP bytes; `tile` in metres and `mean` (linear) only for tileable details. */
export type Picture = {
  webp: Uint8Array<ArrayBuffer>
  tile?: [number, number]
  mean?: [number, number, number]
}

type Range = { from: [number, number]; size: [number, number] }

/**
 * The home as a glTF document, floats still. All light is in its colours and pictures, already as the eye sees it, so
 * that every material is unlit and must not be tone-mapped again.
 */
export function homeDocument(groups: HomeGroup[], pictures: Map<string, Picture>): Document {
  const document = new Document()
  document.getRoot().getAsset().generator = 'assets/home'
  const buffer = document.createBuffer()
  const scene = document.createScene('home')
  document.getRoot().setDefaultScene(scene)
  const range = detailRange(groups, pictures)
  const materialOf = materials(document, pictures, range)
  const nodes = new Map<string, Node>()

  for (const group of groups) {
    const picture = group.texture ? pictures.get(group.texture) : undefined
    const accessor = (
      type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4',
      array: Floats | Uint32Array<ArrayBuffer>,
    ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
    const primitive = document
      .createPrimitive()
      .setIndices(accessor('SCALAR', group.index))
      .setAttribute('POSITION', accessor('VEC3', group.position))
      .setMaterial(materialOf(group.texture, group.double))
    if (picture) {
      const uv = picture.tile ? stored(group.uv, range) : group.uv
      primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uv))
    }
    if (group.colour) {
      primitive.setAttribute('COLOR_0', accessor('VEC4', tinted(group.colour, picture?.mean)))
    }
    const node = nodes.get(group.node) ?? document.createNode(group.node)
    if (!nodes.has(group.node)) {
      nodes.set(group.node, node.setMesh(document.createMesh(group.node)))
      scene.addChild(node)
    }
    node.getMesh()?.addPrimitive(primitive)
  }
  return document
}

function materials(document: Document, pictures: Map<string, Picture>, { from, size }: Range) {
  const unlit = document.createExtension(KHRMaterialsUnlit).createUnlit()
  const transforms = document.createExtension(KHRTextureTransform)
  const made = new Map<string, Material>()
  return (texture: string | null, double: boolean): Material => {
    const name = `${texture ?? 'plain'}${double ? '-double' : ''}`
    const known = made.get(name)
    if (known) return known
    const material = document.createMaterial(name).setDoubleSided(double)
    material.setRoughnessFactor(1).setMetallicFactor(0).setExtension('KHR_materials_unlit', unlit)
    const picture = texture ? pictures.get(texture) : undefined
    if (texture && !picture) throw new Error(`There is no picture named ${texture}.`)
    if (texture && picture) {
      const known = document
        .getRoot()
        .listTextures()
        .find((t) => t.getName() === texture)
      const image =
        known ?? document.createTexture(texture).setImage(picture.webp).setMimeType('image/webp')
      material.setBaseColorTexture(image)
      if (picture.tile) {
        const [u, v] = picture.tile
        const transform = transforms.createTransform()
        transform.setOffset([from[0] / u, from[1] / v]).setScale([size[0] / u, size[1] / v])
        material.getBaseColorTextureInfo()?.setExtension('KHR_texture_transform', transform)
      }
    }
    made.set(name, material)
    return material
  }
}

/** The smallest box round the texture coordinates of all details, so that they can be stored as 0 to 1. */
function detailRange(groups: HomeGroup[], pictures: Map<string, Picture>): Range {
  const low: [number, number] = [Infinity, Infinity]
  const high: [number, number] = [-Infinity, -Infinity]
  for (const { texture, uv } of groups) {
    if (!texture || !pictures.get(texture)?.tile) continue
    for (let i = 0; i < uv.length; i += 2) {
      for (const axis of [0, 1] as const) {
        const value = uv[i + axis] ?? 0
        low[axis] = Math.min(low[axis], value)
        high[axis] = Math.max(high[axis], value)
      }
    }
  }
  return low[0] > high[0]
    ? { from: [0, 0], size: [1, 1] }
    : { from: low, size: [high[0] - low[0], high[1] - low[1]] }
}

const stored = (uv: Floats, { from, size }: Range) =>
  uv.map((value, i) => (value - (from[i % 2] ?? 0)) / (size[i % 2] ?? 1))

/** Adds opacity, and divides by the mean of the picture that the colour will be multiplied with. */
function tinted(rgb: Floats, mean: number[] = [1, 1, 1]): Floats {
  const rgba = new Float32Array((rgb.length / 3) * 4).fill(1)
  for (let i = 0; i < rgb.length; i += 1) {
    rgba[Math.floor(i / 3) * 4 + (i % 3)] = Math.min(1, (rgb[i] ?? 0) / (mean[i % 3] ?? 1))
  }
  return rgba
}
