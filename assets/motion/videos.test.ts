import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phoneBytes } from '../encode/pack-picture.ts'
import { root } from '../graphics/root.ts'
import { readFilm } from './container/film.ts'
import { type Entry, readManifest } from './manifest.ts'
import { outputs } from './outputs.ts'
import { posterFiles } from './posters.ts'
import { scenes } from './scenes/index.ts'

const folder = join(root, 'public/videos')
const known = readManifest()
const read = (name: string) => readFileSync(join(folder, name))

test('every scene has its files, and nothing else lies there', () => {
  expect(Object.keys(outputs).sort()).toEqual(Object.keys(scenes).sort())
  const wanted = Object.entries(outputs).flatMap(([name, { files }]) => [
    ...files.map(({ suffix }) => name + suffix),
    ...posterFiles(name),
  ])
  expect(readdirSync(folder).sort()).toEqual([...wanted, 'manifest.json'].sort())
  expect(Object.keys(known).sort()).toEqual(Object.keys(outputs).sort())
})

const films = Object.entries(outputs).flatMap(([name, { files }]) =>
  files.map(({ suffix, height, budget }) => [name, suffix, height, budget] as const),
)

test.each(films)('%s%s is what it says', (name, suffix, height, budget) => {
  const file = read(name + suffix)
  const entry = known[name] as Entry
  expect(file.length).toBeLessThanOrEqual(budget)
  expect(entry.files[name + suffix]).toBe(file.length)
  const film = readFilm(name + suffix, file)
  expect(film.codec).toBe({ webm: 'V_AV1', mp4: 'avc1', avif: 'av01' }[suffix.split('.')[1] ?? ''])
  expect([film.width, film.height]).toEqual([(height * 16) / 9, height])
  expect(film.frames).toBe(entry.frames)
  expect(film.duration).toBeCloseTo(entry.frames / entry.rate, 1)
  expect(film.duration).toBeCloseTo(scenes[name]?.duration ?? 0, 1)
  expect(film.streams).toBe(true)
})

test.each(Object.keys(outputs))('%s ends where it begins', (name) => {
  const { seam, step } = known[name] as Entry
  // The jump back is a step like any other.
  expect(seam).toBeLessThanOrEqual(1.2 * step)
})

test.each(Object.keys(outputs).flatMap((name) => [`${name}.avif`, `${name}.webp`]))(
  'the poster %s is 1280 × 720',
  async (name) => {
    expect(existsSync(join(folder, name))).toBe(true)
    const { width, height } = await sharp(read(name)).metadata()
    expect([width, height]).toEqual([1280, 720])
    expect(read(name).length).toBeLessThanOrEqual(160_000)
  },
)

test.each(Object.keys(outputs))(
  'the poster of %s for phones comes in one round trip',
  async (name) => {
    const file = read(`${name}-small.avif`)
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([720, 405])
    expect(file.length).toBeLessThanOrEqual(phoneBytes)
  },
)
