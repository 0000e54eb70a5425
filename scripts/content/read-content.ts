import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { locales } from '../../src/site/locales.ts'
import { isPage } from '../../src/site/paths.ts'
import { pictureWidths } from '../../src/site/pictures.ts'
import type { ContentFile, Known } from './find-problems.ts'

/** Every file that the languages have, in order. @param root  the checkout */
export function readContent(root: string): ContentFile[] {
  const content = join(root, 'content')
  return locales.flatMap((locale) =>
    readdirSync(join(content, locale), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => ({ path: relative(content, file), text: readFileSync(file, 'utf8') })),
  )
}

/** What fields may point to: pages, files of `public/`, other documents. @param root  the checkout */
export function readKnown(root: string, files: Pick<ContentFile, 'path'>[]): Known {
  const list = (folder: string) => new Set(readdirSync(join(root, 'public', folder)))
  const pictures = list('pictures')
  const videos = list('videos')
  const panoramas = list('panoramas')
  const paths = new Set(files.map((file) => file.path))
  return {
    page: (href) => isPage(href.replace(/#.*/, '')),
    picture: (name) =>
      pictureWidths.every(
        (width) => pictures.has(`${name}-${width}.avif`) && pictures.has(`${name}-${width}.webp`),
      ),
    loop: (name) => videos.has(`${name}.avif`) && videos.has(`${name}.webp`),
    panorama: (name) => panoramas.has(name),
    industry: (id) => paths.has(`en/industries/${id}.mdx`),
  }
}
