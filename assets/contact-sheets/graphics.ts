import { readdirSync } from 'node:fs'
import type { Tile } from './sheet.ts'

const icons = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icons/maskable-192.png',
  'icons/maskable-512.png',
  'icons/logo.svg',
  'icons/logo-wordmark.svg',
]

/** Logo and icons, the English pictures for shared links, and that of the home page in the other languages. */
export function graphics(): Tile[] {
  const shared = readdirSync('public/open-graph')
    .sort()
    .filter((name) => name.endsWith('-en.jpg') || name.startsWith('home-'))
  return [
    ...icons.map((name) => ({ picture: `public/${name}`, caption: [name] })),
    ...shared.map((name) => ({ picture: `public/open-graph/${name}`, caption: [name] })),
  ]
}
