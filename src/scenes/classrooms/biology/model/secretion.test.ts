import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { partIds } from '../config.ts'
import {
  beginJourney,
  type Journey,
  kinds,
  nextStation,
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

const at = (stage: Stage): Journey => ({ kind: 'secreted', stage, mistakes: 0, reason: undefined })

test('a protein leaves by nucleus, pore, ribosome, rough ER, Golgi and membrane', () => {
  let journey = beginJourney()
  for (const station of way) {
    expect(nextStation(journey)).toBe(station)
    journey = stepTo(journey, station)
    expect(journey.reason).toBeUndefined()
  }
  expect(journey).toEqual({ kind: 'secreted', stage: 'secreted', mistakes: 0, reason: undefined })
  expect(nextStation(journey)).toBeUndefined()
})

describe('a wrong step is explained', () => {
  test.each<[Stage, Station, string]>([
    ['gene', 'ribosome', 'copy-first'],
    ['copy', 'ribosome', 'only-by-pores'],
    ['outside-nucleus', 'rough-er', 'ribosome-first'],
    ['outside-nucleus', 'nucleus', 'no-way-back'],
    ['read', 'golgi', 'signal-leads-to-er'],
    ['gene', 'smooth-er', 'copy-first'],
    ['copy', 'smooth-er', 'only-by-pores'],
    ['outside-nucleus', 'smooth-er', 'no-ribosomes-there'],
    ['read', 'smooth-er', 'no-ribosomes-there'],
    ['in-er', 'smooth-er', 'one-space'],
    ['in-vesicle', 'smooth-er', 'no-way-back'],
    ['packed', 'smooth-er', 'no-way-back'],
    ['gene', 'mitochondrion', 'copy-first'],
    ['copy', 'mitochondrion', 'only-by-pores'],
    ['outside-nucleus', 'mitochondrion', 'ribosome-first'],
    ['read', 'mitochondrion', 'imports-others'],
    ['packed', 'mitochondrion', 'imports-others'],
    ['read', 'centrioles', 'signal-leads-to-er'],
    ['in-er', 'golgi', 'vesicle-first'],
    ['in-er', 'membrane', 'vesicle-first'],
    ['in-vesicle', 'membrane', 'golgi-first'],
    ['in-golgi', 'membrane', 'vesicle-first'],
    ['in-golgi', 'lysosome', 'needs-a-tag'],
    ['in-er', 'lysosome', 'golgi-first'],
    ['packed', 'golgi', 'no-way-back'],
    ['packed', 'cytoskeleton', 'only-a-road'],
    ['secreted', 'membrane', 'already-there'],
  ])('from %s to %s: %s', (stage, station, reason) => {
    expect(stepTo(at(stage), station)).toMatchObject({ stage, mistakes: 1, reason })
  })

  test.each(['in-er', 'in-vesicle', 'in-golgi', 'packed'] as const)(
    'from %s no vesicle leads to the centrioles',
    (stage) => {
      expect(stepTo(at(stage), 'centrioles').reason).toBe('not-on-the-way')
    },
  )

  test('everywhere, whatever is chosen, and every reason is given somewhere', () => {
    const given = new Set<string>()
    for (const kind of kinds) {
      for (const stage of stages) {
        for (const station of stations) {
          const { reason, stage: after } = stepTo({ ...at(stage), kind }, station)
          if (after === stage) expect(reasons).toContain(reason)
          if (reason) given.add(reason)
        }
      }
    }
    expect([...given].sort()).toEqual([...reasons].sort())
  })
})

// Kornfeld and Mellman 1989, Annual Review of Cell Biology 5, 483; Blobel and Dobberstein 1975, Journal of Cell Biology 67, 835.
test.each([
  ['lysosomal', [...way.slice(0, -1), 'lysosome'], 'in-lysosome'],
  ['cytosolic', way.slice(0, 3), 'in-cytosol'],
] as [Journey['kind'], Station[], Stage][])(
  'a %s protein goes another way',
  (kind, stations, end) => {
    const last = stations.reduce(stepTo, beginJourney(kind))
    expect(last).toEqual({ kind, stage: end, mistakes: 0, reason: undefined })
    expect(nextStation(last)).toBeUndefined()
  },
)

test('a protein with the tag of lysosomes is not sent outside', () => {
  const packed = way.slice(0, -1).reduce(stepTo, beginJourney('lysosomal'))
  expect(stepTo(packed, 'membrane').reason).toBe('has-a-tag')
})

test('a protein with that tag goes to the lysosome by vesicle, not from the Golgi itself', () => {
  const inGolgi = { ...at('in-golgi'), kind: 'lysosomal' } as const
  expect(stepTo(inGolgi, 'lysosome')).toMatchObject({ stage: 'in-golgi', reason: 'vesicle-first' })
  expect(stepTo({ ...inGolgi, stage: 'in-vesicle' }, 'lysosome').reason).toBe('golgi-first')
  expect(stepTo(stepTo(inGolgi, 'vesicle'), 'lysosome').stage).toBe('in-lysosome')
})

test('whoever tries at random gets there, one stage at a time and never back', () => {
  const random = createRandom(83)
  for (let trial = 0; trial < 200; trial += 1) {
    let journey = beginJourney()
    for (let i = 0; i < 1000 && journey.stage !== 'secreted'; i += 1) {
      const before = stages.indexOf(journey.stage)
      journey = stepTo(journey, stations[Math.floor(random() * stations.length)] ?? 'nucleus')
      expect(stages.indexOf(journey.stage) - before).toBe(journey.reason ? 0 : 1)
    }
    expect(journey.stage).toBe('secreted')
  }
})
