import { readFileSync } from 'node:fs'
import { splitPathname } from '../src/site/locales.ts'

/** The addresses of the built site, as its sitemap names them: every page in every language. */
export function builtAddresses(): string[] {
  const xml = readFileSync('dist/client/sitemap.xml', 'utf8')
  const addresses = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  if (addresses.length === 0) throw new Error('The sitemap names no page')
  return addresses.map((path) => path || '/')
}

/** The pages' own paths, without a language's prefix. */
export function builtPaths(): string[] {
  return [...new Set(builtAddresses().map((address) => splitPathname(address).path))]
}
