import { extname } from 'node:path'
import { readEbml } from './ebml.ts'
import { readIso } from './iso.ts'

/** What a container says of its one video track. */
export interface Film {
  /** as the container names it: `avc1`, `av01`, `V_AV1` */
  codec: string
  /** pixels */
  width: number
  height: number
  /** seconds */
  duration: number
  frames: number
  /** whether a player can start before the whole file is there */
  streams: boolean
}

/**
 * Reads the container of a film or animated picture: .mp4 and .avif are ISO base media files, .webm is EBML.
 * @throws RangeError when the file is no such container or lacks a part
 */
export function readFilm(name: string, file: Buffer): Film {
  return extname(name) === '.webm' ? readEbml(file) : readIso(file)
}
