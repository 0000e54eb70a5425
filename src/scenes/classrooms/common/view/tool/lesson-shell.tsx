import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readLocalItem } from '../../../../../projects/local-storage.ts'
import { CornerBrackets } from '../../../../../ui/brackets/corner-brackets.tsx'
import { PlayButton } from '../../../../../ui/button/play-button.tsx'
import { useLoadedOrFailed } from '../../../../../ui/use-loaded.ts'
import { type CommandWords, type LessonWords, shapeOf } from '../../model/document.ts'
import { savedKey } from '../../model/lesson.ts'
import { countStepsDone } from '../../model/progress/progress.ts'
import { createSession, type OpenedSession } from '../../model/session.ts'
import type { LessonParts } from '../lesson/lesson-workspace.tsx'

/** What a page gives a lesson. */
export interface LessonProps {
  words: LessonWords
  commands: CommandWords
}

const loadWorkspace = () => import('../lesson/lesson-workspace.tsx')

/** Begins a lesson, or resumes what an earlier visit left in this browser. */
function openSession<Lab extends object>({
  model,
  settings: { yaw, pitch, zoom },
  words,
}: Pick<LessonParts<Lab>, 'model' | 'settings'> & Pick<LessonProps, 'words'>): OpenedSession<Lab> {
  const kept = readLocalItem(savedKey(model.id))
  return createSession(model, shapeOf(words), { view: { yaw, pitch, zoom }, kept })
}

/**
 * A lesson before it begins: its drawing, and what will be done, to be read without scripts too. All else is fetched
 * when it is started. Where an earlier visit left something, the button says where it goes on.
 */
export function LessonShell<Lab extends object>(props: LessonProps & LessonParts<Lab>) {
  const { model, settings, words } = props
  const { t } = useTranslation('lesson')
  const [started, setStarted] = useState(false)
  const { module: workspace, failed, retry } = useLoadedOrFailed(loadWorkspace, started)
  const loading = started && !failed
  const [opened, setOpened] = useState<OpenedSession<Lab>>()
  // Only here, since what is prerendered knows of no visit.
  useEffect(() => setOpened(openSession({ model, settings, words })), [model, settings, words])
  const begun = opened?.resumed ? opened.session.progress : undefined
  const keptId = useId()
  const poster = (
    // On a phone above the button that starts the lesson, not under it.
    <div className="grid size-full place-items-center floor p-4 max-sm:pb-20">{props.poster}</div>
  )
  if (workspace && opened)
    return <workspace.LessonWorkspace {...props} {...opened} poster={poster} />
  const count = words.steps.length
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12" data-lesson-overview="">
      <div className="min-w-0 lg:col-span-8">
        <CornerBrackets
          locked={loading}
          className="aspect-square overflow-hidden rounded border bg-surface sm:aspect-[15/11]"
        >
          {poster}
          <div className="absolute right-0 bottom-0 p-8 sm:p-9">
            <PlayButton
              aria-disabled={loading}
              aria-describedby={begun && !loading ? keptId : undefined}
              onClick={() => {
                retry()
                // Read again: another tab may have gone on with the lesson since the page was shown.
                setOpened(openSession(props))
                setStarted(true)
              }}
            >
              {!begun
                ? t('start')
                : begun.at < count
                  ? t('goOn', { number: begun.at + 1 })
                  : t('goOnQuiz')}
            </PlayButton>
          </div>
        </CornerBrackets>
        {/* As high as what it will hold, so that nothing moves; what nobody asked for is no status. */}
        <p className="needs-scripts kind mt-3 min-h-[2lh] sm:min-h-[1lh]">
          <span role="status">{loading && t('loading')}</span>
          {begun && !loading && (
            <span id={keptId}>{t('goOnHeld', { done: countStepsDone(begun), count })}</span>
          )}
        </p>
        <p className="mt-3 hidden no-scripts:block">{t('needsScripts')}</p>
        {failed && (
          <p role="alert" className="mt-3">
            {t('failed')}
          </p>
        )}
      </div>
      <section className="min-w-0 lg:col-span-4" aria-labelledby="lesson-steps">
        <h2 id="lesson-steps" className="kind">
          {t('stepsOverview')}
        </h2>
        <ol className="mt-2">
          {words.steps.map(({ id, title }, at) => (
            <li key={id} className="flex gap-4 border-t py-3">
              <span aria-hidden="true" className="font-mono text-xs leading-6 text-ink-soft">
                {at + 1}
              </span>
              <span className="font-semibold">{title}</span>
            </li>
          ))}
          <li className="flex gap-4 border-t py-3 text-ink-soft">
            <span aria-hidden="true" className="font-mono text-xs leading-6">
              ?
            </span>
            {t('quiz')}
          </li>
        </ol>
      </section>
    </div>
  )
}
