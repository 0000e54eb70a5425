import { partIds } from '../config.ts'

/** The stages of a secreted protein: what it is, and where. */
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

/** The stations that can be chosen: a listed part, a pore or a vesicle. */
export const stations = [...partIds, 'pore', 'vesicle'] as const

export type Station = (typeof stations)[number]

/** The signals of the protein, which decide its way: a signal peptide, that and a lysosomal tag, or neither. */
export const proteinSignals = ['secreted', 'lysosomal', 'cytosolic'] as const
export type ProteinSignal = (typeof proteinSignals)[number]

type SecretionPath = Readonly<Partial<Record<Stage, { station: Station; next: Stage }>>>

/**
 * The transitions: which station follows each stage, and the resulting stage.
 * Source: Alberts et al., Molecular Biology of the Cell, 6th edition, chapters 6, 12 and 13; Palade 1975, Science
 * 189, 347
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

const ways: Readonly<Record<ProteinSignal, SecretionPath>> = {
  secreted: out,
  lysosomal: { ...out, packed: { station: 'lysosome', next: 'in-lysosome' } },
  cytosolic: {
    gene: out.gene,
    copy: out.copy,
    'outside-nucleus': { station: 'ribosome', next: 'in-cytosol' },
  } as SecretionPath,
}

/** Why a step is wrong; the content has words for each. */
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
  kind: ProteinSignal
  stage: Stage
  /** Wrong steps so far. */
  mistakes: number
  /** Of the last step, when it was wrong. */
  reason?: Reason | undefined
}

export const beginJourney = (kind: ProteinSignal = 'secreted'): Journey => ({
  kind,
  stage: 'gene',
  mistakes: 0,
})

/** The correct next station; undefined at the end. */
export const nextStation = ({ kind, stage }: Journey): Station | undefined =>
  ways[kind][stage]?.station

/** Takes a step, or stays and records why it is wrong. */
export function stepTo(journey: Journey, station: Station): Journey {
  const right = ways[journey.kind][journey.stage]
  if (right?.station === station) return { ...journey, stage: right.next, reason: undefined }
  const reason = right ? whyNot(journey, station) : 'already-there'
  return { ...journey, mistakes: journey.mistakes + 1, reason }
}

/** All stations of a protein's way in order. */
export function routeOf(kind: ProteinSignal): Station[] {
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
function afterEr(kind: ProteinSignal, stage: Stage, station: Station): Reason {
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
