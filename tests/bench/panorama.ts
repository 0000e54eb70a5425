import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from './row.ts'

/** A real photograph that lies beside the checkout, not in it: it is for measuring, not for shipping. */
export const panorama = {
  file: join(import.meta.dirname, '../../../shared/data/jordan-pond.equirect.jpg'),
  texels: 4096 * 2048,
}

export const hasPanorama = (): boolean => existsSync(panorama.file)

/** Stands for what cannot be measured on a machine without the photograph. */
export function skipped(what: string): Row {
  return { what, measured: 'skipped: the test panorama is not there', budget: '', holds: null }
}
