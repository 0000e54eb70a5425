import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../../ui/class-names.ts'
import { CheckIcon } from '../../../../../ui/icons/shell.tsx'
import { furthestStep } from '../../model/progress/progress.ts'
import { openAt } from './execute-command.ts'
import type { CourseProps } from './step-panel.tsx'

/**
 * All steps and the quiz in a row: where one is, and the way back to what was done. What was opened is said, and its
 * heading takes the focus, so that the next key leads into it.
 */
export function StepRow({ words, progress, say }: CourseProps) {
  const { t } = useTranslation('lesson')
  const { at, steps } = useSnapshot(progress)
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (opened > 0) document.querySelector<HTMLElement>('#lesson-step, #lesson-quiz')?.focus()
  }, [opened])
  const furthest = furthestStep(steps)
  const places = [...words.steps.map(({ title }) => title), t('quiz')]
  const nameOf = (title: string, place: number) => {
    if (place === steps.length) return title
    const number = t('step', { number: place + 1, count: steps.length })
    const name = t('named', { name: number, value: title })
    return steps[place]?.done ? t('between', { value: name, word: t('stepDone') }) : name
  }
  return (
    <ol aria-label={t('steps')} className="flex gap-1.5">
      {places.map((title, place) => (
        <li key={title} className="grow">
          <button
            type="button"
            title={title}
            aria-label={nameOf(title, place)}
            aria-current={place === at ? 'step' : undefined}
            disabled={place > furthest}
            onClick={() => {
              say(openAt({ progress, words, t }, place))
              setOpened((times) => times + 1)
            }}
            className={classNames(
              'grid h-11 w-full place-items-center rounded border font-mono text-xs disabled:text-ink-soft disabled:opacity-60',
              place === at && 'border-signal text-signal',
              place !== at && 'border-line-strong',
            )}
          >
            {steps[place]?.done ? (
              <CheckIcon className="size-4 text-good" />
            ) : place === steps.length ? (
              '?'
            ) : (
              place + 1
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}
