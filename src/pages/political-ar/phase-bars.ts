interface Phase {
  /** Weeks. */
  length: number
  categories: string[]
}

/** A run of weeks, counted from the first. */
export interface Bar {
  from: number
  to: number
}

/** The runs of neighbouring phases in which a category is used, in weeks from the start. */
export function phaseBars(phases: Phase[], category: string): Bar[] {
  const bars: Bar[] = []
  let week = 0
  for (const phase of phases) {
    const end = week + phase.length
    const last = bars.at(-1)
    if (phase.categories.includes(category)) {
      if (last?.to === week) last.to = end
      else bars.push({ from: week, to: end })
    }
    week = end
  }
  return bars
}
