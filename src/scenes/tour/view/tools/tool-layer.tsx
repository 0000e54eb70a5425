import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  directionToScreen,
  lineToScreen,
  type ScreenPoint,
  screenToDirection,
} from '../../model/camera/screen.ts'
import { subscribeFrames, type TourCamera } from '../../model/camera/tour-camera.ts'
import type { Angles } from '../../model/document/tour-document.ts'
import { clearPoints, currentRoom } from '../../model/session.ts'
import { addEdgePoint } from '../../model/tools/level.ts'
import { addFloorPoint, measuredLength } from '../../model/tools/measure.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { Crosshair } from '../links/crosshair.tsx'
import { pointInViewer, viewerOf } from '../links/viewer-place.ts'
import { usePress } from '../press/use-press.ts'
import { useLengthFormats } from './use-length-formats.ts'

/** What is marked with a tool, over the picture: each line from end to end, and the one that is being drawn. */
export function ToolLayer({ editor }: { editor: TourEditor }) {
  const { tour, state } = editor
  const { camera: cameraPose } = tour
  const { history, currentRoomId, tool, toolPoints, units } = useSnapshot(state)
  const { walking, projection } = useSnapshot(tour)
  const layer = useRef<HTMLDivElement>(null)
  const { say } = useLengthFormats(units)
  const room = currentRoom({ history, currentRoomId })
  const isOn = projection === 'sphere' && tool !== 'north'
  const aim = useAim(layer)
  const mark = (at: Angles) => {
    if (tool === 'level') addEdgePoint(state, at)
    else addFloorPoint(state, at)
  }
  usePress(layer, cameraPose, {
    isOn,
    onPress: mark,
    onEscape: () => clearPoints(state),
  })

  const [a, b, c, d] = toolPoints
  const line = { cameraPose, aim }
  const estimate = tool === 'measure' && room ? measuredLength({ toolPoints }, room) : undefined
  if (projection !== 'sphere') return <div ref={layer} hidden />
  return (
    <div
      ref={layer}
      hidden={walking !== undefined}
      data-points={toolPoints.length}
      className="pointer-events-none absolute inset-0"
    >
      {a && <ToolLine {...line} from={a} to={b} label={estimate && say(estimate.length)} />}
      {c && <ToolLine {...line} from={c} to={d} label={undefined} />}
      {tool === 'north' ? <NorthLine /> : <Crosshair />}
    </div>
  )
}

/** The middle of the view from top to bottom: what will be north. */
function NorthLine() {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-1/2 h-full w-2 -translate-x-1/2 fill-none"
    >
      <line x1="4" x2="4" y1="0" y2="100%" stroke="#14171f" strokeOpacity="0.6" strokeWidth="3.5" />
      <line x1="4" x2="4" y1="0" y2="100%" stroke="#fff" strokeWidth="1.5" strokeDasharray="8 6" />
    </svg>
  )
}

type LineProps = {
  cameraPose: TourCamera
  from: Angles
  /** where it ends; undefined: where the next press would be */
  to: Angles | undefined
  aim: Aim
  /** what stands at its middle */
  label: string | undefined
}

/** A line in the picture as a drawing has them, a tick at each end; it follows the view without rendering. */
export function ToolLine({ cameraPose, from, to, aim, label }: LineProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const svg = drawing.current
    if (!svg) return
    const paths = [...svg.querySelectorAll('path')]
    const circles = [...svg.querySelectorAll('circle')]
    const fitted = { width: 0, height: 0 }
    const show = () => {
      const { width, height } = cameraPose
      const end = to ?? screenToDirection(cameraPose, aim.at)
      if (width === 0) return
      if (width !== fitted.width || height !== fitted.height) {
        Object.assign(fitted, { width, height })
        svg.setAttribute('viewBox', `${-width / 2} ${-height / 2} ${width} ${height}`)
      }
      const line = end && lineToScreen(cameraPose, from, end)
      const drawn = line ? lineWithTicks(line) : ''
      for (const path of paths) path.setAttribute('d', drawn)
      for (const [at, circle] of circles.entries()) {
        const angles = at === 0 ? from : to
        const point = angles && directionToScreen(cameraPose, angles)
        circle.setAttribute('visibility', point ? 'visible' : 'hidden')
        if (!point) continue
        circle.setAttribute('cx', point.x.toFixed(2))
        circle.setAttribute('cy', point.y.toFixed(2))
      }
      if (!figure.current) return
      figure.current.style.visibility = line ? 'visible' : 'hidden'
      if (!line) return
      const [x, y] = [(line[0].x + line[1].x) / 2, (line[0].y + line[1].y) / 2]
      figure.current.style.transform = `translate(${x}px, ${y}px)`
    }
    show()
    const stops = [subscribeFrames(cameraPose, show), subscribeFrames(aim, show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [cameraPose, from, to, aim])

  return (
    <>
      <svg ref={drawing} aria-hidden="true" className="absolute inset-0 size-full fill-none">
        <path stroke="#14171f" strokeOpacity="0.75" strokeWidth="5" strokeLinecap="round" />
        <path stroke="#fff" strokeWidth="2" strokeLinecap="round" />
        <circle r="4.5" fill="#c23e12" stroke="#fff" strokeWidth="2" />
        <circle r="4.5" fill="#c23e12" stroke="#fff" strokeWidth="2" />
      </svg>
      {label && (
        <span className="absolute top-1/2 left-1/2 -translate-1/2">
          <span
            ref={figure}
            className="block rounded-sm bg-[#14171f]/90 px-2 py-0.5 font-mono text-sm leading-5 whitespace-nowrap text-white"
          >
            {label}
          </span>
        </span>
      )}
    </>
  )
}

/** Half a tick, CSS pixels. */
const tick = 9

/** The line, and across each of its ends a tick. */
function lineWithTicks([a, b]: NonNullable<ReturnType<typeof lineToScreen>>): string {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [x, y] = [(-(b.y - a.y) / long) * tick, ((b.x - a.x) / long) * tick]
  const across = ({ x: cx, y: cy }: { x: number; y: number }) =>
    `M${(cx - x).toFixed(1)} ${(cy - y).toFixed(1)}L${(cx + x).toFixed(1)} ${(cy + y).toFixed(1)}`
  const along = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  return along + across(a) + across(b)
}

/** Where the next press would be, and who is told when it moves. */
type Aim = { at: ScreenPoint; readonly listeners: Set<() => void> }

const middle: ScreenPoint = { x: 0, y: 0 }

/** Follows the pointer over the picture; the middle of the view for keys and fingers. */
function useAim(layer: RefObject<HTMLElement | null>): Aim {
  const [aim] = useState<Aim>(() => ({ at: middle, listeners: new Set() }))
  useEffect(() => {
    const view = viewerOf(layer.current)
    if (!view) return
    const stop = new AbortController()
    const { signal } = stop
    const move = (to: ScreenPoint) => {
      aim.at = to
      for (const listener of aim.listeners) listener()
    }
    view.addEventListener(
      'pointermove',
      (event) => event.pointerType === 'mouse' && move(pointInViewer(view, event)),
      { signal },
    )
    for (const type of ['pointerleave', 'keydown'] as const)
      view.addEventListener(type, () => move(middle), { signal })
    return () => stop.abort()
  }, [layer, aim])
  return aim
}
