import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ReferenceKind } from '../../content/schemas/fields.ts'
import { industryIds } from '../../src/site/industries.ts'
import { sitePaths } from '../../src/site/paths.ts'
import { pictureWidths } from '../../src/site/pictures.ts'
import { anchorsOf } from './anchors.ts'
import type { Known } from './judge.ts'
import type { ContentFile } from './problem.ts'

/** With every name that there is. */
export type KnownNames = Known & { names: Record<ReferenceKind, string[]> }

/**
 * What fields may point to: pages and places by the files, pictures and the like by the folder of public files.
 * @param publicFolder  with `pictures`, `videos` and `panoramas`
 */
export function readKnown(files: ContentFile[], publicFolder: string): KnownNames {
  const list = (folder: string) => readdirSync(join(publicFolder, folder))
  const solutions = files.flatMap(({ path }) => /^en\/solutions\/(.+)\.mdx$/.exec(path)?.[1] ?? [])
  const names: Record<ReferenceKind, string[]> = {
    page: [...sitePaths(solutions), ...anchorsOf(files)],
    picture: complete(
      list('pictures'),
      pictureWidths.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
    ),
    loop: complete(list('videos'), ['.avif', '.webp']),
    panorama: list('panoramas'),
    industry: [...industryIds],
  }
  const sets = Object.fromEntries(
    Object.entries(names).map(([kind, each]) => [kind, new Set(each)]),
  ) as Record<ReferenceKind, Set<string>>
  return {
    page: (href) => sets.page.has(href),
    picture: (name) => sets.picture.has(name),
    loop: (name) => sets.loop.has(name),
    panorama: (name) => sets.panorama.has(name),
    industry: (id) => sets.industry.has(id),
    names,
  }
}

/** The names that are there with every one of the endings. */
function complete(files: string[], endings: string[]): string[] {
  const there = new Set(files)
  const [first = ''] = endings
  return files
    .filter((file) => file.endsWith(first))
    .map((file) => file.slice(0, -first.length))
    .filter((name) => endings.every((ending) => there.has(name + ending)))
}
