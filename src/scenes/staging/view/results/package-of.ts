import type { TFunction } from 'i18next'
import type { Job } from '../../model/job.ts'
import { countsOf, itemsOf, manifestOf } from '../../model/manifest.ts'
import type { StagingPhoto } from '../../model/photo.ts'
import { cameraOf } from '../../model/photo.ts'
import type { StagingResources } from '../work/start.ts'
import type { Package } from './package.ts'

export interface Result {
  job: Job
  photo: StagingPhoto
  /** in the list, from 1 */
  number: number
  /** Names of the other photos that show the same room with the same furniture. */
  together: readonly string[]
}

export interface PackageAbout {
  supply: StagingResources
  /** of the pieces in the visitor's language, by id */
  names: Readonly<Record<string, string>>
  /** keeps where on earth the photo was taken */
  position: boolean
  /** of the namespace `staging` */
  t: TFunction<'staging'>
  /** that `t` speaks, as in `Intl` */
  language: string
}

/** All that belongs to a result; null where there is no picture yet. */
export function packageOf(
  { job, photo, number, together }: Result,
  { supply, names, position, t, language }: PackageAbout,
): Package | null {
  const { picture } = job
  const { look } = photo
  if (!picture || !look) return null
  const added = countsOf(itemsOf(job), names).map((each) => `${each.count} × ${each.name}`)
  const caption = t('captionText', { name: photo.name, list: added.join(', ') })
  const others = new Intl.ListFormat(language).format(together)
  return {
    ...{
      number,
      picture,
      kept: { name: photo.name, original: photo.file, size: look.size, position },
    },
    caption: others ? `${caption} ${t('captionTogether', { list: others })}` : caption,
    manifest: manifestOf({
      ...{ job, sizes: supply.sizes, names, share: picture.share, now: Date.now(), together },
      photo: { name: photo.name, size: look.size, camera: cameraOf(photo) },
    }),
  }
}
