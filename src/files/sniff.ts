import { asciiText, latin1Slice } from './bytes.ts'

/** What a file is: its sort, and the name of its format for people. */
type Sniffed = { sort: 'image' | 'video' | 'other'; format: string }

const imageBrands: Record<string, string> = {
  avif: 'AVIF',
  avis: 'AVIF',
  heic: 'HEIC',
  heix: 'HEIC',
  hevc: 'HEIC',
  hevx: 'HEIC',
  heim: 'HEIC',
  heis: 'HEIC',
  mif1: 'HEIF',
  msf1: 'HEIF',
}

const magics: [start: string, sniffed: Sniffed][] = [
  ['\xff\xd8\xff', { sort: 'image', format: 'JPEG' }],
  ['\x89PNG\r\n\x1a\n', { sort: 'image', format: 'PNG' }],
  ['GIF8', { sort: 'image', format: 'GIF' }],
  ['BM', { sort: 'image', format: 'BMP' }],
  ['II*\0', { sort: 'image', format: 'TIFF' }],
  ['MM\0*', { sort: 'image', format: 'TIFF' }],
  ['8BPS', { sort: 'image', format: 'Photoshop' }],
  ['#?RADIANCE', { sort: 'image', format: 'Radiance HDR' }],
  ['v/1\x01', { sort: 'image', format: 'OpenEXR' }],
  ['\xff\x0a', { sort: 'image', format: 'JPEG XL' }],
  ['\0\0\0\x0cJXL ', { sort: 'image', format: 'JPEG XL' }],
  ['\x1aE\xdf\xa3', { sort: 'video', format: 'WebM' }],
  ['OggS', { sort: 'video', format: 'Ogg' }],
  ['\0\0\x01\xba', { sort: 'video', format: 'MPEG' }],
  ['FLV', { sort: 'video', format: 'FLV' }],
  ['0&\xb2u', { sort: 'video', format: 'WMV' }],
]

/**
 * Detects the type of a file by its first bytes. The browser's type, which depends on the name, decides only when the
 * bytes do not.
 * @param head  the file's beginning, 16 bytes or more
 * @param type  MIME type, may be empty
 */
export function sniff(head: Uint8Array, type: string): Sniffed {
  const start = latin1Slice(head, 0, 16)
  const known = magics.find(([magic]) => start.startsWith(magic))
  if (known) return known[1]
  if (start.startsWith('RIFF')) {
    if (start.slice(8, 12) === 'WEBP') return { sort: 'image', format: 'WebP' }
    if (start.slice(8, 11) === 'AVI') return { sort: 'video', format: 'AVI' }
  }
  if (start.slice(4, 8) === 'ftyp') {
    const brand = start.slice(8, 12)
    const image = imageBrands[brand]
    if (image) return { sort: 'image', format: image }
    return { sort: 'video', format: brand === 'qt  ' ? 'QuickTime' : 'MP4' }
  }
  const [sort, subtype = ''] = type.split('/')
  if (sort === 'image' || sort === 'video') return { sort, format: subtypeName(subtype) }
  return { sort: 'other', format: subtypeName(subtype) }
}

function subtypeName(subtype: string): string {
  return (subtype.replace(/^x-/, '').split(/[+;]/)[0] ?? '').toUpperCase()
}

const codecs: [tag: string, name: string][] = [
  ['hvc1', 'H.265 (HEVC)'],
  ['hev1', 'H.265 (HEVC)'],
  ['V_MPEGH', 'H.265 (HEVC)'],
  ['dvh1', 'Dolby Vision'],
  ['apch', 'ProRes'],
  ['apcn', 'ProRes'],
  ['av01', 'AV1'],
  ['V_AV1', 'AV1'],
  ['avc1', 'H.264'],
  ['V_MPEG4', 'H.264'],
  ['mp4v', 'MPEG-4 Visual'],
  ['vp09', 'VP9'],
]

/**
 * The codec of a video by the names in its sample descriptions, for the message about a video that this browser
 * cannot play.
 * @param parts  the file's beginning and end, where MP4 and WebM keep them
 */
export function videoCodec(parts: Uint8Array[]): string | undefined {
  const text = parts.map((part) => asciiText(part)).join('\n')
  return codecs.find(([tag]) => text.includes(tag))?.[1]
}
