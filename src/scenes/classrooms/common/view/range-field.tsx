import { type KeyboardEvent, useId } from 'react'
import { clamp } from '../../../../math/clamp.ts'

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

/** So many steps an arrow key goes with Shift: a burette has a thousand of them. */
const largeStep = 10

const directions: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

/** A slider with its name and what it stands at. Arrow keys go one step, with Shift ten. */
export function RangeField({ label, min, max, step, value, text, onValue }: RangeFieldProps) {
  const id = useId()
  const moveBy = (steps: number) => {
    const next = clamp(value + steps * step, min, max)
    // Tenths do not add up in binary.
    onValue(Number(next.toFixed(6)))
  }
  const moveByLargeStep = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!event.shiftKey || !direction) return
    event.preventDefault()
    moveBy(direction * largeStep)
  }
  return (
    <div className="needs-scripts">
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="font-mono text-sm tabular-nums">
          {text}
        </span>
      </label>
      <div className="mt-1 flex items-center gap-4">
        <input
          id={id}
          name={label}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onValue(Number(event.target.value))}
          onKeyDown={moveByLargeStep}
          className="h-11 min-w-0 grow cursor-pointer accent-signal"
        />
        {/* A ray from afar aims at no single step. */}
        {[-1, 1].map((steps) => (
          <button
            key={steps}
            type="button"
            name={`${label} ${steps}`}
            onClick={() => moveBy(steps)}
            className="hidden size-9 rounded border border-line-strong in-data-panel:block"
          >
            {steps < 0 ? '−' : '+'}
          </button>
        ))}
      </div>
    </div>
  )
}
