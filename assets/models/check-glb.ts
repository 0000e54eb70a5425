import type { Document } from '@gltf-transform/core'
import { EXTMeshoptCompression } from '@gltf-transform/extensions'
import { type Message, validateBytes } from 'gltf-validator'
import { modelIo } from './compress.ts'
import { measureModel } from './measure-model.ts'

/** What a model may weigh and how it must stand. Bytes, triangles, metres. */
export const limits = { bytes: 350_000, triangles: 25_000, centre: 0.01, floor: 0.005 }

/** Viewers derive tangents from the texture coordinates; to store them would cost a tenth of the file. */
const accepted = new Set(['MESH_PRIMITIVE_GENERATED_TANGENT_SPACE'])

/** Everything that is wrong with one GLB, in words; `[]` for a sound one. */
export async function checkGlb(bytes: Uint8Array): Promise<string[]> {
  const io = await modelIo()
  const problems: string[] = []
  if (bytes.length > limits.bytes) problems.push(`${bytes.length} bytes`)
  const document = await io.readBinary(bytes)
  problems.push(...checkFormats(document), ...checkPlace(document))
  return [...problems, ...(await validateGlb(bytes))]
}

/** What Khronos' validator has against a GLB as it is, and against what it unpacks to. */
export async function validateGlb(bytes: Uint8Array): Promise<string[]> {
  const document = await (await modelIo()).readBinary(bytes)
  return [...(await validate(bytes)), ...(await validate(await decoded(document)))]
}

/** Whether a model is packed as browsers are to get it, in words; `[]` if so. */
export function checkFormats(document: Document): string[] {
  const root = document.getRoot()
  const names = root.listExtensionsUsed().map(({ extensionName }) => extensionName)
  const missing = ['EXT_meshopt_compression', 'KHR_mesh_quantization'].filter(
    (name) => !names.includes(name),
  )
  const strange = root.listTextures().filter((texture) => texture.getMimeType() !== 'image/webp')
  return [
    ...missing.map((name) => `${name} is not used`),
    ...strange.map((texture) => `${texture.getName()} is ${texture.getMimeType()}`),
  ]
}

function checkPlace(document: Document): string[] {
  const { size, low, triangles } = measureModel(document)
  const problems: string[] = []
  if (triangles > limits.triangles) problems.push(`${triangles} triangles`)
  if (Math.abs(low[1]) > limits.floor) problems.push(`its lowest point is at ${low[1]} m`)
  const off = [low[0] + size[0] / 2, low[2] + size[2] / 2]
  if (off.some((value) => Math.abs(value) > limits.centre)) {
    problems.push(`its middle is at ${off.map((value) => value.toFixed(3)).join(', ')} m`)
  }
  return problems
}

/** Khronos' validator knows no meshopt and takes the packed bytes as they are; unpacked, it sees all. */
async function decoded(document: Document): Promise<Uint8Array> {
  const packed = document
    .getRoot()
    .listExtensionsUsed()
    .find((used) => used instanceof EXTMeshoptCompression)
  packed?.dispose()
  return (await modelIo()).writeBinary(document)
}

/** Khronos' errors and warnings. */
async function validate(bytes: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(bytes)
  return issues.messages
    .filter(({ severity, code }) => severity < 2 && !accepted.has(code))
    .map(({ code, message, pointer }: Message) => `${code} ${pointer ?? ''}: ${message}`)
}
