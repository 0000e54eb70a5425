import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { packPanorama } from '../encode/pack-panorama.ts'
import { packPicture, pictureSizes, styleSizes } from '../encode/pack-picture.ts'
import { previewWidth, stripWidth } from '../encode/pack-preview.ts'
import { packHomePanorama } from '../home/pack-panorama.ts'
import { packPhotograph } from '../rooms/pack-photograph.ts'
import type { Shot } from './shots.ts'

/** What all shots of one kind have in common. */
export interface Family {
  /** the folder below `public/` */
  folder: string
  /** what the shot's name says besides the result's own */
  prefix: string
  /** what follows a result's name in the names of its files, the one of full size and best quality first */
  suffixes: string[]
  /** @param source  the shot's PNG; @param name  the result's, without prefix; @param folder  where to write */
  pack: (source: string, name: string, folder: string) => Promise<void>
}

const both = (widths: readonly number[]) =>
  widths.toReversed().flatMap((width) => [`-${width}.webp`, `-${width}.avif`])

const previews = both([previewWidth])

/** How each family is named and packed. */
export const packers: Record<Shot['makes'], Family> = {
  picture: {
    folder: 'pictures',
    prefix: '',
    suffixes: both(pictureSizes.map(({ width }) => width)),
    pack: (source, name, folder) => packPicture(source, join(folder, name), pictureSizes),
  },
  // The same view before it is furnished, for the loops: not for visitors, so it lies beside the scripts.
  layer: {
    folder: '../assets/motion/layers',
    prefix: '',
    suffixes: ['.webp'],
    pack: async (source, name, folder) => {
      await mkdir(folder, { recursive: true })
      await sharp(source)
        .removeAlpha()
        .webp({ quality: 88, effort: 6 })
        .toFile(join(folder, `${name}.webp`))
    },
  },
  style: {
    folder: 'styles',
    prefix: 'style-',
    suffixes: both(styleSizes.map(({ width }) => width)),
    pack: (source, name, folder) => packPicture(source, join(folder, name), styleSizes),
  },
  panorama: {
    folder: 'panoramas',
    prefix: '',
    suffixes: ['.jpg'],
    pack: (source, name, folder) =>
      packPanorama(source, join(folder, `${name}.jpg`), { middle: 0, initial: 272 }),
  },
  'home-panorama': {
    folder: 'home/panoramas',
    prefix: 'home-',
    suffixes: ['.jpg', '.avif', ...previews],
    pack: packHomePanorama,
  },
  photograph: {
    folder: 'rooms',
    prefix: 'room-',
    suffixes: ['.jpg', '.json', ...both([stripWidth, previewWidth])],
    pack: packPhotograph,
  },
}

/** A result's own name: `room-loft` makes `loft`. */
export const resultOf = (name: string, { makes }: Shot): string =>
  name.slice(packers[makes].prefix.length)

/** The files of a shot below `public/`, the best one first. */
export function outputsOf(name: string, shot: Shot): string[] {
  const { folder, suffixes } = packers[shot.makes]
  return suffixes.map((suffix) => join(folder, resultOf(name, shot) + suffix))
}

/**
 * Packs a rendered shot.
 * @param renders       the folder with `<name>.png`
 * @param publicFolder  `public`, or a folder to compare with it
 */
export async function packShot(
  name: string,
  shot: Shot,
  { renders, publicFolder }: { renders: string; publicFolder: string },
): Promise<void> {
  const { folder, pack } = packers[shot.makes]
  await pack(join(renders, `${name}.png`), resultOf(name, shot), join(publicFolder, folder))
}
