import type shell from '../../content/en/ui/shell.json'
import type stage from '../../content/en/ui/stage.json'
import type tour from '../../content/en/ui/tour.json'

declare module 'i18next' {
  /** `t()` knows the keys of every namespace: the English strings are the definition. */
  interface CustomTypeOptions {
    resources: { shell: typeof shell; stage: typeof stage; tour: typeof tour }
  }
}
