import { isIP, isIPv4 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/**
 * The network address of the client.
 * @param socket  address of the connection
 * @param forwarded  the header `X-Forwarded-For`, to which each proxy appends its client's address
 * @param proxies  how many of its last entries were written by proxies of ours: everything before
 *   them is the visitor's word
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const direct = socket ?? 'unknown'
  if (proxies === 0 || !forwarded) return direct
  const entries = forwarded.split(',').map((entry) => bare(entry.trim()))
  const entry = entries[Math.max(0, entries.length - proxies)] ?? ''
  return isIP(entry) ? entry : direct
}

/** The address without the port and the brackets that some proxies add. */
function bare(entry: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(entry)
  if (bracketed) return bracketed[1] ?? ''
  return entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/**
 * The key of a sender for rate limiting: an IPv4 address, or the first 64 bits of an IPv6 address, which are assigned
 * as a whole.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIPv4(address) || !isIP(address)) return address
  const groups = expandIPv6(address.replace(/%.*$/, '')).split(':', 4)
  const network = groups.map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
