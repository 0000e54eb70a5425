/**
 * How much is run: `quick` is what changed, `normal` is `npm test`, `all` has the heavy families too
 * (tagged “all” in Vitest and “@all” in Playwright).
 */
export type Scope = 'quick' | 'normal' | 'all'

export interface TestArguments {
  scope: Scope
  /** the one kind of tests asked for by `--only=` */
  only: 'unit' | 'browser' | undefined
  /** words that narrow the tests down to files whose path holds one of them */
  filters: string[]
  /** options for Playwright, as given */
  options: string[]
}

/** Reads what follows `npm test --`. */
export function readArguments(args: string[]): TestArguments {
  const value = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const scope = value('scope')
  const only = value('only')
  return {
    scope: scope === 'quick' || scope === 'all' ? scope : 'normal',
    only: only === 'unit' || only === 'browser' ? only : undefined,
    filters: args.filter((arg) => !arg.startsWith('-')),
    options: args.filter((arg) => arg.startsWith('-') && !/^--(only|scope)=/.test(arg)),
  }
}
