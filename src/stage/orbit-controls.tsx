import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { OrbitView, Range } from '../math/orbit-view.ts'
import { ArrowRightIcon } from '../ui/icons/shell.tsx'
import { ArrowUpIcon, ResetIcon, ZoomInIcon, ZoomOutIcon } from '../ui/icons/tools.tsx'

/** The limits of an orbit view. Degrees, and percent of the first view. */
export interface OrbitLimits {
  step: { yaw: number; pitch: number; zoom: number }
  pitchRange: Range
  zoomRange: Range
}

interface ViewButtonsProps {
  limits: OrbitLimits
  pitch: number
  zoom: number
  onTurn: (yaw: number, pitch: number) => void
  onZoom: (by: number) => void
  onReset: () => void
}

/** Buttons for everything that the pointer does with the view. */
export function ViewButtons({ limits, pitch, zoom, onTurn, onZoom, onReset }: ViewButtonsProps) {
  const { t } = useTranslation('stage')
  const { step, pitchRange, zoomRange } = limits
  const buttons = [
    {
      name: t('turnLeft'),
      icon: <ArrowRightIcon className="rotate-180" />,
      press: () => onTurn(-step.yaw, 0),
    },
    { name: t('turnRight'), icon: <ArrowRightIcon />, press: () => onTurn(step.yaw, 0) },
    {
      name: t('tiltUp'),
      icon: <ArrowUpIcon />,
      press: () => onTurn(0, step.pitch),
      atEnd: pitch >= pitchRange.max,
    },
    {
      name: t('tiltDown'),
      icon: <ArrowUpIcon className="rotate-180" />,
      press: () => onTurn(0, -step.pitch),
      atEnd: pitch <= pitchRange.min,
    },
    {
      name: t('zoomIn'),
      icon: <ZoomInIcon />,
      press: () => onZoom(step.zoom),
      atEnd: zoom >= zoomRange.max,
    },
    {
      name: t('zoomOut'),
      icon: <ZoomOutIcon />,
      press: () => onZoom(-step.zoom),
      atEnd: zoom <= zoomRange.min,
    },
    { name: t('reset'), icon: <ResetIcon />, press: onReset },
  ]
  return (
    <fieldset aria-label={t('view')} className="flex flex-wrap sm:ml-auto">
      {buttons.map(({ name, icon, press, atEnd }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-disabled={atEnd}
          onClick={press}
          className="icon-button aria-disabled:opacity-40"
        >
          {icon}
        </button>
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
