import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'

/** A small button as high as a fingertip, with a mouse as well. */
export function TouchButton({ className, ...props }: ButtonProps) {
  return <Button size="small" className={classNames('min-h-11', className)} {...props} />
}

/** A button that only an icon shows: its name is read out, and shown under the pointer. */
export function IconButton({ name, className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={classNames('icon-button aria-disabled:opacity-40', className)}
      {...props}
    />
  )
}

/** A checkbox with its label, and a note behind it. */
export function CheckField({
  label,
  note,
  ...box
}: ComponentProps<'input'> & { label: string; note: string }) {
  return (
    <label className="mt-2 flex min-h-11 w-fit items-center gap-3 text-sm">
      <input type="checkbox" className="size-4.5 shrink-0 accent-signal" {...box} />
      <span>
        {label} <span className="text-ink-soft">({note})</span>
      </span>
    </label>
  )
}

interface FigureRowProps {
  name: string
  className?: string
  children: ReactNode
}

/** A figure with its name, in a `dl`. */
export function FigureRow({
  name,
  className = 'font-mono tabular-nums',
  children,
}: FigureRowProps) {
  return (
    <div className="flex justify-between gap-4 border-t py-2.5 text-sm">
      <dt className="text-ink-soft">{name} </dt>
      <dd className={classNames('text-right', className)}>{children}</dd>
    </div>
  )
}

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
