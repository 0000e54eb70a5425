import { readdirSync, readFileSync } from 'node:fs'
import {
  cameraOfKnown,
  type KnownRoom,
  wallsOfKnown,
} from '../../../../../room-photo/model/known-room.ts'
import type { Opening, StagingRoom } from '../../room.ts'

type Corner = readonly [number, number, number]

interface SampleFile extends KnownRoom {
  room: { min: Corner; max: Corner }
  windows?: { min: Corner; max: Corner }[]
}

export interface SampleRoom {
  name: string
  room: StagingRoom
}

const folder = 'public/rooms'

/** Our own rooms with their cameras and windows. Those of them that are furnished are taken to be empty. */
export function readSampleRooms(): SampleRoom[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'manifest.json')
    .map((file) => {
      const known = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as SampleFile
      return { name: file.replace('.json', ''), room: roomOf(known) }
    })
}

function roomOf(known: SampleFile): StagingRoom {
  const camera = cameraOfKnown(known)
  const walls = wallsOfKnown(known)
  if (!camera || !walls) throw new Error('No such room')
  const { left, right, back, front } = walls
  const outline = [
    { x: left, z: back },
    { x: left, z: front },
    { x: right, z: front },
    { x: right, z: back },
  ]
  const openings = (known.windows ?? []).flatMap((hole) => openingOf(known, outline, hole))
  const photo = { width: known.width, height: known.height }
  return { outline, height: known.room.max[1], openings, views: [{ camera, photo }] }
}

/** The wall that a hole of the file is in, found by laying both ends against each. */
function openingOf(
  known: SampleFile,
  outline: StagingRoom['outline'],
  { min, max }: { min: Corner; max: Corner },
): Opening[] {
  // A room about the hole alone: the same way from the file's coordinates to the camera's.
  const hole = wallsOfKnown({ ...known, room: { min, max } })
  if (!hole) return []
  for (const [wall, a] of outline.entries()) {
    const b = outline[(wall + 1) % outline.length] ?? a
    const length = Math.hypot(b.x - a.x, b.z - a.z)
    const [ux, uz] = [(b.x - a.x) / length, (b.z - a.z) / length]
    const { left, right, back, front } = hole
    const ends = [
      { x: left, z: back },
      { x: right, z: front },
    ].map(({ x, z }) => ({
      by: (x - a.x) * ux + (z - a.z) * uz,
      off: Math.abs((x - a.x) * uz - (z - a.z) * ux),
    }))
    if (ends.some(({ off }) => off > 0.05)) continue
    const along = ends.map(({ by }) => by)
    return [
      {
        kind: 'window',
        wall,
        from: Math.min(...along),
        to: Math.max(...along),
        sill: min[1],
        head: max[1],
      },
    ]
  }
  throw new Error('A window in no wall')
}
