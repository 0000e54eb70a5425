import {
  action,
  type Choice,
  figureReading,
  type LabReading,
  type LessonModel,
  slider,
} from '../../common/model/lesson.ts'
import { acidIds, benchConfig, indicatorIds, titrationConfig } from '../config.ts'
import {
  advanceBench,
  type Bench,
  benchPersistence,
  colorStage,
  expelAir,
  fillBurette,
  flaskVolume,
  pHOf,
  pourCounted,
  pourToLevel,
  replaceFlask,
  reportEvent,
  rinse,
  setSwirling,
  setTapOpen,
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

const { burette, drop } = titrationConfig

/** Goggles are required before anything that can splash. */
const guarded = ({ goggles }: Bench) => (goggles ? undefined : 'goggles')
const filled = (bench: Bench) => guarded(bench) ?? (bench.filled ? undefined : 'unfilled')
const notRunOut = (bench: Bench) => filled(bench) ?? (bench.level < burette ? undefined : 'empty')

/** The actions of the bench in the order of their buttons. */
const benchActions = [
  action<Bench>(
    'goggles',
    (bench) => {
      bench.goggles = !bench.goggles
      reportEvent(bench, bench.goggles ? 'gogglesOn' : 'gogglesOff')
    },
    { pressed: ({ goggles }) => goggles },
  ),
  action('rinse', rinse, { refusal: guarded }),
  action('fill', fillBurette, { refusal: guarded }),
  action('bubble', expelAir, { refusal: notRunOut }),
  action<Bench>('note', noteReading, {
    refusal: ({ filled: full }) => (full ? undefined : 'unfilled'),
  }),
  action<Bench>('swirl', (bench) => setSwirling(bench, !bench.swirling), {
    refusal: guarded,
    pressed: ({ swirling }) => swirling,
  }),
  action<Bench>('drop', (bench) => pourCounted(bench, drop), { refusal: filled }),
  action<Bench>('millilitre', (bench) => pourCounted(bench, 1), { refusal: filled }),
  action<Bench>('tap', (bench) => setTapOpen(bench, !bench.open), {
    refusal: filled,
    pressed: ({ open }) => open,
  }),
  action<Bench>('close', (bench) => setTapOpen(bench, false)),
  action<Bench>('flask', (bench) => {
    replaceFlask(bench)
    reportEvent(bench, 'fresh')
  }),
  action('check', checkResult),
]

const ofScale = { min: 0, max: burette, step: drop, places: 2 }

/** What the next flask holds. */
const flaskChoice = (id: 'indicator' | 'acid', options: readonly string[]): Choice<Bench> => ({
  kind: 'choice',
  id,
  options,
  get: ({ flask }) => flask[id],
  set: (bench, option) => replaceFlask(bench, { [id]: option }),
})

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
function colorRange(bench: Bench): { figure: number; to: number } {
  const { from, to } = titrationConfig.indicators[bench.flask.indicator]
  return {
    acid: { figure: 0, to: from },
    turning: { figure: from, to },
    base: { figure: to, to: 14 },
  }[colorStage(bench)]
}

function readings(bench: Bench): LabReading[] {
  const { start, runs, flask, swirling } = bench
  const last = runs.at(-1)
  return [
    { id: 'colour', word: `${flask.indicator}-${colorStage(bench)}`, main: true },
    lens(bench),
    { id: 'ph', figure: pHOf(bench), places: 2 },
    { id: 'ph-colour', ...colorRange(bench), places: 1 },
    {
      id: 'flask',
      word:
        flaskVolume(bench) === 0
          ? 'none'
          : swirling || flask.fallen.volume === 0
            ? 'mixed'
            : 'fallen',
    },
    figureReading('start', start ?? undefined, 2),
    figureReading('last', last && volumeOf(last), 2),
    figureReading('mean', meanVolume(runs), 2),
  ]
}

/** Methyl orange turns yellow long before the equivalence point. */
const tooEarly = ({ acid, indicator, pH, ...run }: Bench['runs'][number]) =>
  acid === 'acetic' && indicator === 'methylOrange' && pH >= 4.2 && volumeOf(run) < 20

/** The titration, as a lesson. */
export const titrationLesson: LessonModel<Bench> = {
  id: 'titration',
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
  controls: [
    ...benchActions,
    slider('eye', { ...benchConfig.eye, places: 0 }),
    slider('reading', ofScale),
    slider('level', ofScale, (bench, level) => {
      const why = filled(bench)
      if (why) reportEvent(bench, why)
      else pourToLevel(bench, level)
    }),
    slider('result', { min: 0.08, max: 0.12, step: 0.0001, places: 4 }),
    flaskChoice('indicator', indicatorIds),
    flaskChoice('acid', acidIds),
  ],
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
  moving: ({ open }) => open,
  advance: advanceBench,
  ...benchPersistence,
}
