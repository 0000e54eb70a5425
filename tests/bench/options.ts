import { parseArgs } from 'node:util'

export const partNames = ['content', 'pages', 'headers', 'tour', 'lighthouse', 'viewers'] as const

export type PartName = (typeof partNames)[number]

export interface Options {
  parts: PartName[]
  /** Lighthouse runs a page, and checks of content */
  runs: number
  /** rounds in which the viewers are compared */
  rounds: number
  /** folder of a built site to measure instead of dist/client */
  site?: string
}

/** What makes a run complete: only such a run is kept as the latest. */
export const full: Options = { parts: [...partNames], runs: 5, rounds: 7 }

export class OptionError extends Error {}

/**
 * `tour pages` (or `--only tour --only pages`, or `--only tour,pages`), `--runs 1`, `--rounds 3`, `--site <folder>`.
 * @throws OptionError with a sentence for the person who typed it
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const wanted = [...positionals, ...(values.only ?? [])].flatMap((list) => list.split(','))
  const unknown = wanted.find((name) => !partNames.some((part) => part === name))
  if (unknown !== undefined) {
    throw new OptionError(`There is no part “${unknown}”; there are ${partNames.join(', ')}.`)
  }
  return {
    parts: partNames.filter((part) => wanted.length === 0 || wanted.includes(part)),
    runs: count('--runs', values.runs, full.runs),
    rounds: count('--rounds', values.rounds, full.rounds),
    site: values.site,
  }
}

/** A run of all parts at full length, of the checkout's own build. */
export function isFull({ parts, runs, rounds, site }: Options): boolean {
  return parts.length === partNames.length && runs >= full.runs && rounds >= full.rounds && !site
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
  if (!/^[1-9]\d?$/.test(text)) throw new OptionError(`${name} takes a number from 1 to 99.`)
  return Number(text)
}
