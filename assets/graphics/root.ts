import { join } from 'node:path'

/** The checkout, absolute. */
export const root: string = join(import.meta.dirname, '../..')
