import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { updateIds } from '../../site/updates.ts'

const folder = 'content/en/updates'
const dateOf = (id: string) =>
  /^date: "(.+)"$/m.exec(readFileSync(`${folder}/${id}.mdx`, 'utf8'))?.[1] ?? ''

test('every update that is written is listed, newest first', () => {
  expect([...updateIds].sort()).toEqual(
    readdirSync(folder)
      .map((file) => file.replace('.mdx', ''))
      .sort(),
  )
  const dates = updateIds.map(dateOf)
  expect(dates).toEqual(dates.toSorted().reverse())
})
