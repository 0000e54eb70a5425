import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outputsOf, packers } from './families.ts'
import { readShots, renderOptions } from './shots.ts'

const shots = readShots()
const renderer = readFileSync('assets/blender/render.py', 'utf8')

test('settings become options that the renderer knows', () => {
  const options = renderOptions({ makes: 'picture', width: 640, samples: 8, exposure: 0.4 })
  expect(options).toEqual(['--width', '640', '--samples', '8', '--exposure', '0.4'])
  const names = Object.values(shots).flatMap((shot) =>
    renderOptions(shot).filter((option) => option.startsWith('--')),
  )
  for (const name of new Set(names)) expect(renderer).toContain(`'${name}'`)
})

test('a shot is named after what is made of it, and no two write the same file', () => {
  for (const [name, { makes }] of Object.entries(shots)) {
    expect(name.startsWith(packers[makes].prefix), name).toBe(true)
  }
  const files = Object.entries(shots).flatMap(([name, shot]) => outputsOf(name, shot))
  expect(new Set(files).size).toBe(files.length)
})

test('the file that comparisons use comes first', () => {
  expect(outputsOf('style-x', { makes: 'style', width: 1440, samples: 1 })[0]).toBe(
    'styles/x-1440.webp',
  )
})
