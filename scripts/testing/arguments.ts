/** Which kinds of stages run: all of them, or one asked for by `--only=`. */
export type Only = 'all' | 'unit' | 'browser'

export interface TestArguments {
  only: Only
  /** words that narrow the tests down to files whose path holds one of them */
  filters: string[]
  /** options for the test runners, as given */
  options: string[]
}

/** Reads what follows `npm test --`. */
export function readArguments(args: string[]): TestArguments {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  return {
    only: only === 'unit' || only === 'browser' ? only : 'all',
    filters: args.filter((arg) => !arg.startsWith('-')),
    options: args.filter((arg) => arg.startsWith('-') && !arg.startsWith('--only=')),
  }
}
