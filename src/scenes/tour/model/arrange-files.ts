import type { TourDocument } from './document/tour-document.ts'

/** A file as it was dropped or chosen: `path` below what was dropped, with `/`. */
export type FoundFile<F = File> = { path: string; type: string; file: F }

/** The parts of a chosen or dropped file that are read. */
type ChosenFile = Pick<File, 'name' | 'type' | 'webkitRelativePath'>

/** Converts a chosen file, with its folder if there is one. */
export const toFoundFile = <F extends ChosenFile>(file: F): FoundFile<F> => ({
  path: file.webkitRelativePath || file.name,
  type: file.type,
  file,
})

/** Chosen files sorted by their purpose. */
type ArrangedFiles<F> = {
  /** in natural order; a video with the captions of the same name */
  rooms: { path: string; file: F; captions: F | null }[]
  /** an image named like a floor plan, for a tour that has none */
  plan: F | null
  /** Saved tours, captions without a video, and files that are no media. */
  leftOut: FoundFile<F>[]
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Natural order by folder, `2` before `10`; the files of a folder before its subfolders. */
export function comparePaths(a: string, b: string): number {
  const [first, second] = [a.split('/'), b.split('/')]
  for (let at = 0; at < Math.min(first.length, second.length); at++) {
    const depth = Number(at < first.length - 1) - Number(at < second.length - 1)
    const order = depth || collator.compare(first[at] ?? '', second[at] ?? '')
    if (order !== 0) return order
  }
  return a < b ? -1 : Number(a > b)
}

/**
 * Sorts files into rooms, captions, a plan and others; system files are ignored silently.
 * @param into  the tour that they are added to
 */
export function arrangeFiles<F>(
  files: readonly FoundFile<F>[],
  into: Pick<TourDocument, 'rooms' | 'plan'> = { rooms: [], plan: null },
): ArrangedFiles<F> {
  const sorted = files
    .map((found) => ({ found, ...found, sort: fileKindOf(found.path, found.type) }))
    .toSorted((a, b) => comparePaths(a.path, b.path))
  const media = sorted.filter(({ sort }) => sort === 'image' || sort === 'video')
  // The first picture of a tour is a room, whatever its name.
  const mayBePlan = into.plan === null && (media.length > 1 || into.rooms.length > 0)
  const plan = media.find(
    ({ path, sort }) => mayBePlan && sort === 'image' && isPlanName(stemOf(baseNameOf(path))),
  )
  const texts = new Map(
    sorted.flatMap((each) =>
      each.sort === 'captions' ? [[captionsKey(each.path), each] as const] : [],
    ),
  )
  const rooms = media
    .filter((each) => each !== plan)
    .map(({ path, file, sort }) => {
      const text = sort === 'video' ? texts.get(captionsKey(path)) : undefined
      if (text) texts.delete(captionsKey(path))
      return { path, file, captions: text?.file ?? null }
    })
  const unused = new Set(texts.values())
  const leftOut = sorted.filter(
    (each) => each.sort === 'other' || each.sort === 'tour' || unused.has(each),
  )
  return { rooms, plan: plan?.file ?? null, leftOut: leftOut.map(({ found }) => found) }
}

/** The captions beside a video; `walk.en.vtt` also belongs to `walk.mp4`. */
const captionsKey = (path: string) =>
  stemOf(path)
    .replace(/\.[a-z]{2}(-[a-z]{2})?$/i, '')
    .toLowerCase()

/** The likely kind of a file by its name and type; its bytes decide later. */
type FileKind = 'image' | 'video' | 'captions' | 'tour' | 'other' | 'hidden'

const images = 'jpg jpeg jpe jfif png webp gif bmp avif heic heif svg tif tiff jxl'.split(' ')
const videos = 'mp4 m4v mov webm mkv ogv avi 3gp insv'.split(' ')
/** Files that operating systems create in folders. */
const systemFiles = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', '__macosx', '$recycle.bin']

/** `media/Living room.jpg` → `jpg` */
export const extensionOf = (path: string): string =>
  path.match(/\.([^./]+)$/)?.[1]?.toLowerCase() ?? ''

/** `media/Living room.jpg` → `media/Living room` */
const stemOf = (path: string): string => path.replace(/\.[^./]+$/, '')

/** `media/Living room.jpg` → `Living room.jpg` */
const baseNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** @param type  MIME type, may be empty */
export function fileKindOf(path: string, type: string): FileKind {
  const parts = path.toLowerCase().split('/')
  if (parts.some((part) => part.startsWith('.') || systemFiles.includes(part))) return 'hidden'
  const ending = extensionOf(path)
  if (ending === 'zip' || type === 'application/zip') return 'tour'
  if (ending === 'vtt' || ending === 'srt' || type === 'text/vtt') return 'captions'
  const [sort] = type.split('/')
  if (sort === 'image' || images.includes(ending)) return 'image'
  return sort === 'video' || videos.includes(ending) ? 'video' : 'other'
}

/** Names of floor plans in the site's languages and a few more. */
const words = [
  ...['plan', 'floorplan', 'floor plan', 'floor map', 'layout'],
  ...['plano', 'planta', 'plano de planta'],
  ...['plan d etage', 'plan de l etage', 'plan de niveau', 'plan de masse'],
  ...['नक्शा', 'नक़्शा', 'नक्षा', 'फ्लोर प्लान'],
  ...['grundriss', 'grundriß', 'pianta', 'planimetria', 'plattegrond'],
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    // Removes accents, but of Devanagari only the dot below.
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()

const known = new Set(words.map(plain))

/** Whether a name without extension is that of a floor plan: the word alone, or with a number. */
export function isPlanName(stem: string): boolean {
  const name = plain(stem)
    .replace(/[\s_’'.-]+/g, ' ')
    .replace(/^[\d ]+|[\d ]+$/g, '')
  return known.has(name)
}

/**
 * The order in which files are tried until one opens: rooms in the order of the strip, so that the tour starts in the
 * first one; then files of unknown kind.
 */
export function openingOrder<F extends ChosenFile>(files: readonly F[]): F[] {
  const rooms = arrangeFiles(files.map(toFoundFile)).rooms.map(({ file }) => file)
  const first = new Set(rooms)
  return [...rooms, ...files.filter((file) => !first.has(file))]
}
