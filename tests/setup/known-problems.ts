/** What a test may cause on purpose, by name. Whatever else a page complains of fails its test. */
export const knownProblems = {
  'status 400': /status of 400/,
  'status 404': /status of 404/,
  'status 409': /status of 409/,
  'status 422': /status of 422/,
  'status 429': /status of 429/,
  'status 500': /status of 500/,
  'request cut': /^console error: Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  'import failed': /Failed to fetch|Unable to preload/,
  'model failed': /Could not load|Failed to fetch|fetch for/,
  'blob refused': /^console error: .*blob:/,
  'inline refused': /script-src|style-src/,
  'foreign request': /^request to another origin/,
  'map asked for': /^request to another origin: https:\/\/www\.openstreetmap\.org\/export\/embed/,
  'web socket': /^web socket: /,
  'on purpose': /on[ -]purpose/,
} as const

export type KnownProblem = keyof typeof knownProblems

/** The problems, each once, that no name in `allowed` stands for. */
export function unexpectedProblems(problems: string[], allowed: KnownProblem[]): string[] {
  const isAllowed = (problem: string) => allowed.some((name) => knownProblems[name].test(problem))
  return [...new Set(problems)].filter((problem) => !isAllowed(problem))
}
