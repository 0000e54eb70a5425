import {
  arrayOf,
  booleanValue,
  enumOf,
  numberBetween,
  objectOf,
  savedLab,
} from '../../common/model/saved-lab.ts'
import { acidIds, benchConfig, indicatorIds, titrationConfig } from '../config.ts'
import type { Bench } from './bench.ts'

const reading = numberBetween(0, titrationConfig.burette)

/** The saved notebook; the bench itself is reset at the next visit. */
export const savedBench = savedLab<Bench, Pick<Bench, 'runs' | 'result' | 'found' | 'goggles'>>(
  objectOf({
    runs: arrayOf(
      objectOf({
        acid: enumOf(acidIds),
        indicator: enumOf(indicatorIds),
        start: reading,
        end: reading,
        pH: numberBetween(0, 14),
      }),
      benchConfig.lines,
    ),
    result: numberBetween(0, 1),
    found: booleanValue,
    goggles: booleanValue,
  }),
  (kept) => kept,
)
