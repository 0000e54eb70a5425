import {
  type ComponentType,
  createContext,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { type ContextOptions, defaultContextOptions, hasWebGl } from './webgl-context.ts'

type SceneSlotProps<Props> = {
  /**
   * Loads the scene, such as `() => import('./scene.tsx').then((module) => module.Scene)`. A scene that is already
   * loaded may be returned as it is; it then mounts before the next paint.
   */
  load: () => Promise<ComponentType<Props>> | ComponentType<Props>
  /** The props of the scene. */
  props: Props
  /** When to load: near the viewport, or at once; `unseen` until it is asked for, then `now`. */
  when: 'near' | 'unseen' | 'now'
  context?: ContextOptions
  /** The poster: shown before, under and without the scene. `in-data-live:invisible` hides it while the scene shows. */
  poster?: ReactNode
  /** Shown instead of the poster without WebGL; a plain message by default. */
  withoutWebGl?: ReactNode
  /** Called when the first frame of a canvas is on the screen (true), and when its graphics are lost (false). */
  onLive?: (isLive: boolean) => void
  className?: string
}

/** Tells the slot around a stage whether the stage's picture is on the screen. */
export const OnLiveContext = createContext<(isLive: boolean) => void>(() => {})

type State<Props> =
  | { phase: 'waiting' | 'loading' | 'noWebGl' | 'failed' }
  | { phase: 'ready'; Scene: ComponentType<Props> }

/**
 * The slot of a scene on a page. The poster is there from the start, also without scripts; the scene mounts over it
 * in a browser with WebGL, when it comes near or is asked for. Its errors are caught here.
 */
export function SceneSlot<Props extends object>(slot: SceneSlotProps<Props>) {
  const {
    load,
    props,
    when,
    context = defaultContextOptions,
    poster,
    withoutWebGl,
    onLive,
    className,
  } = slot
  const { t } = useTranslation('stage')
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State<Props>>({ phase: 'waiting' })
  const { phase } = state
  const isSeen = when !== 'unseen'
  const [isLive, setLive] = useState<boolean>()
  const latest = useRef({ load, context, onLive })
  latest.current = { load, context, onLive }
  useLayoutEffect(() => {
    if (isSeen && isLive !== undefined) latest.current.onLive?.(isLive)
  }, [isSeen, isLive])

  useLayoutEffect(() => {
    if (phase !== 'waiting' || !box.current) return
    const start = () => {
      observer.disconnect()
      if (!hasWebGl(latest.current.context)) return setState({ phase: 'noWebGl' })
      const scene = latest.current.load()
      if (!(scene instanceof Promise)) return setState({ phase: 'ready', Scene: scene })
      setState({ phase: 'loading' })
      scene.then(
        (Scene) => setState({ phase: 'ready', Scene }),
        () => setState({ phase: 'failed' }),
      )
    }
    const observer = new IntersectionObserver((entries) => entries.some(isNear) && start(), {
      rootMargin: '300px',
    })
    if (when === 'near') observer.observe(box.current)
    else start()
    return () => observer.disconnect()
  }, [phase, when])

  return (
    <div
      ref={box}
      className={classNames('relative', className, !isSeen && 'invisible')}
      data-scene={phase}
      data-live={isSeen && isLive ? '' : undefined}
    >
      {phase === 'noWebGl' ? (withoutWebGl ?? poster) : poster}
      {state.phase === 'ready' && (
        <ErrorBoundary
          onError={() => {
            setState({ phase: 'failed' })
            setLive(false)
          }}
        >
          <OnLiveContext value={setLive}>
            <state.Scene {...props} />
          </OnLiveContext>
        </ErrorBoundary>
      )}
      {phase === 'ready' && isLive === false && (
        <p role="status" className={notice}>
          {t('lost')}
        </p>
      )}
      {phase === 'loading' && <p className={notice}>{t('loading')}</p>}
      {phase === 'noWebGl' && (
        <p role="status" className={notice}>
          {t('noWebGl')}
        </p>
      )}
      {phase === 'failed' && (
        <div role="alert" className={notice}>
          {t('failed')}
          <Button size="small" variant="quiet" onClick={() => setState({ phase: 'waiting' })}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

const isNear = (entry: IntersectionObserverEntry) => entry.isIntersecting

const notice =
  'absolute inset-x-3 bottom-3 z-10 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded bg-[#14171f] px-3 py-2 ' +
  'text-sm text-white'

/** Fetches strings by namespace that a page does not include. */
export type FetchStrings = (namespaces: string[]) => Promise<void>
