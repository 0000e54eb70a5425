import { parseArgs } from 'node:util'

export const partNames = [
  'content',
  'match',
  'layout',
  'together',
  'pages',
  'headers',
  'tour',
  'scenes',
  'staging',
  'lighthouse',
  'viewers',
  'folder',
  'lessons',
  'delivery',
  'messages',
  'kills',
] as const

export type PartName = (typeof partNames)[number]

/** Several parts by one name; `tour` is also the name of the first of its own. */
const groups: Partial<Record<string, readonly PartName[]>> = {
  server: ['delivery', 'messages', 'kills'],
  tour: ['tour', 'viewers', 'folder'],
}

export interface Options {
  parts: PartName[]
  /** Lighthouse runs a page, and checks of content */
  runs: number
  /** rounds in which the viewers are compared, one file with thirty, and the lessons with bare three */
  rounds: number
  /** rounds in which the server is killed */
  kills: number
  /** folder of a built site to measure instead of dist/client */
  site?: string
}

/** How long a run is: only what is measured at full length is kept as the latest. */
export const full: Options = { parts: [...partNames], runs: 5, rounds: 7, kills: 1000 }

export class OptionError extends Error {}

/**
 * Parts by name (`server` and `tour`, which are three each, `headers pages`, or `--only headers,pages`), `--runs 1`, `--rounds 3`, `--site <folder>`.
 * Rounds are those of the viewers, of the lessons, and those in which the server is killed.
 * @throws OptionError with a sentence for the person who typed it
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const wanted = [...positionals, ...(values.only ?? [])]
    .flatMap((list) => list.split(','))
    .flatMap((name): readonly string[] => groups[name] ?? [name])
  const unknown = wanted.find((name) => !partNames.some((part) => part === name))
  if (unknown !== undefined) {
    throw new OptionError(`There is no part “${unknown}”; there are ${partNames.join(', ')}.`)
  }
  return {
    parts: partNames.filter((part) => wanted.length === 0 || wanted.includes(part)),
    runs: count('--runs', values.runs, full.runs),
    rounds: count('--rounds', values.rounds, full.rounds),
    kills: count('--rounds', values.rounds, full.kills),
    site: values.site,
  }
}

/** A run at full length, of the checkout's own build. */
export function isFull({ runs, rounds, kills, site }: Options): boolean {
  return runs >= full.runs && rounds >= full.rounds && kills >= full.kills && !site
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        runs: { type: 'string' },
        rounds: { type: 'string' },
        site: { type: 'string' },
      },
    })
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error))
  }
}

function count(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^[1-9]\d{0,3}$/.test(text)) {
    throw new OptionError(`${name} takes a number from 1 to 9999.`)
  }
  return Number(text)
}
