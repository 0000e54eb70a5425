import type account from '../../content/en/ui/account.json'
import type biology from '../../content/en/ui/biology.json'
import type chemistry from '../../content/en/ui/chemistry.json'
import type district from '../../content/en/ui/district.json'
import type draft from '../../content/en/ui/draft.json'
import type furniture from '../../content/en/ui/furniture.json'
import type history from '../../content/en/ui/history.json'
import type hologram from '../../content/en/ui/hologram.json'
import type howAr from '../../content/en/ui/how-ar.json'
import type lab from '../../content/en/ui/lab.json'
import type lesson from '../../content/en/ui/lesson.json'
import type media from '../../content/en/ui/media.json'
import type molfile from '../../content/en/ui/molfile.json'
import type physics from '../../content/en/ui/physics.json'
import type shell from '../../content/en/ui/shell.json'
import type stage from '../../content/en/ui/stage.json'
import type staging from '../../content/en/ui/staging.json'
import type tour from '../../content/en/ui/tour.json'
import type tourDevice from '../../content/en/ui/tour-device.json'
import type voters from '../../content/en/ui/voters.json'

declare module 'i18next' {
  /** `t()` knows the keys of every namespace: the English strings are the definition. */
  interface CustomTypeOptions {
    resources: {
      account: typeof account
      biology: typeof biology
      chemistry: typeof chemistry
      history: typeof history
      lab: typeof lab
      lesson: typeof lesson
      physics: typeof physics
      district: typeof district
      draft: typeof draft
      furniture: typeof furniture
      hologram: typeof hologram
      'how-ar': typeof howAr
      media: typeof media
      molfile: typeof molfile
      shell: typeof shell
      stage: typeof stage
      staging: typeof staging
      tour: typeof tour
      'tour-device': typeof tourDevice
      voters: typeof voters
    }
  }
}
