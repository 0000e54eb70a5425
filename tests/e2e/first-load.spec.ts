import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { splitPathname } from '../../src/site/locales.ts'
import { isScript, recordTraffic, sumBytes } from '../bench/traffic.ts'
import { builtAddresses } from '../pages.ts'
import { expect, test } from '../setup/test.ts'

const built = 'dist/client'
/** Bytes as sent; the same as in `npm run bench -- pages`. */
const budget = 90_000

const sent = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size

/** What the scripts that a page names weigh as sent, in bytes: with them it comes alive. */
function firstLoad(address: string): number {
  const html = readFileSync(join(built, address, 'index.html'), 'utf8')
  const named = html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)
  const paths = new Set([...named].map(([, path = '']) => path))
  return [...paths].reduce((sum, path) => sum + sent(join(built, path)), 0)
}

/** The languages share their code; their lists of documents come later. */
const loads = () =>
  builtAddresses()
    .filter((address) => splitPathname(address).locale === 'en')
    .map((address) => ({ address, bytes: firstLoad(address) }))
    .sort((a, b) => b.bytes - a.bytes)

test('no page names more code than a first load may bring', () => {
  const all = loads()
  expect(all.length).toBeGreaterThan(40)
  expect(all.at(-1)?.bytes).toBeGreaterThan(budget / 2)
  expect(all.filter(({ bytes }) => bytes > budget)).toEqual([])
})

test('the page with the most code brings what it names, until somebody moves, and no more', async ({
  page,
}) => {
  const [heaviest] = loads()
  if (!heaviest) throw new Error('No page')
  const traffic = await recordTraffic(page)
  await page.goto(heaviest.address, { waitUntil: 'networkidle' })
  expect(sumBytes(traffic.transfers().filter(isScript))).toBe(heaviest.bytes)
})
