import { useId } from 'react'

interface SliderProps {
  label: string
  value: number
  range: { readonly min: number; readonly max: number; readonly step: number }
  /** The value as a person reads it. */
  text: string
  onChange: (value: number) => void
}

/** A value in a range, with its name before and its figure behind. */
export function Slider({ label, value, range, text, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_4.5rem] items-center gap-x-3 text-sm">
      <label htmlFor={id} className="col-span-2 text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-8 min-w-0 accent-signal pointer-coarse:h-11"
      />
      <span aria-hidden="true" className="text-right font-mono tabular-nums">
        {text}
      </span>
    </div>
  )
}
