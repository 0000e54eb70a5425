import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { reaches, violations } from './fixtures/architecture.ts'
import { circles } from './setup/architecture/circles.ts'
import { forwarding, misnamed, mostLines, tooLong } from './setup/architecture/files.ts'
import { type Module, readModule } from './setup/architecture/module.ts'
import { checkReach } from './setup/architecture/reach.ts'
import { checkModule } from './setup/architecture/rules.ts'
import { scanModules } from './setup/architecture/scan.ts'
import { checkStudio } from './setup/architecture/studio.ts'

const root = join(import.meta.dirname, '..')
let house: Module[] = []
let everything: Module[] = []

beforeAll(async () => {
  everything = await scanModules(root, ['src', 'scripts', 'studio', 'tests', 'content'])
  house = everything.filter(({ path }) => path.startsWith('src/'))
})

describe('the house', () => {
  it('was really looked at', () => {
    const imports = house.flatMap((module) => module.imports)
    expect(house.length).toBeGreaterThan(20)
    expect(imports.filter(({ kind }) => kind === 'static').length).toBeGreaterThan(50)
    expect(imports.filter(({ kind }) => kind === 'lazy').length).toBeGreaterThan(0)
  })

  it('keeps its arrows', () => {
    expect(house.flatMap(checkModule).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  })

  it('loads neither three with a page nor Node in a browser', () => {
    const sources = house.filter(({ path }) => !/\.test\.|\/testing\//.test(path))
    expect(checkReach(sources).map(({ message }) => message)).toEqual([])
  })

  it('has a studio beside it, which nothing but the development server knows', () => {
    expect(everything.filter(({ path }) => path.startsWith('studio/')).length).toBeGreaterThan(40)
    expect(checkStudio(everything)).toEqual([])
  })

  it('has no circle of imports, types counted', () => {
    expect(circles(house)).toEqual([])
  })

  it('names files in kebab-case', () => {
    expect(misnamed(everything)).toEqual([])
  })

  it('has no file of more than 400 lines, and none that only passes on what others export', () => {
    expect(tooLong(everything)).toEqual([])
    // It stands for a package (vite.config.ts).
    expect(forwarding(house)).toEqual(['src/app/sync-external-store.ts'])
  })
})

describe('the rules', () => {
  it('find a circle of imports, of types too', () => {
    const sources = {
      'src/a.ts': "import { b } from './b.ts'",
      'src/b.ts': "import { c } from './c.ts'",
      'src/c.ts': "import type { A } from './a.ts'",
      'src/d.ts': "import { a } from './a.ts'",
    }
    const modules = Object.entries(sources).map(([path, source]) => readModule(path, source))
    expect(circles(modules)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']])
  })

  it.each(violations.map((made) => [made.breaks ?? 'nothing', made.path, made.source, made]))(
    '%s is broken by %s: %s',
    (_rule, _path, _source, { path, source, breaks }) => {
      const found = checkModule(readModule(path, source)).map(({ rule }) => rule)
      expect(found).toEqual(breaks ? [breaks] : [])
    },
  )

  it.each([
    ['src/pages/a.tsx', "import '../../studio/model/form.ts'"],
    ['vite.config.ts', "import './studio/server/plugin.ts'"],
    ['studio/app/a.tsx', "import '../server/save.ts'"],
    ['studio/app/a.tsx', "import { join } from 'node:path'"],
    ['studio/model/a.ts', "import { readFile } from 'node:fs/promises'"],
  ])('the studio’s are broken by %s: %s', (path, source) => {
    expect(checkStudio([readModule(path, source)])).toHaveLength(1)
  })

  it.each([
    ['scripts/dev.ts', "import '../studio/server/plugin.ts'"],
    ['studio/app/a.tsx', "import '../model/form.ts'"],
    ['studio/server/a.ts', "import '../../scripts/content/source.ts'"],
  ])('the studio’s let %s pass: %s', (path, source) => {
    expect(checkStudio([readModule(path, source)])).toEqual([])
  })

  it.each(reaches)('%s', (_what, modules, count) => {
    expect(checkReach(modules)).toHaveLength(count)
  })

  it('cannot be escaped by a file that does not parse', () => {
    expect(() => readModule('src/ui/broken.ts', 'import {')).toThrow(SyntaxError)
  })

  it('notice names and lengths', () => {
    const named = (path: string, lines = 1): Module => ({
      path,
      lines,
      imports: [],
      forwards: false,
    })
    const good = ['src/ui/site-link.tsx', 'src/math/angle.test.ts', 'src/a/decode.worker.ts']
    const bad = ['src/ui/SiteLink.tsx', 'src/Math/angle.ts', 'src/ui/site_link.ts']
    expect(misnamed([...good, ...bad].map((path) => named(path)))).toEqual(bad)
    const lengths = [named('src/a.ts', mostLines), named('src/b.ts', mostLines + 1)]
    expect(tooLong(lengths)).toEqual(['src/b.ts: 401 lines'])
    const passedOn =
      "import { a } from './a.ts'\nexport { b } from './b.ts'\nexport type * from './c.ts'\n"
    const read = (path: string, source: string) => readModule(path, source)
    expect(
      forwarding([
        read('src/ui/d.ts', passedOn),
        read('src/ui/index.ts', passedOn),
        read('src/ui/e.ts', `${passedOn}export const e = 1\n`),
        read('src/ui/f.ts', "import './a.css'\n"),
      ]),
    ).toEqual(['src/ui/d.ts'])
    expect(readModule('src/ui/three.ts', 'const a = 1\n\nexport { a }\n').lines).toBe(3)
  })
})
