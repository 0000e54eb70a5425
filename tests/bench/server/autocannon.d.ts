/** What we use of autocannon, which comes without types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string
    connections: number
    /** seconds */
    duration: number
    headers?: Record<string, string>
  }): Promise<{ requests: { average: number }; errors: number; non2xx: number }>
}
