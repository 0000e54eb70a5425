import type { ComponentProps } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { focusViewer } from '../links/viewer-place.ts'

type ButtonProps = ComponentProps<typeof Button>

const whilePressed = 'aria-pressed:bg-ink aria-pressed:text-paper'

/** A small button as high as a fingertip, no wider than a phone whatever its words, dark while it is pressed. */
export const TouchButton = ({ className, ...props }: ButtonProps) => (
  <Button
    size="small"
    className={classNames('min-h-11 max-w-full', whilePressed, className)}
    {...props}
  />
)

/** A button that goes once it is pressed: the picture takes the focus, which would else be lost. */
export const RefocusingButton = ({ onClick, ...props }: ButtonProps) => (
  <TouchButton
    variant="quiet"
    onClick={(event) => {
      focusViewer(event.currentTarget)
      onClick?.(event)
    }}
    {...props}
  />
)

type IconProps = ButtonProps & {
  /** What it is called, for readers and on hover. */
  label: string
  /** At its end it stays focusable, and says so. */
  isOff?: boolean
}

/** A button that is a drawing. */
export const IconButton = ({ label, isOff = false, className, onClick, ...props }: IconProps) => (
  <Button
    variant="quiet"
    size="small"
    className={classNames(
      'px-0! py-0!',
      whilePressed,
      className ?? 'w-9 pointer-coarse:min-h-11 pointer-coarse:w-11',
    )}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
    {...props}
  />
)

type ControlProps<Choice extends string> = {
  label: string
  /** The words of each choice. */
  choices: Record<Choice, string>
  value: Choice
  onChoose: (choice: Choice) => void
  /** of each button: how high it is */
  className: string
}

/** Buttons of which one is pressed. */
export function SegmentedControl<Choice extends string>({
  label,
  choices,
  value,
  onChoose,
  className,
}: ControlProps<Choice>) {
  return (
    <fieldset aria-label={label} className="flex rounded border">
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
          className={classNames(
            'm-0.5 rounded-sm px-3 text-sm',
            choice === value ? 'bg-ink font-semibold text-paper' : 'hover:bg-ink/6',
            className,
          )}
        >
          {choices[choice]}
        </button>
      ))}
    </fieldset>
  )
}
