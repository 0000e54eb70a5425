/**
 * Rebuilds public/home/home-overview.glb from home.glb: what the page of the tours shows at first sight, a level of
 * detail for eyes that look from 24 m away.
 *
 *     node assets/home/overview.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Material, Primitive } from '@gltf-transform/core'
import { MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'
import { modelIo, toGlb } from '../models/compress.ts'
import { homeDocument, type Picture } from './home-document.ts'
import type { Floats, HomeGroup } from './home-groups.ts'

/** How far a surface may move, and what a change of its colour by all weighs beside that, metres. */
const coarsest = 0.012
const colourWeight = 0.03
/** Of the skin's pictures, pixels. */
const pictureWidth = 1024

const root = (await (await modelIo()).readBinary(readFileSync('public/home/home.glb'))).getRoot()
await MeshoptSimplifier.ready

/** The mean of a detail's picture, in linear light, by the picture's name. */
const means = new Map<string, number[]>()
const pictures = new Map<string, Picture>()
for (const texture of root.listTextures()) {
  const image = texture.getImage()
  if (!image) continue
  const name = texture.getName()
  const source = sharp(image)
  if (name.startsWith('shell')) {
    const webp = await source.resize(pictureWidth).webp({ quality: 78, effort: 6 }).toBuffer()
    pictures.set(name, { webp: new Uint8Array(webp) })
  } else {
    const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const sum = [0, 0, 0]
    data.forEach((value, at) => {
      sum[at % 3] = (sum[at % 3] ?? 0) + linear(value / 255)
    })
    means.set(
      name,
      sum.map((each) => each / (info.width * info.height)),
    )
  }
}

const coloured: HomeGroup[] = []
const groups: HomeGroup[] = []
for (const node of root.listNodes()) {
  // It is off when the home is looked at from above.
  if (node.getName() === 'ceiling') continue
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const group = groupOf(primitive, node.getName(), node.getWorldMatrix())
    if (group.colour && group.node !== 'section') coloured.push(group)
    else groups.push(group)
  }
}
groups.push(simplify(join(coloured)))
const glb = await toGlb(homeDocument(groups, pictures), 12)
writeFileSync('public/home/home-overview.glb', glb)
const triangles = groups.reduce((sum, { index }) => sum + index.length / 3, 0)
console.log(`public/home/home-overview.glb: ${triangles} triangles, ${glb.byteLength} bytes`)

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function groupOf(primitive: Primitive, node: string, matrix: readonly number[]): HomeGroup {
  const material = primitive.getMaterial() as Material
  const texture = material.getBaseColorTexture()?.getName() ?? null
  const isDetail = texture !== null && means.has(texture)
  return {
    node,
    texture: isDetail ? null : texture,
    double: material.getDoubleSided(),
    position: floats(primitive, 'POSITION', 3, ([x = 0, y = 0, z = 0]) =>
      [0, 1, 2].map(
        (axis) =>
          (matrix[axis] ?? 0) * x +
          (matrix[4 + axis] ?? 0) * y +
          (matrix[8 + axis] ?? 0) * z +
          (matrix[12 + axis] ?? 0),
      ),
    ),
    uv: floats(primitive, 'TEXCOORD_0', 2, (uv) => uv),
    colour: primitive.getAttribute('COLOR_0')
      ? floats(primitive, 'COLOR_0', 3, (rgb) =>
          rgb.map((value, at) => value * (means.get(texture ?? '')?.[at] ?? 1)),
        )
      : null,
    index: Uint32Array.from(primitive.getIndices()?.getArray() ?? []),
  }
}

function floats(
  primitive: Primitive,
  name: string,
  width: number,
  change: (element: number[]) => number[],
): Floats {
  const accessor = primitive.getAttribute(name)
  const out = new Float32Array((accessor?.getCount() ?? 0) * width)
  for (let at = 0; at * width < out.length; at += 1)
    out.set(change(accessor?.getElement(at, []) ?? []).slice(0, width), at * width)
  return out
}

/** All that stands in the home as one mesh, seen from both sides: what has no back costs nothing more to draw. */
function join(parts: readonly HomeGroup[]): HomeGroup {
  const position: number[] = []
  const colour: number[] = []
  const index: number[] = []
  for (const part of parts) {
    const start = position.length / 3
    for (const value of part.position) position.push(value)
    for (const value of part.colour ?? []) colour.push(value)
    for (const value of part.index) index.push(value + start)
  }
  return {
    node: 'things',
    texture: null,
    double: true,
    position: Float32Array.from(position),
    uv: new Float32Array(),
    colour: Float32Array.from(colour),
    index: Uint32Array.from(index),
  }
}

function simplify(group: HomeGroup): HomeGroup {
  const { position, index } = group
  const colour = group.colour as Floats
  const extent = MeshoptSimplifier.getScale(position, 3)
  const weight = colourWeight / extent
  const [simplified] = MeshoptSimplifier.simplifyWithAttributes(
    index,
    position,
    3,
    colour,
    3,
    [weight, weight, weight],
    null,
    0,
    coarsest,
    ['ErrorAbsolute', 'Permissive', 'Prune'],
  )
  const kept = Uint32Array.from(simplified)
  const [remap, count] = MeshoptSimplifier.compactMesh(kept)
  const gather = (values: Floats) => {
    const out = new Float32Array(count * 3)
    remap.forEach((to, from) => {
      if (to !== 0xffffffff) out.set(values.subarray(from * 3, from * 3 + 3), to * 3)
    })
    return out
  }
  return { ...group, position: gather(position), colour: gather(colour), index: kept }
}
