import type { PartId } from '../config.ts'

/** Where a protein for outside has got to: what it is just then, and where. */
export const stages = [
  'gene',
  'copy',
  'outside-nucleus',
  'read',
  'in-er',
  'in-vesicle',
  'in-golgi',
  'packed',
  'secreted',
  'in-lysosome',
  'in-cytosol',
] as const

export type Stage = (typeof stages)[number]

/** Parts that can be chosen as the next station: pores and vesicles besides those of the list. */
export type Station = PartId | 'pore' | 'vesicle'

/** What the protein carries that decides on its way: a signal for the ER, that and a tag for lysosomes, or neither. */
export const kinds = ['secreted', 'lysosomal', 'cytosolic'] as const
export type Kind = (typeof kinds)[number]

type SecretionPath = Readonly<Partial<Record<Stage, { station: Station; next: Stage }>>>

/**
 * What follows what: the station that each stage asks for, and what comes of it.
 * Source: Alberts et al., Molecular Biology of the Cell, 6th edition, chapters 6, 12 and 13; Palade 1975, Science 189, 347
 */
const out: SecretionPath = {
  gene: { station: 'nucleus', next: 'copy' },
  copy: { station: 'pore', next: 'outside-nucleus' },
  'outside-nucleus': { station: 'ribosome', next: 'read' },
  read: { station: 'rough-er', next: 'in-er' },
  'in-er': { station: 'vesicle', next: 'in-vesicle' },
  'in-vesicle': { station: 'golgi', next: 'in-golgi' },
  'in-golgi': { station: 'vesicle', next: 'packed' },
  packed: { station: 'membrane', next: 'secreted' },
}

const ways: Readonly<Record<Kind, SecretionPath>> = {
  secreted: out,
  lysosomal: { ...out, packed: { station: 'lysosome', next: 'in-lysosome' } },
  cytosolic: {
    gene: out.gene,
    copy: out.copy,
    'outside-nucleus': { station: 'ribosome', next: 'in-cytosol' },
  } as SecretionPath,
}

/** Why a step is none; each has words in the content. */
export const reasons = [
  'copy-first',
  'only-by-pores',
  'ribosome-first',
  'signal-leads-to-er',
  'no-ribosomes-there',
  'one-space',
  'vesicle-first',
  'golgi-first',
  'needs-a-tag',
  'has-a-tag',
  'no-way-back',
  'imports-others',
  'only-a-road',
  'already-there',
  'not-on-the-way',
] as const

type Reason = (typeof reasons)[number]

export interface Journey {
  kind: Kind
  stage: Stage
  /** Wrong steps so far. */
  mistakes: number
  /** Of the last step, when it was wrong. */
  reason: Reason | undefined
}

export const beginJourney = (kind: Kind = 'secreted'): Journey => ({
  kind,
  stage: 'gene',
  mistakes: 0,
  reason: undefined,
})

/** The station that is right next; nothing at the end. */
export const nextStation = ({ kind, stage }: Journey): Station | undefined =>
  ways[kind][stage]?.station

/** Takes the next step, or stays and says why not. */
export function stepTo(journey: Journey, station: Station): Journey {
  const right = ways[journey.kind][journey.stage]
  if (right?.station === station) return { ...journey, stage: right.next, reason: undefined }
  const reason = right ? whyNot(journey, station) : 'already-there'
  return { ...journey, mistakes: journey.mistakes + 1, reason }
}

/** All stations of a protein's way, in their order. */
export function routeOf(kind: Kind): Station[] {
  const route: Station[] = []
  let journey = beginJourney(kind)
  for (let next = nextStation(journey); next; next = nextStation(journey)) {
    route.push(next)
    journey = stepTo(journey, next)
  }
  return route
}

const order = (stage: Stage): number => stages.indexOf(stage)

/** The first rule that a wrong step breaks. */
function whyNot({ kind, stage }: Journey, station: Station): Reason {
  if (station === 'cytoskeleton') return 'only-a-road'
  if (station === 'nucleus' || station === 'nucleolus' || station === 'pore')
    return inNucleus(stage)
  if (stage === 'gene') return 'copy-first'
  if (stage === 'copy') return 'only-by-pores'
  const isMade = stage !== 'outside-nucleus' && stage !== 'read'
  if (station === 'smooth-er' && !isMade) return 'no-ribosomes-there'
  if (stage === 'outside-nucleus') return 'ribosome-first'
  if (station === 'mitochondrion') return 'imports-others'
  return isMade ? afterEr(kind, stage, station) : 'signal-leads-to-er'
}

function inNucleus(stage: Stage): Reason {
  if (stage === 'gene') return 'copy-first'
  return stage === 'copy' ? 'only-by-pores' : 'no-way-back'
}

/** Rules for a protein that has been made. */
function afterEr(kind: Kind, stage: Stage, station: Station): Reason {
  if (station === 'rough-er' || station === 'ribosome') return 'no-way-back'
  // Both kinds of ER are one space; what leaves it, leaves by parts of it that are free of ribosomes.
  if (station === 'smooth-er') return stage === 'in-er' ? 'one-space' : 'no-way-back'
  if (station === 'centrioles') return 'not-on-the-way'
  if (station === 'lysosome') {
    if (order(stage) < order('in-golgi')) return 'golgi-first'
    return kind === 'lysosomal' ? 'vesicle-first' : 'needs-a-tag'
  }
  if (stage === 'in-er') return 'vesicle-first'
  if (stage === 'in-vesicle') return station === 'membrane' ? 'golgi-first' : 'not-on-the-way'
  if (stage === 'in-golgi') return station === 'membrane' ? 'vesicle-first' : 'not-on-the-way'
  if (station === 'membrane' && kind === 'lysosomal') return 'has-a-tag'
  return station === 'golgi' ? 'no-way-back' : 'not-on-the-way'
}
