import { Button, type ButtonProps } from '../../../../../ui/button/button.tsx'
import { controlOf, runAction } from '../../model/lesson.ts'

import type { Session } from '../../model/session.ts'
import { useThrottledValue } from '../use-throttled-snapshot.ts'
import type { LessonText } from './lesson-text.ts'

export interface ActionButtonProps<Lab extends object> {
  session: Session<Lab>
  text: LessonText
  say: (text: string) => void
  /** Of the action. */
  action: string
}

/** What can be done in the lab. Refused it stays pressable: why it is refused is worth hearing. */
export function ActionButton<Lab extends object>(
  props: ActionButtonProps<Lab> & Omit<ButtonProps, keyof ActionButtonProps<Lab>>,
) {
  const { session, text, say, action: id, ...rest } = props
  const { model, lab } = session
  const known = controlOf(model, id)
  const control = known?.kind === 'action' ? known : undefined
  const isPressed = useThrottledValue(lab, model.moving, (seen) => control?.pressed?.(seen))
  const isRefused = useThrottledValue(
    lab,
    model.moving,
    (seen) => control?.refusal?.(seen) !== undefined,
  )
  if (!control) return null
  return (
    <Button
      {...rest}
      size="small"
      className="min-h-11 aria-pressed:border-signal aria-pressed:text-signal aria-pressed:hover:bg-transparent"
      aria-pressed={isPressed}
      aria-disabled={isRefused}
      onClick={() => {
        const outcome = runAction(model, lab, id)
        if (!outcome.done && outcome.why) say(text.message({ id: outcome.why }))
      }}
    >
      {text.control(id)}
    </Button>
  )
}
