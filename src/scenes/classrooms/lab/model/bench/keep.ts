import { acidIds, benchConfig, indicatorIds, titrationConfig } from '../../config.ts'
import type { Bench, Run } from './bench.ts'

/** The notebook: what was done on the bench is done anew at the next visit. */
export const keepNotebook = ({ runs, result, found, goggles }: Bench) => ({
  runs: runs.map((run) => ({ ...run })),
  result,
  found,
  goggles,
})

/** @returns whether it was a notebook of this lab */
export function restoreNotebook(bench: Bench, kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return false
  const { runs, result, found, goggles } = kept as Record<string, unknown>
  if (!Array.isArray(runs) || runs.length > benchConfig.lines) return false
  if (!runs.every(isRun)) return false
  if (!isFigure(result, 1) || typeof found !== 'boolean' || typeof goggles !== 'boolean')
    return false
  Object.assign(bench, { runs, result, found, goggles })
  return true
}

function isRun(value: unknown): value is Run {
  if (typeof value !== 'object' || value === null) return false
  const { acid, indicator, start, end, pH } = value as Record<string, unknown>
  const known = acidIds.some((id) => id === acid) && indicatorIds.some((id) => id === indicator)
  const { burette } = titrationConfig
  return known && isFigure(start, burette) && isFigure(end, burette) && isFigure(pH, 14)
}

const isFigure = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most
