/** What a file may be for, by its name and the type that the browser derives from it; its bytes decide later. */
export type FileSort = 'image' | 'video' | 'captions' | 'tour' | 'other' | 'hidden'

const images = 'jpg jpeg jpe jfif png webp gif bmp avif heic heif svg tif tiff jxl'.split(' ')
const videos = 'mp4 m4v mov webm mkv ogv avi 3gp insv'.split(' ')
/** What systems leave in folders, and nobody put there. */
const litter = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', '__macosx', '$recycle.bin']

/** `media/Living room.jpg` → `jpg` */
export const endingOf = (path: string): string =>
  path.match(/\.([^./]+)$/)?.[1]?.toLowerCase() ?? ''

/** `media/Living room.jpg` → `media/Living room` */
export const stemOf = (path: string): string => path.replace(/\.[^./]+$/, '')

/** `media/Living room.jpg` → `Living room.jpg` */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** @param type  MIME type, may be empty */
export function sortOf(path: string, type: string): FileSort {
  const parts = path.toLowerCase().split('/')
  if (parts.some((part) => part.startsWith('.') || litter.includes(part))) return 'hidden'
  const ending = endingOf(path)
  if (ending === 'zip' || type === 'application/zip') return 'tour'
  if (ending === 'vtt' || ending === 'srt' || type === 'text/vtt') return 'captions'
  const [sort] = type.split('/')
  if (sort === 'image' || images.includes(ending)) return 'image'
  return sort === 'video' || videos.includes(ending) ? 'video' : 'other'
}
