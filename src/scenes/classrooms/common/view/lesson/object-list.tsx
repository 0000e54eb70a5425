import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useThrottledValue } from '../use-throttled-snapshot.ts'
import { ActionButton } from './action-button.tsx'
import type { LessonPartProps } from './use-lesson.ts'

/** The scene as a list: each thing with its state; the chosen one with what it is and what can be done with it. */
export function ObjectList({ session, text, say }: LessonPartProps) {
  const { model, workspace } = session
  const { t } = useTranslation('lesson')
  const { chosen } = useSnapshot(workspace)
  return (
    <section aria-label={t('objects')}>
      <p className="kind">{t('objects')}</p>
      <ul className="mt-2">
        {model.objects.map(({ id, actions, state }) => (
          <li key={id} className="border-t" data-object={id}>
            <button
              type="button"
              aria-expanded={chosen === id}
              onClick={() => {
                workspace.chosen = chosen === id ? null : id
              }}
              className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 py-2 text-left"
            >
              <span className="font-semibold">{text.object(id)}</span>{' '}
              <ObjectState {...{ session, text, id, state }} />
            </button>
            {chosen === id && (
              <div className="pb-4">
                <p className="text-sm">{text.about(id)}</p>
                <div className="mt-3 flex flex-wrap gap-2">
                  {actions.map((action) => (
                    <ActionButton key={action} {...{ session, text, say }} id={action} />
                  ))}
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ObjectStateProps extends Omit<LessonPartProps, 'say'> {
  id: string
  state: (lab: object) => string
}

function ObjectState({ session, text, id, state }: ObjectStateProps) {
  const told = useThrottledValue(session.lab, session.model.moving, state)
  return (
    <span className="text-sm text-ink-soft" data-state={told}>
      {text.state(id, told)}
    </span>
  )
}
