import type { Document } from '@gltf-transform/core'
import { EXTMeshoptCompression } from '@gltf-transform/extensions'
import sharp from 'sharp'
import { modelIo, toGlb } from '../models/compress.ts'

/** The models of lessons, each beside the scene that draws it: the files are their own source. */
export const lessonModels: Readonly<Record<string, string>> = {
  pantheon: 'src/scenes/classrooms/history/view/scene/pantheon.glb',
  titration: 'src/scenes/classrooms/lab/view/scene/titration.glb',
  cell: 'src/scenes/classrooms/biology/view/scene/cell.glb',
}

/** Pictures keep no side longer than this, pixels. */
const longestSide = 4096
const quality = 90
/** A building of 60 metres is drawn to a millimetre. */
const positionBits = 16

/** A lesson's model as it is sent, from what a 3D program writes: WebP pictures, quantized, meshopt. */
export async function packLesson(document: Document): Promise<Uint8Array> {
  for (const texture of document.getRoot().listTextures()) {
    if (texture.getMimeType() === 'image/webp') continue
    const image = sharp(texture.getImage() ?? undefined).resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    const webp = await image.webp({ quality, effort: 6 }).toBuffer()
    texture.setImage(new Uint8Array(webp)).setMimeType('image/webp')
  }
  return toGlb(document, positionBits)
}

/** The same without compression of its geometry, for 3D programs that cannot read it. */
export async function unpackLesson(bytes: Uint8Array): Promise<Uint8Array> {
  const io = await modelIo()
  const document = await io.readBinary(bytes)
  for (const used of document.getRoot().listExtensionsUsed())
    if (used instanceof EXTMeshoptCompression) used.dispose()
  return io.writeBinary(document)
}
