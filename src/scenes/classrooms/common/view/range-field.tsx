import { useId } from 'react'

export interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit, as a person reads it. */
  text: string
  onValue: (value: number) => void
}

/** A slider with its name and what it stands at. */
export function RangeField({ label, min, max, step, value, text, onValue }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="needs-scripts">
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="font-mono text-sm tabular-nums">
          {text}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onValue(Number(event.target.value))}
        className="mt-1 h-11 w-full cursor-pointer accent-signal"
      />
    </div>
  )
}
