import { type Document, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTMeshoptCompression, EXTTextureWebP } from '@gltf-transform/extensions'
import { dedup, prune, quantize, reorder } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'

/** Reads and writes GLB with every extension that we use. */
export async function modelIo(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  return new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.decoder': MeshoptDecoder,
    'meshopt.encoder': MeshoptEncoder,
  })
}

/**
 * Quantized and meshopt-compressed GLB: texture coordinates to 16 bit.
 * @param positionBits  positions, as a share of the part that they belong to: 14 bits are a sixteen-thousandth
 */
export async function toGlb(document: Document, positionBits = 14): Promise<Uint8Array> {
  const io = await modelIo()
  document.setLogger(new Logger(Logger.Verbosity.WARN))
  await document.transform(
    dedup(),
    prune({ keepAttributes: true, keepSolidTextures: true }),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({
      quantizePosition: positionBits,
      quantizeNormal: 8,
      quantizeTexcoord: 16,
      quantizeColor: 8,
    }),
  )
  document.createExtension(EXTTextureWebP).setRequired(true)
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER })
  return io.writeBinary(document)
}
