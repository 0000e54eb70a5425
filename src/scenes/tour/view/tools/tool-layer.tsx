import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Angles } from '../../model/document/tour-document.ts'
import { clearPoints, currentRoom } from '../../model/session.ts'
import { addEdgePoint } from '../../model/tools/level.ts'
import { addFloorPoint, measuredLength } from '../../model/tools/measure.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { Crosshair } from '../links/crosshair.tsx'
import { usePress } from '../press/use-press.ts'
import { ToolLine, useAim } from './tool-line.tsx'
import { useLengths } from './use-lengths.ts'

/** What is marked with a tool, over the picture: each line from end to end, and the one that is being drawn. */
export function ToolLayer({ editor }: { editor: TourEditor }) {
  const { tour, state } = editor
  const { camera: cameraPose } = tour
  const { history, currentRoomId, tool, toolPoints, units } = useSnapshot(state)
  const { walking, projection } = useSnapshot(tour)
  const layer = useRef<HTMLDivElement>(null)
  const { say } = useLengths(units)
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
