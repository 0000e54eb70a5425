import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Accessor, Document, Primitive } from '@gltf-transform/core'
import { dequantize, textureCompress } from '@gltf-transform/functions'
import { MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'
import { readKits } from '../styles/read-kits.ts'
import { catalogue } from './catalogue.ts'
import { modelIo, toGlb } from './compress.ts'
import { readManifest, writeEntry } from './manifest.ts'
import { measureModel } from './measure-model.ts'
import type { Floats, Group, Indices } from './piece-arrays.ts'
import { simplifyGroups } from './simplify-groups.ts'

/**
 * `node assets/models/build-small.ts`: the pieces that first screens show, made small from their full models, as seen from the other side of a room.
 */

/** What a piece keeps of its triangles, and how many at most. */
const budget = { share: 0.35, least: 1300, most: 3800 }
const texturePixels = 256

const folder = 'public/models'

const catalogPieces = () => catalogue().slice(0, 9)

/** Every piece of a living room, and the nine of the catalogue. */
export function smallPieces(): string[] {
  const living = readKits().flatMap(({ rooms }) => rooms['living-room'].map(({ piece }) => piece))
  return [...new Set([...living, ...catalogPieces()])].sort()
}

/** A model with fewer triangles and smaller textures, without bumps: its size, looks and baked shade stay. */
export async function makeSmall(full: Uint8Array): Promise<Uint8Array> {
  const document = await (await modelIo()).readBinary(full)
  await document.transform(dequantize())
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  const groups = primitives.map(groupOf)
  const before = groups.reduce((sum, { index }) => sum + index.length / 3, 0)
  const { share, least, most } = budget
  // Where boxes have edges everywhere, only their places are simplified.
  const simple = await simplifyGroups(
    groups,
    Math.min(most, Math.max(least, before * share)),
  ).catch(() => groups.map(simplifyBoxes))
  for (const [at, primitive] of primitives.entries()) write(document, primitive, simple[at])
  for (const material of document.getRoot().listMaterials())
    material.setNormalTexture(null).setMetallicRoughnessTexture(null)
  await document.transform(
    textureCompress({
      encoder: sharp,
      targetFormat: 'webp',
      resize: [texturePixels, texturePixels],
      quality: 70,
    }),
  )
  return toGlb(document, 12)
}

/** The shift that small boxes such as books may take, meters. */
const boxError = 0.01

function simplifyBoxes(group: Group): Group {
  const { index, position } = group
  const flags = ['ErrorAbsolute', 'Permissive'] as const
  const [simplified] = MeshoptSimplifier.simplify(index, position, 3, 0, boxError, [...flags])
  return { ...group, index: Uint32Array.from(simplified) }
}

const floats = (accessor: Accessor | null, width: number): Floats => {
  const array = accessor?.getArray()
  return array ? Float32Array.from(array) : new Float32Array(width)
}

function groupOf(primitive: Primitive): Group {
  const position = floats(primitive.getAttribute('POSITION'), 0)
  const count = position.length / 3
  const color = primitive.getAttribute('COLOR_0')
  const shade = new Float32Array(count * 3).fill(1)
  const rgba = [1, 1, 1, 1]
  if (color)
    for (let at = 0; at < count; at += 1) shade.set(color.getElement(at, rgba).slice(0, 3), at * 3)
  return {
    surfaceName: primitive.getMaterial()?.getName() ?? '',
    surface: { family: '', colour: [1, 1, 1], roughness: 1, metallic: 0 },
    position,
    normal: floats(primitive.getAttribute('NORMAL'), count * 3),
    uv: floats(primitive.getAttribute('TEXCOORD_0'), count * 2),
    shade,
    index: Uint32Array.from(primitive.getIndices()?.getArray() ?? []) as Indices,
  }
}

function write(document: Document, primitive: Primitive, group: Group | undefined): void {
  if (!group) return
  const { position, normal, uv, shade, index } = group
  const buffer = document.getRoot().listBuffers()[0] ?? null
  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3', array: Floats | Indices) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  primitive
    .setIndices(accessor('SCALAR', index))
    .setAttribute('POSITION', accessor('VEC3', position))
    .setAttribute('NORMAL', accessor('VEC3', normal))
    .setAttribute('COLOR_0', accessor('VEC3', shade))
  if (primitive.getAttribute('TEXCOORD_0'))
    primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uv))
}

/** The picture of a piece as it stands in a strip. */
async function packStripPicture(id: string): Promise<void> {
  const picture = sharp(join(folder, `${id}.webp`)).resize(256)
  await picture
    .clone()
    .avif({ quality: 55, effort: 7 })
    .toFile(join(folder, 'small', `${id}.avif`))
  await picture
    .clone()
    .webp({ quality: 76, effort: 6 })
    .toFile(join(folder, 'small', `${id}.webp`))
}

if (import.meta.main) {
  mkdirSync(join(folder, 'small'), { recursive: true })
  for (const id of smallPieces()) {
    const full = readFileSync(join(folder, `${id}.glb`))
    const small = await makeSmall(full)
    writeFileSync(join(folder, 'small', `${id}.glb`), small)
    if (catalogPieces().includes(id)) await packStripPicture(id)
    const entry = readManifest(folder)[id]
    const io = await modelIo()
    const measured = measureModel(await io.readBinary(full))
    if (entry) writeEntry(folder, id, entry.mount, measured)
    const { triangles } = measureModel(await io.readBinary(small))
    console.log(`${id}: ${triangles} triangles, ${small.length} bytes`)
  }
}
