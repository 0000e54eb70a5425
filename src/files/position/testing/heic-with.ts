import { box, join, longs } from '../../spherical/testing/build.ts'
import { text } from './photo-with.ts'

const shorts = (...values: number[]) => Uint8Array.from(values.flatMap((v) => [v >> 8, v & 255]))

/**
 * How a file tells where its items lie: by which version of the box, and whether they stand in the box of metadata
 * itself.
 */
export type ItemLocation = { version: 0 | 1 | 2; isInBox?: boolean }

/** A HEIC of one item of metadata, and of pixels around it that nobody decodes. */
export function heicWith(
  type: 'Exif' | 'mime',
  content: Uint8Array,
  { version, isInBox = false }: ItemLocation = { version: 1 },
): Blob {
  const ftyp = box('ftyp', text('heic\0\0\0\0mif1heic'))
  const pixels = text('pixels, and pixels')
  const wide = (value: number) => (version === 2 ? longs(value) : shorts(value))
  const info = box(
    'infe',
    ...(version === 2 ? [longs(3 << 24), longs(7)] : [longs(2 << 24), shorts(7)]),
    ...[shorts(0), text(`${type}\0`)],
  )
  const metaWith = (at: number) =>
    box(
      'meta',
      longs(0),
      box('hdlr', longs(0, 0), text('pict')),
      box('iinf', longs(0), shorts(1), info),
      box(
        'iloc',
        ...[longs(version << 24), [0x44, 0x40], wide(1), wide(7)],
        ...(version > 0 ? [shorts(isInBox ? 1 : 0)] : []),
        ...[shorts(0), longs(0), shorts(1), longs(at, content.length)],
      ),
      ...(isInBox ? [box('idat', content)] : []),
    )
  const at = isInBox ? 0 : ftyp.length + metaWith(0).length + 8 + pixels.length
  const media = isInBox ? [pixels] : [pixels, content, pixels]
  return new Blob([join(ftyp, metaWith(at), box('mdat', ...media))], { type: 'image/heic' })
}
