import type { Action, Choice, LabReading, LessonModel, Slider } from '../../common/model/lesson.ts'
import { type AcidId, acidIds, benchConfig, indicatorIds, titrationConfig } from '../config.ts'
import {
  type Bench,
  createBench,
  expelAir,
  fillBurette,
  newFlask,
  resetBench,
  rinse,
  say,
} from './bench.ts'
import {
  checkResult,
  concordantRuns,
  isEndPoint,
  meanVolume,
  noteReading,
  seenLevel,
  volumeOf,
} from './notebook.ts'
import {
  advanceBench,
  colorStage,
  inFlask,
  pHOf,
  pourCounted,
  pourToLevel,
  setOpen,
  setSwirling,
} from './pour.ts'
import { savedBench } from './saved-bench.ts'

const action = (
  id: string,
  advanceBench: (bench: Bench) => void,
  rest: Partial<Pick<Action<Bench>, 'refusal' | 'pressed'>> = {},
): Action<Bench> => ({ kind: 'action', id, run: advanceBench, ...rest })

/** Goggles are required before anything that can splash. */
const guarded = ({ goggles }: Bench) => (goggles ? undefined : 'goggles')
const filled = (bench: Bench) => guarded(bench) ?? (bench.filled ? undefined : 'unfilled')
const notRunOut = (bench: Bench) => filled(bench) ?? (bench.level < burette ? undefined : 'empty')

/** The actions of the bench in the order of their buttons. */
const benchActions: Action<Bench>[] = [
  action(
    'goggles',
    (bench) => {
      bench.goggles = !bench.goggles
      say(bench, bench.goggles ? 'gogglesOn' : 'gogglesOff')
    },
    { pressed: ({ goggles }) => goggles },
  ),
  action('rinse', rinse, { refusal: guarded }),
  action('fill', fillBurette, { refusal: guarded }),
  action('bubble', expelAir, { refusal: notRunOut }),
  action('note', noteReading, { refusal: ({ filled: full }) => (full ? undefined : 'unfilled') }),
  action('swirl', (bench) => setSwirling(bench, !bench.swirling), {
    refusal: guarded,
    pressed: ({ swirling }) => swirling,
  }),
  action('drop', (bench) => pourCounted(bench, drop), { refusal: filled }),
  action('millilitre', (bench) => pourCounted(bench, 1), { refusal: filled }),
  action('tap', (bench) => setOpen(bench, !bench.open), {
    refusal: filled,
    pressed: ({ open }) => open,
  }),
  action('close', (bench) => setOpen(bench, false)),
  action('flask', (bench) => {
    newFlask(bench)
    say(bench, 'fresh')
  }),
  action('check', checkResult),
]

const { burette, drop } = titrationConfig

const sliders: Slider<Bench>[] = [
  {
    kind: 'slider',
    id: 'eye',
    ...benchConfig.eye,
    places: 0,
    get: ({ eye }) => eye,
    set: (bench, value) => {
      bench.eye = value
    },
  },
  {
    kind: 'slider',
    id: 'reading',
    min: 0,
    max: burette,
    step: drop,
    places: 2,
    get: ({ reading }) => reading,
    set: (bench, value) => {
      bench.reading = value
    },
  },
  {
    kind: 'slider',
    id: 'level',
    min: 0,
    max: burette,
    step: drop,
    places: 2,
    get: ({ level }) => level,
    set: (bench, value) => {
      if (!bench.goggles) {
        say(bench, 'goggles')
        return
      }
      if (!bench.filled) {
        say(bench, 'unfilled')
        return
      }
      pourToLevel(bench, value)
    },
  },
  {
    kind: 'slider',
    id: 'result',
    min: 0.08,
    max: 0.12,
    step: 0.0001,
    places: 4,
    get: ({ result }) => result,
    set: (bench, value) => {
      bench.result = value
    },
  },
]

const choices: Choice<Bench>[] = [
  {
    kind: 'choice',
    id: 'indicator',
    options: indicatorIds,
    get: ({ flask }) => flask.indicator,
    set: (bench, option) => {
      const indicator = indicatorIds.find((id) => id === option)
      if (indicator) newFlask(bench, { indicator })
    },
  },
  {
    kind: 'choice',
    id: 'acid',
    options: acidIds,
    get: ({ flask }) => flask.acid,
    set: (bench, option) => newFlask(bench, { acid: option as AcidId }),
  },
]

