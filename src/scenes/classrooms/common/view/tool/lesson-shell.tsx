import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { readLocalItem } from '../../../../../projects/local-storage.ts'
import { mayStartByItself } from '../../../../../stage/start-policy.ts'
import { useSceneStart } from '../../../../../stage/use-scene-start.ts'
import { ViewButtons } from '../../../../../stage/viewport.tsx'
import { askForWebGlOnceDrawn, hasWebGl } from '../../../../../stage/webgl-context.ts'
import { CornerBrackets } from '../../../../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../../../../ui/button/button.tsx'
import { PlayButton } from '../../../../../ui/button/play-button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { useLoadedOrFailed } from '../../../../../ui/use-loaded.ts'
import { type CommandWords, type LessonWords, shapeOf } from '../../model/document.ts'
import { actionOf, runAction, savedKey } from '../../model/lesson.ts'
import { countStepsDone } from '../../model/progress/progress.ts'
import { createSession, createViewControl, resumeSession } from '../../model/session.ts'
import { CommandLine } from '../lesson/command-line.tsx'
import {
  type LessonParts,
  LessonViewport,
  type PartProps,
  Said,
  WithLab,
} from '../lesson/lesson-scene.tsx'
import { useLesson } from '../lesson/use-lesson.ts'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import { sceneContext } from './fetch-ahead.ts'

/** What a page gives a lesson. */
export interface LessonProps {
  words: LessonWords
  commands: CommandWords
  /** What stands beside the scene until the lesson begins: what will be done, where the page says nothing else. */
  aside?: ReactNode
  /**
   * Stands in place of the lesson's drawing until the scene is drawn; a still while that is on its way, since it needs
   * the line for itself.
   */
  film?: (isSceneComing: boolean) => ReactNode
  /** Called when it is known that this browser draws nothing in 3D, and when the scene is drawn. */
  onNoWebGl?: () => void
  onLive?: () => void
}

/** So long after a touch what was tried out moves on, ms. */
const restAfterMs = 10_000

/**
 * A lesson and the live scene of it. Until it begins, what is pressed in the scene is named, and tried out without
 * being saved; then all that belongs to the lesson joins the same scene. Without scripts it is a drawing and what will
 * be done.
 */
