import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Row } from './row.ts'

/** A panorama in a file, and how many pixels it has. */
export interface Panorama {
  file: string
  texels: number
}

/** A real photograph that lies beside the checkout, not in it: it is for measuring, not for shipping. */
export const panorama: Panorama = {
  file: join(import.meta.dirname, '../../../shared/data/jordan-pond.equirect.jpg'),
  texels: 4096 * 2048,
}

export const hasPanorama = (): boolean => existsSync(panorama.file)

/** The same photograph with twice as many pixels each way, as a newer camera would have taken it. @param file  is written */
export async function enlargedTo8k(file: string): Promise<Panorama> {
  const size = { width: 8192, height: 4096 }
  await sharp(panorama.file).resize(size).jpeg({ quality: 90 }).toFile(file)
  return { file, texels: size.width * size.height }
}

/** Stands for what cannot be measured on a machine without the photograph. */
export function skipped(what: string): Row {
  return { what, measured: 'skipped: the test panorama is not there', budget: '', holds: null }
}
