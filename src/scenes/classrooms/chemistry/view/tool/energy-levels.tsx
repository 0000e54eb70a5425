export interface EnergyLevel {
  id: string
  name: string
  value: number
  text: string
}

export interface EnergyLevelsProps {
  /** From left to right. */
  levels: readonly EnergyLevel[]
  top: number
  bottom: number
}

/** Percent of the plot's height that names need above and below the lines. */
const margin = 16

/** Levels as short lines, joined by dashes; between reactants and products a bar for the energy that leaves. */
export function EnergyLevels({ levels, top, bottom }: EnergyLevelsProps) {
  const y = (value: number) => margin + ((top - value) / (top - bottom)) * (100 - 2 * margin)
  const column = 100 / levels.length
  const placed = levels.map((level, at) => ({
    ...level,
    from: at * column + column * 0.14,
    to: (at + 1) * column - column * 0.14,
    y: y(level.value),
  }))
  const first = placed[0]
  const last = placed.at(-1)
  return (
    <svg aria-hidden="true" className="h-72 w-full overflow-visible sm:h-80">
      {placed.slice(1).map((level, at) => (
        <line
          key={level.id}
          x1={`${placed[at]?.to}%`}
          y1={`${placed[at]?.y}%`}
          x2={`${level.from}%`}
          y2={`${level.y}%`}
          className="stroke-line-strong [stroke-dasharray:3_4]"
        />
      ))}
      {first && last && (
        <>
          <line
            x1={`${last.from}%`}
            x2={`${last.to}%`}
            y1={`${first.y}%`}
            y2={`${first.y}%`}
            className="stroke-line-strong"
          />
          <rect
            x={`${(last.from + last.to) / 2}%`}
            y={`${Math.min(first.y, last.y)}%`}
            width="10"
            height={`${Math.abs(last.y - first.y)}%`}
            className="-translate-x-[5px] fill-signal/25"
          />
        </>
      )}
      {placed.map(({ id, name, text, from, to, y: at }) => {
        const middle = `${(from + to) / 2}%`
        // Names stand over the line, at the lowest level below it: the other side holds the figure.
        const below = id === 'after'
        return (
          <g key={id}>
            <line
              x1={`${from}%`}
              x2={`${to}%`}
              y1={`${at}%`}
              y2={`${at}%`}
              strokeWidth="3"
              className={id === 'after' ? 'stroke-signal' : 'stroke-ink'}
            />
            <text
              x={middle}
              y={`${at}%`}
              dy={below ? '1.5em' : '-1.9em'}
              textAnchor="middle"
              className="fill-ink text-[0.8125rem] font-semibold"
            >
              {name}
            </text>
            <text
              x={middle}
              y={`${at}%`}
              dy={below ? '3.1em' : '-0.7em'}
              textAnchor="middle"
              className="fill-ink-soft font-mono text-[0.75rem]"
            >
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
