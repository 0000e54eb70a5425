import type { Browser } from '@playwright/test'
import type { Options } from './options.ts'

/** What the parts work with. */
export interface Bench {
  options: Options
  /** where the site is served, such as `http://localhost:4321` */
  origin: string
  /** folder of the files that are served, absolute */
  root: string
  /** every page in every language, as paths */
  addresses: string[]
  browser: Browser
  /** the program of `browser`, for tools that start it themselves */
  chromiumPath: string
}
