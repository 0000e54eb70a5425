import type { Solution } from '../../../content/schemas/solution.ts'

/** Three figures that hold for everybody, in the type of measures. */
export function SolutionFigures({ figures }: Pick<Solution, 'figures'>) {
  return (
    <dl className="mt-12 grid gap-x-8 sm:grid-cols-3">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-4 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-y-1"
        >
          <dt className="text-ink-soft">{figure.label}</dt>
          <dd className="ml-auto font-mono text-name tabular-nums sm:ml-0">{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
