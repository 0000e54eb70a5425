import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { firstScreens } from './arrival/first-screens.ts'

/** What is measured without the served site and without a browser, then the rest. */
export const apartNames = ['content', 'match', 'real', 'layout'] as const
export const siteNames = [
  'pages',
  'headers',
  'tour',
  'scenes',
  'staging',
  'arrival',
  'taps',
  'lighthouse',
  'viewers',
  'folder',
  'lessons',
  'delivery',
  'messages',
  'kills',
] as const
export const partNames = [...apartNames, ...siteNames]
export type PartName = (typeof partNames)[number]

/** Several parts by one name; `tour` is also the name of the first of its own. */
const groups: Partial<Record<string, readonly PartName[]>> = {
  server: ['delivery', 'messages', 'kills'],
  tour: ['tour', 'viewers', 'folder'],
  'first-sight': ['arrival', 'taps'],
}

export interface Options {
  parts: PartName[]
  /** Lighthouse runs of a page that breaks its budgets, and checks of content */
  runs: number
  /** rounds in which the viewers are compared, one file with thirty, and the lessons with bare three */
  rounds: number
  /** rounds in which a first screen is compared with bare three.js */
  arrivals: number
  /** rounds in which the server is killed */
  kills: number
  /** names of the first screens that are looked at; all where there is none */
  only: string[]
  /** Only what is measured at full length is kept as the latest. */
  isFull: boolean
}

/** What the parts work with. */
export interface Bench {
  options: Options
  /** such as `http://localhost:4321` */
  origin: string
  /** the same through what a real site has before it: TLS and HTTP/2 */
  tlsOrigin: string
  /** folder of the files that are served, absolute */
  root: string
  /** every page in every language, as paths */
  addresses: string[]
  browser: Browser
  /** the program of `browser`, for tools that start it themselves */
  chromiumPath: string
}

/** What the person who typed the command got wrong, in a sentence. */
export class OptionError extends Error {}

/**
 * Parts by name, `--runs 1`, `--rounds 3`: of the viewers, of the lessons, of the first screens, and those in which the
 * server is killed; and `--only virtuallab,tours`: of the first screens.
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const wanted = positionals.flatMap((name): readonly string[] => groups[name] ?? [name])
  const unknown = wanted.find((name) => !partNames.some((part) => part === name))
  if (unknown !== undefined)
    throw new OptionError(`There is no part “${unknown}”; there are ${partNames.join(', ')}.`)
  const only = values.only?.split(',') ?? []
  const screens = firstScreens.map(({ name }) => name)
  const strange = only.find((name) => !screens.includes(name))
  if (strange !== undefined)
    throw new OptionError(`There is no first screen “${strange}”; there are ${screens.join(', ')}.`)
  const [runs, rounds, arrivals, kills] = [
    count('--runs', values.runs, 5),
    count('--rounds', values.rounds, 7),
    count('--rounds', values.rounds, 3),
    count('--rounds', values.rounds, 1000),
  ]
  return {
    runs,
    rounds,
    arrivals,
    kills,
    only,
    isFull: runs >= 5 && rounds >= 7 && kills >= 1000 && only.length === 0,
    parts: partNames.filter((part) => wanted.length === 0 || wanted.includes(part)),
  }
}

function parse(args: string[]) {
  try {
    const type = 'string'
    const options = { runs: { type }, rounds: { type }, only: { type } } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error))
  }
}

function count(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new OptionError(`${name} takes a number from 1 to 9999.`)
  return Number(text)
}
