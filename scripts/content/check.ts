import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { definitions } from '../../content/schemas/index.ts'
import { locales } from '../../src/site/locales.ts'
import { isPage } from '../../src/site/paths.ts'
import { pictureWidths } from '../../src/site/pictures.ts'
import { type ContentFile, findProblems, type Known } from './find-problems.ts'

/** `npm run content:check`: reads every content file and names what is wrong with file, line, field and reason. */

const content = 'content'

function readContent(): ContentFile[] {
  return locales.flatMap((locale) =>
    readdirSync(join(content, locale), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => ({ path: relative(content, file), text: readFileSync(file, 'utf8') })),
  )
}

function readKnown(files: ContentFile[]): Known {
  const list = (folder: string) => new Set(readdirSync(join('public', folder)))
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

const files = readContent()
const started = performance.now()
const problems = findProblems(files, definitions, readKnown(files))
const took = Math.round(performance.now() - started)
for (const { path, line, column, field, message } of problems) {
  console.error(`${content}/${path}:${line}:${column} ${field ? `${field}: ` : ''}${message}`)
}
const summary = `${files.length} documents checked in ${took} ms`
if (problems.length > 0) {
  console.error(`${summary}, ${problems.length} problems`)
  process.exit(1)
}
console.log(`${summary}, all well`)
