import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ResetIcon } from '../../ui/icons/tools.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import type { Design } from '../model/design/design.ts'
import { stepAside } from '../model/design/empty-room.ts'
import { redo, sealStep, undo } from '../model/design/history.ts'

interface PanelSectionProps {
  /** of its heading, to which the visitor can jump */
  id: string
  title: ReactNode
  className?: string
  children: ReactNode
}

/** A part of an editor under its heading, which takes the focus of a button that is gone. */
export function PanelSection({ id, title, className, children }: PanelSectionProps) {
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', className)}>
      <Heading id={id} level={3} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** A small button as high as a fingertip, with a mouse as well. */
export function TouchButton({ className, ...props }: ButtonProps) {
  return <Button size="small" className={classNames('min-h-11', className)} {...props} />
}

/** The buttons that take a step back, and forth again. */
export function UndoButtons({ design }: { design: Design }) {
  const { t } = useTranslation('furniture')
  const { past, future } = useSnapshot(design)
  const steps = [
    [t('undo'), past.length, undo, ''],
    [t('redo'), future.length, redo, '-scale-x-100'],
  ] as const
  return steps.map(([name, count, go, className]) => (
    <IconButton
      key={name}
      name={name}
      aria-disabled={count === 0}
      onClick={() => {
        go(design)
        stepAside(design)
      }}
    >
      <ResetIcon className={className} />
    </IconButton>
  ))
}

interface CheckFieldProps extends ComponentProps<'input'> {
  label: string
  note?: string
}

/** A checkbox with its label, and a note behind it. */
export function CheckField({ label, note, className = 'mt-2', ...box }: CheckFieldProps) {
  return (
    <label className={classNames('flex min-h-11 w-fit items-center gap-3 text-sm', className)}>
      <input type="checkbox" className="size-4.5 shrink-0 accent-signal" {...box} />
      <span>
        {label} {note && <span className="text-ink-soft">({note})</span>}
      </span>
    </label>
  )
}

interface FigureListProps {
  /** name and text, and how the text looks */
  rows: readonly (readonly [name: string, text: string, className?: string])[]
  className: string
}

/** Figures with their names. @param data  attributes for tests */
export function ValueList({ rows, className, ...data }: FigureListProps) {
  return (
    <dl className={classNames('border-b', className)} {...data}>
      {rows.map(([name, text, style = 'font-mono tabular-nums']) => (
        <div key={name} className="flex justify-between gap-4 border-t py-2.5 text-sm">
          <dt className="text-ink-soft">{name} </dt>
          <dd className={classNames('text-right', style)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SliderProps {
  /** what it changes; a drag of it is one undo step */
  design: Design
  label: string
  value: number
  range: { readonly min: number; readonly max: number; readonly step: number }
  /** The value as a person reads it. */
  text: string
  onChange: (value: number) => void
}

/** A value in a range, with its name before and its figure behind. */
export function Slider({ design, label, value, range, text, onChange }: SliderProps) {
  const id = useId()
  // Only sealed: what takes the focus may have begun a step of its own, which has changed nothing yet.
  const end = () => sealStep(design)
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
        onPointerUp={end}
        onBlur={end}
        className="h-8 min-w-0 accent-signal pointer-coarse:h-11"
      />
      <span aria-hidden="true" className="text-right font-mono tabular-nums">
        {text}
      </span>
    </div>
  )
}
