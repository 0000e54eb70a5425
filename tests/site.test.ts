import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixedAnchors } from '../scripts/content/anchors.ts'
import { readPlan } from '../scripts/content/catalogue.ts'
import { defaultLocale, localePath, locales, splitPathname } from '../src/site/locales.ts'
import { budgets, importsOf, threeChunks } from './bench/three-code.ts'
import { builtAddresses } from './pages.ts'
import { type SeenPage, seePage } from './setup/crawl.ts'

const built = 'dist/client'

/** The file that answers an address: a page, or what else lies in the built site. */
function fileOf(address: string): string {
  const path = join(built, decodeURI(address))
  return existsSync(path) && statSync(path).isFile() ? path : join(path, 'index.html')
}

/** The industries' own address shows the first of them. */
const canonicalOf = (address: string) => address.replace(/industries$/, 'industries/education')

/** As sent, in bytes. */
const sentSize = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size

describe.skipIf(!existsSync(built))('the built site (left out: it is not built)', () => {
  const pages = new Map<string, SeenPage>()

  beforeAll(() => {
    const planned = readPlan('content', new Date())
    for (const address of locales.flatMap((locale) =>
      planned.map((path) => localePath(locale, path)),
    )) {
      pages.set(address, seePage(readFileSync(fileOf(address), 'utf8'), address))
    }
  })

  it('names each page in its sitemap, except the first industry’s second address', () => {
    expect(pages.size).toBeGreaterThan(150)
    const own = [...pages.keys()].filter((address) => canonicalOf(address) === address)
    expect(builtAddresses().sort()).toEqual(own.sort())
  })

  it('gives each page its language, one heading, something to read, and names every translation', () => {
    for (const [address, page] of pages) {
      const { locale, path } = splitPathname(canonicalOf(address))
      const alternates = locales.map((other) => [other, localePath(other, path)])
      expect(page, address).toMatchObject({
        lang: locale,
        canonical: canonicalOf(address),
        alternates: Object.fromEntries([
          ...alternates,
          ['x-default', localePath(defaultLocale, path)],
        ]),
        headings: [expect.stringMatching(/\S/)],
        // The policy drops styles in attributes, and hydration does not bring them back.
        styled: 0,
      })
      expect(page.title.length, address).toBeGreaterThan(9)
      expect(page.text.length, address).toBeGreaterThan(200)
    }
  })

  it.each(locales)('has a title and a description of its own for each page in %s', (locale) => {
    const own = [...pages]
      .filter(([address]) => splitPathname(address).locale === locale)
      .filter(([address]) => canonicalOf(address) === address)
    for (const facet of ['title', 'description'] as const) {
      const said = own.map(([, page]) => page[facet])
      expect(said.filter((words, at) => !words || said.indexOf(words) !== at)).toEqual([])
    }
  })

  it('leads from each language to pages of that language, but for the page’s own translations', () => {
    for (const [from, { links }] of pages) {
      const { locale, path } = splitPathname(canonicalOf(from))
      const foreign = links.filter((link) => {
        const address = link.replace(/[?#].*/, '')
        if (!pages.has(address)) return false
        const to = splitPathname(canonicalOf(address))
        return to.locale !== locale && to.path !== path
      })
      expect(foreign, from).toEqual([])
    }
  })

  it('links to pages, places and files that are there, and links to every page', () => {
    const dead: string[] = []
    const reached = new Set<string>()
    for (const [from, { links }] of pages) {
      for (const link of links) {
        const [address = '', hash] = link.replace(/\?[^#]*/, '').split('#')
        reached.add(address)
        const isPlace = !hash || pages.get(address)?.ids.has(hash)
        if (!isPlace || !existsSync(fileOf(address))) dead.push(`${from} → ${link}`)
      }
    }
    expect(dead).toEqual([])
    expect([...pages.keys()].filter((address) => !reached.has(address))).toEqual([])
  })

  it('has the places that copy may link to', () => {
    for (const [address, ids] of Object.entries(fixedAnchors)) {
      expect(
        ids.filter((id) => !pages.get(address)?.ids.has(id)),
        address,
      ).toEqual([])
    }
  })

  it.each(locales)('has a page for an address that is none in %s', (locale) => {
    const page = seePage(readFileSync(join(built, localePath(locale, '/404.html')), 'utf8'), '/')
    expect(page).toMatchObject({ lang: locale, headings: [expect.stringMatching(/\S/)] })
    expect(page.links).toContain(localePath(locale, '/'))
  })

  it('names no more scripts in a page than may come before it is alive, its parts left out', () => {
    const loads = [...pages.keys()]
      .filter((address) => splitPathname(address).locale === defaultLocale)
      .map((address) => {
        const html = readFileSync(fileOf(address), 'utf8')
        const named = new Set(
          [...html.matchAll(/(?<!data-part )(?:src|href)="(\/[^"]+\.js)"/g)].map(
            ([, path]) => path,
          ),
        )
        const bytes = [...named].reduce((sum, path) => sum + sentSize(join(built, path ?? '')), 0)
        return { address, bytes }
      })
    expect(loads.filter(({ bytes }) => bytes > budgets.firstLoad)).toEqual([])
    expect(loads.filter(({ bytes }) => bytes < budgets.firstLoad / 2)).toEqual([])
  })

  const assets = join(built, 'assets')
  const readScripts = () => {
    const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
    return new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
  }
  type Scripts = ReturnType<typeof readScripts>
  /** A script and what it imports. */
  const needsOf = (codes: Scripts, name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    for (const other of importsOf(codes.get(name) ?? '')) needsOf(codes, other, found)
    return found
  }

  it('asks for a page’s first scene by a few kB, and not after its libraries', () => {
    const codes = readScripts()
    const ahead = [...codes.keys()].filter((name) => name.startsWith('scene-ahead-'))
    expect(ahead.length).toBeGreaterThan(5)
    for (const script of ahead) {
      const needed = [...needsOf(codes, script)]
      const bytes = needed.reduce((sum, name) => sum + sentSize(join(assets, name)), 0)
      expect(bytes, needed.join()).toBeLessThan(8000)
    }
  })

  // A request for nothing; the bundler makes them where an entry waits at its top level.
  it('has hardly a script that only hands on what another exports', () => {
    const bare = /^(import[^;]*;)?export\s*\{[^}]*\}(from\s*"[^"]*")?;?\s*$/
    const found = [...readScripts()].filter(([, code]) => bare.test(code)).map(([name]) => name)
    expect(found.length, found.join()).toBeLessThan(5)
  })

  it('needs no more 3D code than its budgets, for a scene and on the press for AR or VR', () => {
    const codes = readScripts()
    const three = threeChunks(codes)
    const codeOf = (name: string) => [...needsOf(codes, name)].filter((each) => three.has(each))
    const expectWithin = (budget: number, code: string[], name: string) => {
      const bytes = code.reduce((sum, each) => sum + sentSize(join(assets, each)), 0)
      expect(bytes, name).toBeGreaterThan(0)
      expect(bytes, name).toBeLessThanOrEqual(budget)
    }
    const isSession = (name: string) => /^(ar-scene|lesson-room|ar-tour|vr-tour)-/.test(name)
    const scenes = [...codes.keys()].filter(
      (name) => /-scene-[\w-]{8}\.js$/.test(name) && three.has(name) && !isSession(name),
    )
    expect(scenes.length).toBeGreaterThan(10)
    for (const scene of scenes) expectWithin(budgets.scene, codeOf(scene), scene)
    const ofScenes = new Set(scenes.flatMap(codeOf))
    const sessions = [...codes.keys()].filter(isSession)
    expect(sessions).toHaveLength(4)
    for (const session of sessions)
      expectWithin(
        budgets.xr,
        codeOf(session).filter((name) => !ofScenes.has(name)),
        session,
      )
  })
})
