import {
  type ComponentProps,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { subscribe, useSnapshot } from 'valtio'
import type { OrbitControl, OrbitView } from '../math/orbit-view.ts'
import { IconButton } from '../ui/button/icon-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ArrowRightIcon } from '../ui/icons/shell.tsx'
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowUpIcon,
  ResetIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../ui/icons/tools.tsx'

interface ViewportProps<Control> extends Omit<ComponentProps<'div'>, 'ref' | 'role'> {
  /** What gestures and keys change; the same object each time. */
  control: Control
  /** Listens for gestures and keys. @returns stops */
  attach: (frame: HTMLElement, control: Control) => () => void
  /** Whether it takes the focus when it appears, whatever had it. A `PlayButton` hands on its own. */
  takesFocus?: boolean
}

/** The frame around a scene that is looked at from all around: it has the focus, and hears gestures and keys. */
export function Viewport<Control>(props: ViewportProps<Control>) {
  const { control, attach, takesFocus = false, className, ...attributes } = props
  const box = useRef<HTMLDivElement>(null)
  // Before the next paint, since it may be given the focus of the button that started it.
  useLayoutEffect(() => {
    const frame = box.current
    if (!frame) return
    // An application takes keys, so it takes the focus.
    frame.tabIndex = 0
    if (takesFocus) frame.focus({ preventScroll: true })
    return attach(frame, control)
  }, [control, attach, takesFocus])
  return (
    <div
      ref={box}
      role="application"
      {...attributes}
      className={classNames('cursor-grab touch-none data-dragging:cursor-grabbing', className)}
    />
  )
}

/** Buttons for everything that the pointer does with the view. */
export function ViewButtons({ control }: { control: OrbitControl }) {
  const { t } = useTranslation('stage')
  const { view, turn, zoomBy, reset, settings } = control
  const { step, pitchRange, zoomRange } = settings
  const ends = () =>
    [
      view.pitch >= pitchRange.max && 'tiltUp',
      view.pitch <= pitchRange.min && 'tiltDown',
      view.zoom >= zoomRange.max && 'zoomIn',
      view.zoom <= zoomRange.min && 'zoomOut',
    ].join()
  // A drag renders the buttons only where it comes to an end.
  const ended = useSyncExternalStore((listener) => subscribe(view, listener), ends, ends)
  const buttons = [
    ['turnLeft', ArrowLeftIcon, () => turn(-step.yaw, 0)],
    ['turnRight', ArrowRightIcon, () => turn(step.yaw, 0)],
    ['tiltUp', ArrowUpIcon, () => turn(0, step.pitch)],
    ['tiltDown', ArrowDownIcon, () => turn(0, -step.pitch)],
    ['zoomIn', ZoomInIcon, () => zoomBy(step.zoom)],
    ['zoomOut', ZoomOutIcon, () => zoomBy(-step.zoom)],
    ['reset', ResetIcon, reset],
  ] as const
  return (
    <fieldset aria-label={t('view')} className="flex flex-wrap sm:ml-auto">
      {buttons.map(([name, Icon, press]) => (
        <IconButton key={name} name={t(name)} aria-disabled={ended.includes(name)} onClick={press}>
          <Icon />
        </IconButton>
      ))}
    </fieldset>
  )
}

/** The view is announced after it has rested for so long, ms. */
const rest = 300

/**
 * The view as text, updated at once on the screen and announced when it comes to rest.
 * @param view  a valtio proxy, so that only this text renders with each step of a drag
 */
export function ViewText({ view }: { view: OrbitView }) {
  const { t } = useTranslation('stage')
  const { yaw, pitch, zoom } = useSnapshot(view)
  const values = { yaw: Math.round(yaw), pitch: Math.round(pitch), zoom: Math.round(zoom) }
  const text = t('viewText', values)
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p aria-hidden="true" className="font-kind text-xs text-ink-soft">
        {text}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
