import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile, Known } from '../../scripts/content/find-problems.ts'
import type { SiteListing } from '../contract.ts'
import { pageOf } from '../model/page-of.ts'

/** What fields may point to, each as the check takes it. @param root  the checkout */
export function choices(
  root: string,
  files: Pick<ContentFile, 'path'>[],
  known: Known,
): SiteListing['choices'] {
  const names = (folder: string, ending: RegExp) =>
    unique(
      readdirSync(join(root, 'public', folder))
        .filter((file) => ending.test(file))
        .map((file) => file.replace(ending, '')),
    )
  const pages = unique(files.map(({ path }) => pageOf(path.slice(path.indexOf('/') + 1))))
  return {
    page: pages.filter(known.page),
    picture: names('pictures', /-\d+\.webp$/).filter(known.picture),
    loop: names('videos', /\.webp$/).filter(known.loop),
    panorama: readdirSync(join(root, 'public/panoramas')).filter(known.panorama),
  }
}

const unique = (names: string[]) => [...new Set(names)].sort()