/** The two marks that the meniscus is between. */
function lens(bench: Bench): LabReading {
  if (!bench.filled) return { id: 'lens', word: 'empty' }
  const seen = seenLevel(bench)
  const low = Math.floor(seen * 10 + 1e-6) / 10
  const share = (seen - low) * 10
  const word = share < 0.25 ? 'upper' : share <= 0.75 ? 'middle' : 'lower'
  return { id: 'lens', figure: low, to: low + 0.1, places: 1, word }
}

/** The pH range of the indicator's present color. */
function coloured(bench: Bench): { figure: number; to: number } {
  const { from, to } = titrationConfig.indicators[bench.flask.indicator]
  switch (colorStage(bench)) {
    case 'acid':
      return { figure: 0, to: from }
    case 'turning':
      return { figure: from, to }
    case 'base':
      return { figure: to, to: 14 }
  }
}

function readings(bench: Bench): LabReading[] {
  const { start, runs, flask, swirling } = bench
  const last = runs.at(-1)
  const mean = meanVolume(runs)
  return [
    { id: 'colour', word: `${flask.indicator}-${colorStage(bench)}`, main: true },
    lens(bench),
    { id: 'ph', figure: pHOf(bench), places: 2 },
    { id: 'ph-colour', ...coloured(bench), places: 1 },
    {
      id: 'flask',
      word:
        inFlask(bench) === 0 ? 'none' : swirling || flask.fallen.volume === 0 ? 'mixed' : 'fallen',
    },
    { id: 'start', ...(start === null ? { word: 'none' } : { figure: start, places: 2 }) },
    { id: 'last', ...(last ? { figure: volumeOf(last), places: 2 } : { word: 'none' }) },
    {
      id: 'mean',
      ...(mean === undefined ? { word: 'none' } : { figure: mean, places: 2 }),
    },
  ]
}

/** Methyl orange turns yellow long before the equivalence point. */
const tooEarly = ({ acid, indicator, pH, ...advanceBench }: Bench['runs'][number]) =>
  acid === 'acetic' && indicator === 'methylOrange' && pH >= 4.2 && volumeOf(advanceBench) < 20

/** The titration, as a lesson. */
export const titrationLesson: LessonModel<Bench> = {
  id: 'titration',
  create: createBench,
  reset: resetBench,
  steps: [
    { id: 'ready', done: ({ goggles, filled, bubble }) => goggles && filled && bubble === 0 },
    {
      id: 'read',
      done: ({ start, level }) =>
        start !== null && Math.abs(start - level) <= benchConfig.readingTolerance + 1e-9,
    },
    { id: 'rough', done: ({ runs }) => runs.some(({ pH }) => pH >= 8.3) },
    { id: 'agree', done: ({ runs }) => concordantRuns(runs) !== undefined },
    { id: 'calculate', done: ({ found }) => found },
    { id: 'indicator', done: ({ runs }) => runs.some(tooEarly) },
  ],
  controls: [...benchActions, ...sliders, ...choices],
  objects: [
    { id: 'goggles', state: ({ goggles }) => (goggles ? 'on' : 'off'), actions: ['goggles'] },
    {
      id: 'burette',
      state: ({ filled, bubble }) => (!filled ? 'empty' : bubble > 0 ? 'bubble' : 'full'),
      actions: ['fill', 'rinse'],
    },
    {
      id: 'tap',
      state: ({ open }) => (open ? 'open' : 'closed'),
      actions: ['drop', 'tap', 'bubble'],
    },
    {
      id: 'flask',
      state: ({ swirling }) => (swirling ? 'swirling' : 'still'),
      actions: ['swirl', 'flask'],
    },
    {
      id: 'notebook',
      state: ({ runs }) => (runs.some(isEndPoint) ? 'some' : 'none'),
      actions: ['note'],
    },
    {
      id: 'bottle',
      state: ({ rinsedWith }) => (rinsedWith === 'base' ? 'rinsed' : 'unused'),
      actions: ['rinse', 'fill'],
    },
  ],
  readings,
  event: ({ event }) => event,
  moving: ({ open }) => open,
  advance: advanceBench,
  ...savedBench,
}
