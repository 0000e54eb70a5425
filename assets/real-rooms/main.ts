import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { root } from '../graphics/root.ts'
import { describeRoom } from './describe/describe-room.ts'
import { type RoomSet, roomSets } from './describe/families.ts'
import type { RoomDescription } from './describe/room.ts'
import { scaled } from './describe/scaled.ts'
import { bend } from './photo/bend.ts'
import { develop } from './photo/develop.ts'
import { exifOf } from './photo/exif.ts'
import { openCycles } from './render/cycles.ts'
import type { Renderer } from './render/request.ts'
import { openThree } from './render/three.ts'
import { truthOf, writeTruth } from './truth.ts'

/**
 * Makes rooms that are hard in the ways real ones are: `npm run assets -- real-rooms` all of them, with
 * `--family <set or family>` those of a set (`tuning`, `held-out-families`, `held-out-renderer`) or of a family,
 * `--only <id>,…` single ones, `--count <n>` the first of each set, `--scale 0.5` smaller pictures of them. What is
 * there already is left, whatever its size.
 * Into `--out` (.cache/real-rooms): `<id>.jpg`, `<id>-labels.png`, `<id>.json`.
 */
const { values } = parseArgs({
  options: {
    family: { type: 'string' },
    only: { type: 'string' },
    count: { type: 'string' },
    scale: { type: 'string', default: '1' },
    out: { type: 'string', default: join(root, '.cache/real-rooms') },
    'pause-file': { type: 'string' },
    again: { type: 'boolean', default: false },
  },
})

const scale = Number(values.scale)
if (!(scale > 0)) throw new Error('--scale takes a number above 0, such as 0.5.')
const rooms = chosenRooms()
const renderers = new Map<string, Renderer>()
mkdirSync(values.out, { recursive: true })
let failures = 0
for (const [index, { set, number }] of rooms.entries()) {
  const room = scaled(describeRoom(set, number), scale)
  if (!values.again && existsSync(join(values.out, `${room.id}.json`))) continue
  while (values['pause-file'] && existsSync(values['pause-file'])) await wait(2000)
  const started = performance.now()
  try {
    await makeRoom(room, await rendererOf(set), values.out)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${room.id}  ${seconds} s  (${index + 1} of ${rooms.length})`)
  } catch (error) {
    failures += 1
    console.error(`${room.id} failed: ${error instanceof Error ? error.message : error}`)
    await closeAll()
  }
}
await closeAll()
process.exitCode = failures > 0 ? 1 : 0

function chosenRooms(): { set: RoomSet; number: number }[] {
  const only = values.only?.split(',')
  const most = Number(values.count ?? Number.POSITIVE_INFINITY)
  const sets = Object.keys(roomSets) as RoomSet[]
  return sets.flatMap((set) => {
    const all = Array.from({ length: roomSets[set].count }, (_, at) => ({ set, number: at + 1 }))
    const chosen = all.filter(({ number }) => {
      if (only) return only.includes(`${roomSets[set].prefix}-${String(number).padStart(3, '0')}`)
      if (!values.family || values.family === set) return true
      if (values.family in roomSets) return false
      return Object.values(describeRoom(set, number).families).includes(values.family as never)
    })
    return chosen.slice(0, most)
  })
}

async function rendererOf(set: RoomSet): Promise<Renderer> {
  const { renderer } = roomSets[set]
  const running = renderers.get(renderer)
  if (running) return running
  // One renderer at a time: others share the machine.
  await closeAll()
  const opened = renderer === 'cycles' ? openCycles() : await openThree()
  renderers.set(renderer, opened)
  return opened
}

async function closeAll() {
  for (const renderer of renderers.values()) await renderer.close()
  renderers.clear()
}

/** The truth is written last: a room is done when it is there. */
async function makeRoom(room: RoomDescription, renderer: Renderer, folder: string): Promise<void> {
  const { light, labels } = bend(await renderer.render(room), room.lens, room.size)
  const raw = { width: room.size.width, height: room.size.height }
  const pixels = develop(light, room.size, room.development, room.seed)
  const photo = sharp(pixels, { raw: { ...raw, channels: 3 } })
  const named = room.exif ? photo.withExif(exifOf(room.exif)) : photo
  const jpeg = await named
    .jpeg({ quality: room.development.jpegQuality, chromaSubsampling: '4:2:0' })
    .toBuffer()
  const map = await sharp(labels, { raw: { ...raw, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
  writeWhole(join(folder, `${room.id}.jpg`), jpeg)
  writeWhole(join(folder, `${room.id}-labels.png`), map)
  writeWhole(join(folder, `${room.id}.json`), writeTruth(truthOf(room)))
}

/** Never leaves half a file. */
function writeWhole(file: string, data: Uint8Array | string) {
  writeFileSync(`${file}.part`, data)
  renameSync(`${file}.part`, file)
}
