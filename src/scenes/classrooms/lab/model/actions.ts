import type { Action } from '../../common/model/lesson.ts'
import { titrationConfig } from '../config.ts'
import { type Bench, driveOut, fillBurette, newFlask, rinse, say } from './bench/bench.ts'
import { checkResult, note } from './bench/notebook.ts'
import { pourCounted, setOpen, setSwirling } from './bench/pour.ts'

const action = (
  id: string,
  run: (bench: Bench) => void,
  rest: Partial<Pick<Action<Bench>, 'refusal' | 'pressed'>> = {},
): Action<Bench> => ({ kind: 'action', id, run, ...rest })

/** Nothing that can splash before the goggles are on. */
const guarded = ({ goggles }: Bench) => (goggles ? undefined : 'goggles')
const filled = (bench: Bench) => guarded(bench) ?? (bench.filled ? undefined : 'unfilled')
const notRunOut = (bench: Bench) => filled(bench) ?? (bench.level < burette ? undefined : 'empty')

const { burette, drop } = titrationConfig

/** What can be done at the bench, in the order of the buttons. */
export const benchActions: Action<Bench>[] = [
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
  action('bubble', driveOut, { refusal: notRunOut }),
  action('note', note, { refusal: ({ filled: full }) => (full ? undefined : 'unfilled') }),
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
