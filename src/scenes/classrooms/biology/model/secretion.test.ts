import { expect, test } from 'vitest'
import { partIds } from '../config.ts'
import {
  beginJourney,
  type Journey,
  nextStation,
  proteinSignals,
  reasons,
  type Stage,
  type Station,
  stages,
  stepTo,
} from './secretion.ts'

const stations: Station[] = [...partIds, 'pore', 'vesicle']

// Palade 1975, Science 189, 347: rough ER, Golgi, vesicle, membrane; Alberts et al., chapter 6: copy, pore, ribosome.
const way: Station[] = [
  'nucleus',
  'pore',
  'ribosome',
  'rough-er',
  'vesicle',
  'golgi',
  'vesicle',
  'membrane',
]

const at = (stage: Stage, kind: Journey['kind'] = 'secreted'): Journey => ({
  kind,
  stage,
  mistakes: 0,
  reason: undefined,
})

// Kornfeld and Mellman 1989, Annual Review of Cell Biology 5, 483; Blobel and Dobberstein 1975, Journal of Cell
// Biology 67, 835.
test.each<[Journey['kind'], Station[], Stage]>([
  ['secreted', way, 'secreted'],
  ['lysosomal', [...way.slice(0, -1), 'lysosome'], 'in-lysosome'],
  ['cytosolic', way.slice(0, 3), 'in-cytosol'],
])('a %s protein goes its own way, one stage at a time', (kind, stations, end) => {
  let journey = beginJourney(kind)
  for (const station of stations) {
    expect(nextStation(journey)).toBe(station)
    journey = stepTo(journey, station)
  }
  expect(journey).toEqual(at(end, kind))
  expect(nextStation(journey)).toBeUndefined()
})

test.each<[Stage, Station, string]>([
  ['gene', 'ribosome', 'copy-first'],
  ['copy', 'ribosome', 'only-by-pores'],
  ['outside-nucleus', 'rough-er', 'ribosome-first'],
  ['outside-nucleus', 'nucleus', 'no-way-back'],
  ['read', 'smooth-er', 'no-ribosomes-there'],
  ['in-er', 'smooth-er', 'one-space'],
  ['read', 'mitochondrion', 'imports-others'],
  ['in-er', 'centrioles', 'not-on-the-way'],
  ['in-er', 'membrane', 'vesicle-first'],
  ['in-golgi', 'membrane', 'vesicle-first'],
  ['in-golgi', 'lysosome', 'needs-a-tag'],
  ['packed', 'cytoskeleton', 'only-a-road'],
  ['secreted', 'membrane', 'already-there'],
])('a wrong step from %s to %s is explained: %s', (stage, station, reason) => {
  expect(stepTo(at(stage), station)).toMatchObject({ stage, mistakes: 1, reason })
})

test('a protein with the tag of lysosomes goes to one by vesicle, not from the Golgi itself nor outside', () => {
  const step = (stage: Stage, station: Station) => stepTo(at(stage, 'lysosomal'), station)
  expect(step('packed', 'membrane').reason).toBe('has-a-tag')
  expect(step('in-golgi', 'lysosome')).toMatchObject({ stage: 'in-golgi', reason: 'vesicle-first' })
  expect(step('in-vesicle', 'lysosome').reason).toBe('golgi-first')
  expect(stepTo(step('in-golgi', 'vesicle'), 'lysosome').stage).toBe('in-lysosome')
})

test('whatever is chosen, it goes on by one stage or is told why not, and every reason is given somewhere', () => {
  const given = new Set<string>()
  for (const kind of proteinSignals)
    for (const stage of stages)
      for (const station of stations) {
        const { reason, stage: after } = stepTo(at(stage, kind), station)
        if (after === stage) expect(reasons).toContain(reason)
        else expect(reason).toBeUndefined()
        if (kind === 'secreted')
          expect(stages.indexOf(after) - stages.indexOf(stage)).toBe(reason ? 0 : 1)
        if (reason) given.add(reason)
      }
  expect([...given].sort()).toEqual([...reasons].sort())
})
