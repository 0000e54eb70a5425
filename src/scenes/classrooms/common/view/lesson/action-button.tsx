import { Button } from '../../../../../ui/button/button.tsx'
import { controlOf, runAction } from '../../model/lesson.ts'
import { useThrottledValue } from '../use-throttled-snapshot.ts'
import type { LessonPartProps } from './use-lesson.ts'

/** What can be done in the lab. Refused it stays pressable: why it is refused is worth hearing. */
export function ActionButton({ session, text, say, id }: LessonPartProps & { id: string }) {
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
