import { flag, listOf, oneOf, savedLab, shape, within } from '../../common/model/saved-lab.ts'
import { acidIds, benchConfig, indicatorIds, titrationConfig } from '../config.ts'
import type { Bench } from './bench.ts'

const reading = within(0, titrationConfig.burette)

/** The notebook: what was done on the bench is done anew at the next visit. */
export const savedBench = savedLab<Bench, Pick<Bench, 'runs' | 'result' | 'found' | 'goggles'>>(
  shape({
    runs: listOf(
      shape({
        acid: oneOf(acidIds),
        indicator: oneOf(indicatorIds),
        start: reading,
        end: reading,
        pH: within(0, 14),
      }),
      benchConfig.lines,
    ),
    result: within(0, 1),
    found: flag,
    goggles: flag,
  }),
  (kept) => kept,
)
