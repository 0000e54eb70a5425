/** What a request says about where it comes from. */
export interface Caller {
  method: string
  header: (name: string) => string | undefined
  /** Of the other end of the connection. */
  address: string | undefined
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Why a request is not answered, or null when it comes from a page of this very server on this machine. A page of
 * another site can make a browser ask here; it cannot make up `Origin` or `Sec-Fetch-Site`. A name that is made to point
 * at this machine (DNS rebinding) shows in `Host`.
 */
export function refusal({ method, header, address }: Caller): string | null {
  if (!loopback.test(address ?? '')) return 'the studio answers to this machine only'
  const host = header('host') ?? ''
  if (!ownHost.test(host)) return 'the studio is not reached by that name'
  const origin = header('origin')
  if (origin !== undefined && origin !== `http://${host}`)
    return 'that page isn’t part of the studio'
  const site = header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return 'that page isn’t part of the studio'
  if (method === 'GET') return null
  if (origin === undefined) return 'a change must say which page it comes from'
  const isJson = /^application\/json(;|$)/.test(header('content-type') ?? '')
  return isJson ? null : 'a change must be JSON'
}
