import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readFolderManifest } from '../encode/folder-manifest.ts'
import { root } from '../graphics/root.ts'
import type { KnownPhotograph } from './photograph.ts'

/** One photograph of a room; `<name>.json` beside it says all that is known of it. */
const entry = z.strictObject({
  /** pixels */
  width: z.int().positive(),
  height: z.int().positive(),
  /** of the camera, pixels */
  focalLength: z.number().positive(),
  /** bytes by file name */
  files: z.record(z.string(), z.int().positive()),
})

export type RoomEntry = z.infer<typeof entry>

export const roomFolder = join(root, 'public/rooms')

/** Every photograph by its name; `{}` before any was made. */
export const readRooms = (): Record<string, RoomEntry> => readFolderManifest(roomFolder, entry)

/** What is known of a photograph; its form is checked where photographs are packed. */
export const readPhotograph = (name: string, folder = roomFolder): KnownPhotograph =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as KnownPhotograph
