import { expect, it } from 'vitest'
import { disjoint, type Fault, readFault, readFaults, specFilters } from './faults.ts'

it('reads the head of a patch and the files that it changes, and names a patch without one', () => {
  const head = 'Fault: It turns the wrong way.\nArea: tour\nSource: code\n'
  const diff = '\ndiff --git a/src/a.ts b/src/a.ts\n--- a/src/a.ts\n+++ b/src/a.ts\n'
  expect(readFault('x/07-wrong-way.patch', head + diff)).toMatchObject({
    id: '07',
    name: 'wrong-way',
    says: 'It turns the wrong way.',
    area: 'tour',
    files: ['src/a.ts'],
  })
  expect(() => readFault('x/08-b.patch', diff)).toThrow('x/08-b.patch has no line “Fault: …”')
})

it('groups faults of different areas and files, so many at most', () => {
  const fault = (id: string, area: string, file = id) => ({ id, area, files: [file] }) as Fault
  const groups = disjoint(
    [fault('1', 'a'), fault('2', 'a'), fault('3', 'b'), fault('4', 'c', '1'), fault('5', 'd')],
    2,
  )
  expect(groups.map((group) => group.map(({ id }) => id).join())).toEqual(['1,3', '2,4', '5'])
})

it('has ninety faults, each of an area whose browser tests are known', () => {
  const faults = readFaults()
  expect(faults).toHaveLength(90)
  expect(faults.filter(({ area }) => !specFilters[area]).map(({ id }) => id)).toEqual([])
})
