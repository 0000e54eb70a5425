/** What we use of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** seconds */
    duration: number
    headers?: Record<string, string>
  }

  interface Result {
    /** a second */
    requests: { average: number }
    errors: number
    non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