export function LessonShell<Lab extends object>(props: LessonProps & LessonParts<Lab>) {
  const { model, settings, words, commands, sceneLoader, tryOut, aside, film } = props
  const { Inset, loadBelow, onNoWebGl } = props
  const { t } = useTranslation('lesson')
  const [session] = useState(() => {
    const { yaw, pitch, zoom } = settings
    const { session } = createSession(model, shapeOf(words), { view: { yaw, pitch, zoom } })
    // What a press changes is to be seen whole.
    session.workspace.closeUp = false
    return session
  })
  const [{ resumed, damaged }, setFound] = useState({ resumed: false, damaged: false })
  const [begun, setBegun] = useState(false)
  const { lesson, vocabulary, kept, command, passTime, forget } = useLesson({
    session,
    words,
    commands,
    begun,
    damaged: begun && damaged,
  })
  const { say, saying, text } = lesson
  const { lab, progress, workspace } = session
  const [control] = useState(() => createViewControl(session, settings))
  const { at } = useSnapshot(progress)

  const loadParts = useCallback(async () => {
    const [Below, workspace] = await Promise.all([
      loadBelow(),
      import('../lesson/lesson-workspace.tsx'),
    ])
    return { ...workspace, Below }
  }, [loadBelow])
  const place = useRef<HTMLDivElement>(null)
  const [when, show] = useSceneStart(place, {
    fetch: () => {
      const scene = sceneLoader.load()
      // Not beside it, for it fills the line. A failure shows when the lesson begins.
      scene.then(loadParts).catch(() => {})
      return scene
    },
    context: sceneContext,
  })
  const isShown = when === 'now'
  const [isLive, setLive] = useState(false)
  const [isComing, setComing] = useState(true)
  const [room, setRoom] = useState<SceneProps<Lab>['room']>()
  const { module, failed, retry } = useLoadedOrFailed(loadParts, begun)
  // The scene goes first.
  const parts = useDeferredValue(module)
  const loading = begun && !parts && !failed

  const resume = () => {
    const found = resumeSession(session, readLocalItem(savedKey(model.id)))
    setFound(found)
    return found
  }
  // Only here, since what is prerendered knows of no visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a session.
  useEffect(() => void (begun || resume()), [session])
  useEffect(() => {
    const mayStart = mayStartByItself()
    setComing(mayStart)
    if (!mayStart) return
    // Where no scene can start, it is said without a press.
    return askForWebGlOnceDrawn(sceneContext, () => {
      setComing(false)
      show()
      onNoWebGl?.()
    })
  }, [show, onNoWebGl])

  // What was tried out comes to rest, for nobody may be looking any more.
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touch = () => {
    if (begun) return
    clearTimeout(resting.current)
    workspace.clock = 'page'
    resting.current = setTimeout(() => {
      workspace.clock = 'rest'
    }, restAfterMs)
  }
  useEffect(() => () => clearTimeout(resting.current), [])

  const begin = () => {
    show()
    if (!hasWebGl(sceneContext)) onNoWebGl?.()
    retry()
    if (begun) return
    // Read again: another tab may have gone on with the lesson. What was only tried out is left behind.
    if (!resume().resumed) model.reset(lab)
    clearTimeout(resting.current)
    Object.assign(workspace, { chosen: null, closeUp: true, clock: 'page' })
    Object.assign(saying, { text: '', times: 0 })
    setBegun(true)
  }
  const onPick = (id: string) => {
    touch()
    const before = model.event(lab)
    workspace.chosen = id
    const action = actionOf(model, lab, id)
    const isTriedOut = !begun && tryOut?.(lab, id)
    if (action && !isTriedOut) runAction(model, lab, action)
    if (model.event(lab) === before) say(text.chosen(model, lab, id))
    else if (!begun) lesson.pressed = id
  }

  const count = words.steps.length
  const keptId = useId()
  return (
    <div
      className={classNames(
        'grid gap-x-10 gap-y-8 lg:grid-cols-12',
        parts && 'lg:grid-rows-[auto_auto_auto_1fr]',
      )}
      {...(parts ? { 'data-lesson': model.id, 'data-at': at } : { 'data-lesson-overview': '' })}
    >
      {/* Beside a quiz, which is longer, the scene stays in view where the screen is high enough for all of it. */}
      <div className="min-w-0 lg:col-span-8">
        <div
          ref={place}
          data-scene-box=""
          className={classNames(
            'relative',
            parts && 'lg:[@media(height>=50rem)]:sticky lg:[@media(height>=50rem)]:top-20',
          )}
        >
          <CornerBrackets
            // Once there is something to hold: what moves before keeps the GPU from it.
            locked={isLive}
            inset="none"
            className="aspect-square overflow-hidden rounded border bg-surface sm:aspect-[15/11]"
          >
            {!isLive &&
              (film?.(isComing) ?? (
                <div className="absolute inset-0 grid place-items-center floor p-4">
                  {props.poster}
                </div>
              ))}
            {when && (
              <LessonViewport
                {...{ lesson, control, sceneLoader, room, onPick, begun, when }}
                onLive={(isNowLive) => {
                  setLive(isNowLive)
                  if (isNowLive) props.onLive?.()
                }}
                onTouch={touch}
              />
            )}
            {(isLive || parts) && <WithLab lesson={lesson} Part={Inset} />}
          </CornerBrackets>
          <div className="flex flex-wrap items-end gap-x-4 sm:flex-nowrap">
            <Said lesson={lesson} help={parts ? t('sceneHelp') : t('tryHelp')} />
            {!parts && (
              <PlayButton
                data-lesson-start=""
                aria-disabled={loading}
                aria-describedby={resumed && !loading ? keptId : undefined}
                // The drawing is pressed with it, the scene is not.
                className={classNames('needs-scripts mt-3 shrink-0', isShown && 'after:hidden')}
                onClick={begin}
              >
                {!resumed ? t('start') : at < count ? t('goOn', { number: at + 1 }) : t('goOnQuiz')}
              </PlayButton>
            )}
          </div>
          {!parts && (
            // As high as what it will hold, so that nothing moves; what nobody asked for is no status.
            <p className="needs-scripts kind mt-3 min-h-[2lh] sm:min-h-[1lh]">
              <span role="status">{loading && t('loading')}</span>
              {resumed && !loading && (
                <span id={keptId}>{t('goOnHeld', { done: countStepsDone(progress), count })}</span>
              )}
            </p>
          )}
        </div>
        <p className="mt-3 hidden no-scripts:block">{t('needsScripts')}</p>
        {failed && (
          <p role="alert" className="mt-3">
            {t('failed')}
          </p>
        )}
      </div>
      <div className="min-w-0 lg:col-span-4">
        {parts ? (
          <parts.LessonSteps lesson={lesson} />
        ) : (
          <div className="flex flex-col gap-8">
            {aside ?? <StepsOverview lesson={lesson} />}
            <ThingButtons lesson={lesson} onPick={onPick} />
          </div>
        )}
      </div>
      <div className="needs-scripts min-w-0 lg:col-span-8">
        <CommandLine
          vocabulary={vocabulary}
          onCommand={(given) => {
            touch()
            command(given)
          }}
          say={say}
        />
        {parts ? (
          <parts.LessonControls
            {...{ lesson, control }}
            isDrawn={isLive}
            onTime={passTime}
            onRoom={(next) => setRoom(() => next)}
          />
        ) : (
          isShown && <ViewButtons control={control} />
        )}
      </div>
      {parts && <parts.LessonDetails {...{ lesson, kept, forget }} Below={parts.Below} />}
    </div>
  )
}

/** What will be done, to be read without scripts too. */
function StepsOverview({ lesson: { t, words } }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="kind">
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
  )
}

/** The things of the scene, each pressed as it is in it. */
function ThingButtons({ lesson, onPick }: PartProps & { onPick: (id: string) => void }) {
  const { t, text, session } = lesson
  const { chosen } = useSnapshot(session.workspace)
  return (
    <fieldset className="needs-scripts">
      <legend className="kind">{t('objects')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {session.model.objects.map(({ id }) => (
          <Button
            key={id}
            size="small"
            data-thing={id}
            aria-pressed={chosen === id}
            className="min-h-11 aria-pressed:border-signal aria-pressed:text-signal aria-pressed:hover:bg-transparent"
            onClick={() => onPick(id)}
          >
            {text.object(id)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
