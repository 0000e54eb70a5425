import { Document } from '@gltf-transform/core'
import { describe, expect, it } from 'vitest'
import { buildUsdz } from './build-usdz.ts'
import { checkGlb } from './check-glb.ts'
import { checkUsdz } from './check-usdz.ts'
import { modelIo, toGlb } from './compress.ts'
import type { Group } from './piece-arrays.ts'

/** A flat triangle two metres wide and one deep, moved by `x` and `y` metres. */
function triangle(x = 0, y = 0) {
  const position = Float32Array.from([x - 1, y, 0.5, x + 1, y, 0.5, x, y, -0.5])
  const normal = Float32Array.from([0, 1, 0, 0, 1, 0, 0, 1, 0])
  return { position, normal, index: Uint32Array.from([0, 1, 2]) }
}

function model(x = 0, y = 0): Document {
  const { position, normal, index } = triangle(x, y)
  const document = new Document()
  const buffer = document.createBuffer()
  const accessor = (
    type: 'SCALAR' | 'VEC3',
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const primitive = document
    .createPrimitive()
    .setIndices(accessor('SCALAR', index))
    .setAttribute('POSITION', accessor('VEC3', position))
    .setAttribute('NORMAL', accessor('VEC3', normal))
    .setMaterial(document.createMaterial('white'))
  const node = document.createNode('it').setMesh(document.createMesh('it').addPrimitive(primitive))
  document.getRoot().setDefaultScene(document.createScene('it').addChild(node))
  return document
}

describe('checkGlb', () => {
  it('finds nothing wrong with a packed model in its place', async () => {
    expect(await checkGlb(await toGlb(model()))).toEqual([])
  })

  it('names a model that is not packed', async () => {
    const plain = await (await modelIo()).writeBinary(model())
    expect(await checkGlb(plain)).toEqual([
      'EXT_meshopt_compression is not used',
      'KHR_mesh_quantization is not used',
    ])
  })

  it('names a model that stands beside its origin or above the floor', async () => {
    const problems = await checkGlb(await toGlb(model(0.3, 0.2)))
    expect(problems.join()).toMatch(/its middle is at 0\.300/)
    expect(problems.join()).toMatch(/its lowest point is at 0\.2/)
  })
})

describe('checkUsdz', () => {
  const group: Group = {
    ...triangle(),
    surfaceName: 'paint#FFFFFF',
    surface: { family: 'paint', colour: [1, 1, 1], roughness: 0.5, metallic: 0 },
    uv: new Float32Array(6),
    shade: new Float32Array(9).fill(1),
  }

  it('finds nothing wrong with a package of the right size', async () => {
    expect(checkUsdz(await buildUsdz('it', [group], new Map()), [2, 0, 1])).toEqual([])
  })

  it('names another size, and a file that lies askew', async () => {
    const bytes = await buildUsdz('it', [group], new Map())
    expect(checkUsdz(bytes, [2.1, 0, 1])).toEqual(['measures 2.000 × 0.000 × 1.000 m'])
    const askew = Buffer.from(bytes)
    askew.writeUInt16LE(askew.readUInt16LE(28) - 1, 28)
    expect(checkUsdz(askew, [2, 0, 1]).join()).toMatch(/the file at 0 begins at 63/)
  })
})
