import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled, pinnedNode, samePackages, stampInstalled, stampPath } from './installed.mjs'

const hono = { version: '4.0.0', integrity: 'sha512-a' }
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true }

describe('samePackages', () => {
  const wanted = { '': {}, 'node_modules/hono': hono, 'node_modules/mac-only': forMac }

  it('forgives what is optional and not for this machine', () => {
    expect(samePackages(wanted, { 'node_modules/hono': hono })).toBe(true)
  })

  it.each([
    ['another version', { 'node_modules/hono': { ...hono, version: '4.0.1' } }],
    ['another content', { 'node_modules/hono': { ...hono, integrity: 'sha512-c' } }],
    ['a missing package', {}],
    ['a package too many', { 'node_modules/hono': hono, 'node_modules/old': hono }],
  ])('notices %s', (_what, present) => {
    expect(samePackages(wanted, present)).toBe(false)
  })
})

describe('isInstalled', () => {
  let root: string
  const put = async (path: string, value: unknown) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), JSON.stringify(value))
  }
  const lock = (version: string) => ({
    packages: { '': {}, 'node_modules/hono': { ...hono, version } },
  })

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'realia-install-'))
    await put('package-lock.json', lock('1'))
    await mkdir(dirname(pinnedNode(root)), { recursive: true })
    await writeFile(pinnedNode(root), '')
  })
  afterEach(() => rm(root, { recursive: true }))

  it('says no to a folder that nobody stamped and npm did not finish', async () => {
    expect(await isInstalled(root)).toBe(false)
  })

  it('believes a stamp for the present lock file only', async () => {
    await stampInstalled(root)
    expect(await isInstalled(root)).toBe(true)
    await put('package-lock.json', lock('2'))
    expect(await isInstalled(root)).toBe(false)
  })

  it('does not believe the stamp of another machine', async () => {
    await stampInstalled(root)
    await writeFile(stampPath(root), 'the hash, but for plan9-vax\n')
    expect(await isInstalled(root)).toBe(false)
  })

  it("takes npm's own record after an install by hand", async () => {
    await put('node_modules/.package-lock.json', {
      packages: { 'node_modules/hono': { ...hono, version: '1' } },
    })
    expect(await isInstalled(root)).toBe(true)
  })

  it('says no when the pinned Node is gone', async () => {
    await stampInstalled(root)
    await rm(pinnedNode(root))
    expect(await isInstalled(root)).toBe(false)
  })
})
