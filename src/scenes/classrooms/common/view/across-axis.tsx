export interface AcrossAxisProps {
  /** In their order, the first at the left edge and the last at the right, evenly apart. */
  labels: string[]
}

/** The figures below a plot, each under its place. */
export function AcrossAxis({ labels }: AcrossAxisProps) {
  const last = labels.length - 1
  return (
    <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
      {labels.map((label, index) => (
        <text
          key={label}
          x={`${(index / last) * 100}%`}
          y="16"
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
          className="fill-ink-soft font-mono text-[0.6875rem]"
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
