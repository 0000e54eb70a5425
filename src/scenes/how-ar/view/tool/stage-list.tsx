import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'

export interface StageListProps {
  ref: RefObject<HTMLOListElement | null>
  stages: { title: string; text: string }[]
  current: number
  onChoose: (stage: number) => void
}

/** The list of all six stages; pressing one shows it. */
export function StageList({ ref, stages, current, onChoose }: StageListProps) {
  const { t } = useTranslation('how-ar')
  return (
    <ol ref={ref} className="lg:col-span-5">
      {stages.map(({ title, text }, stage) => (
        <li
          key={title}
          aria-current={stage === current ? 'step' : undefined}
          className="group/stage relative grid grid-cols-[2.5rem_1fr] border-t py-5 last:border-b"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'absolute -top-px left-0 h-0.5 w-full origin-left bg-signal transition-transform duration-500',
              stage !== current && 'scale-x-0',
            )}
          />
          <span aria-hidden="true" className="font-mono text-xs leading-7 text-ink-soft">
            {String(stage + 1).padStart(2, '0')}
          </span>
          <div className="min-w-0">
            <h3 className="text-name font-semibold">
              <button
                type="button"
                aria-label={t('show', { number: stage + 1, title })}
                onClick={() => onChoose(stage)}
                className="text-left after:absolute after:inset-0 group-hover/stage:text-signal no-scripts:pointer-events-none"
              >
                {title}
              </button>
            </h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
