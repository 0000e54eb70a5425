import { readManifest as readModels } from '../models/manifest.ts'
import { readManifest as readVideos } from '../motion/manifest.ts'
import { outputs } from '../motion/outputs.ts'
import { equivalentFocalLength } from '../rooms/exif.ts'
import { readPhotograph } from '../rooms/manifest.ts'
import { outputsOf, resultOf } from '../shots/families.ts'
import { readShots, type Shot } from '../shots/shots.ts'
import { filmFrames } from './film-frames.ts'
import { graphics } from './graphics.ts'
import type { Layout, Tile } from './sheet.ts'

/** A sheet: `tiles` reads what it shows. */
export interface Sheet extends Layout {
  tiles: () => Tile[]
}

/** The results of one kind of shot, each by one of its files. */
function shotsOf(
  family: Shot['makes'],
  ending: string,
  caption: (name: string) => string[] = (name) => [name],
): Tile[] {
  return Object.entries(readShots())
    .filter(([, { makes }]) => makes === family)
    .map(([name, shot]) => ({
      picture: `public/${outputsOf(name, shot).find((file) => file.endsWith(ending))}`,
      caption: caption(resultOf(name, shot)),
    }))
}

function roomCaption(name: string): string[] {
  const photograph = readPhotograph(name)
  const { width, height, focalLength } = photograph
  const equivalent = equivalentFocalLength(photograph)
  return [name, `${width} × ${height}, ${focalLength.toFixed(0)} px = ${equivalent} mm`]
}

function pieces(): Tile[] {
  return Object.entries(readModels('public/models')).map(([id, { size }]) => ({
    picture: `public/models/${id}.webp`,
    caption: [id, `${size.map((side) => side.toFixed(2)).join(' × ')} m`],
  }))
}

/** Three moments of every loop, in order. */
function loops(): Tile[] {
  return Object.entries(readVideos()).flatMap(([name, { frames, duration }]) => {
    const suffix = outputs[name]?.files.at(-1)?.suffix ?? ''
    const file = `public/videos/${name}${suffix}`
    return filmFrames(file, frames, 3, 320).map((picture, i) => ({
      picture,
      caption: [`${i === 0 ? name : ''} ${((i * duration) / 3).toFixed(1)} s`.trim()],
    }))
  })
}

/** Every contact sheet by its name: `docs/contact-sheets/<name>.webp`. */
export const sheets: Record<string, Sheet> = {
  pieces: { columns: 7, width: 214, height: 214, tiles: pieces },
  styles: { columns: 3, width: 420, height: 315, tiles: () => shotsOf('style', '-960.webp') },
  home: {
    columns: 2,
    width: 560,
    height: 280,
    tiles: () => [
      ...shotsOf('home-panorama', '.jpg'),
      { picture: 'public/home/plan.svg', caption: ['plan'] },
    ],
  },
  rooms: {
    columns: 4,
    width: 320,
    height: 320,
    tiles: () => shotsOf('photograph', '.jpg', roomCaption),
  },
  loops: { columns: 6, width: 240, height: 135, tiles: loops },
  pictures: { columns: 4, width: 340, height: 191, tiles: () => shotsOf('picture', '-960.webp') },
  graphics: { columns: 6, width: 240, height: 126, tiles: graphics },
}
