import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { type Pixel, pixelOf } from '../../model/room/camera.ts'
import { type Design, itemOf } from '../../model/room/design.ts'
import { gridLines, horizon, type PhotoLine, seenLine } from '../../model/room/grid.ts'
import { partsInSight } from '../../model/room/in-sight.ts'
import type { Sizes } from '../../model/room/item.ts'
import { type FloorLine, footOf } from '../../model/room/wall.ts'
import { Outline } from './outline.tsx'

export interface OverlayProps {
  design: Design
  sizes: Sizes
  /** Of the photo on the screen, CSS pixels. */
  width: number
}

/** What is drawn over the photo and never saved with it: the floor's grid, walls, and the outline of the chosen piece. */
export function Overlay({ design, sizes, width }: OverlayProps) {
  const snap = useSnapshot(design)
  const { camera, photo, grid, items, selected, walls, room, guides, drawing, tool } = snap
  const item = itemOf({ items }, selected)
  // The floor is what a camera is set by.
  const isShown = grid || tool === 'lines' || tool === 'horizon'
  // Lines and words keep their size on the screen, however large the photo is.
  const unit = width > 0 ? photo.width / width : 1
  const lineOf = ({ from, to }: FloorLine) =>
    seenLine(camera, photo, [from.x, 0, from.z], [to.x, 0, to.z])
  const feet = useMemo(() => {
    const whole = room ? [] : walls.flatMap((wall) => footOf(wall, walls) ?? [])
    // A line across the furniture would lie.
    return whole.flatMap((foot) => partsInSight(foot, items, sizes, camera))
  }, [room, walls, items, sizes, camera])
  const begun = drawing?.from && pixelOf(camera, photo, [drawing.from.x, 0, drawing.from.z])
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      data-grid={isShown}
      data-guides={guides.length}
    >
      {isShown && (
        <>
          <path
            d={pathsOf(gridLines(camera, photo))}
            fill="none"
            stroke="#fff"
            strokeOpacity={0.55}
            strokeWidth={unit}
          />
          <path
            d={pathsOf([horizon(camera, photo)])}
            fill="none"
            stroke="#ff7a45"
            strokeWidth={1.5 * unit}
            strokeDasharray={`${8 * unit} ${6 * unit}`}
          />
        </>
      )}
      <path
        d={pathsOf(feet.map(lineOf))}
        fill="none"
        stroke="#7c9bff"
        strokeWidth={2 * unit}
        strokeOpacity={0.85}
        data-walls={walls.length}
        data-wall-parts={feet.length}
      />
      {item && (
        <Outline design={{ camera, photo, items, walls }} item={item} sizes={sizes} unit={unit} />
      )}
      <path
        d={pathsOf(guides.map(lineOf))}
        fill="none"
        stroke="#fff"
        strokeWidth={2 * unit}
        strokeDasharray={`${4 * unit} ${4 * unit}`}
      />
      {begun && (
        <circle
          cx={begun.x}
          cy={begun.y}
          r={6 * unit}
          fill="#7c9bff"
          stroke="#fff"
          strokeWidth={2 * unit}
        />
      )}
    </svg>
  )
}

const pathsOf = (lines: readonly (PhotoLine | null)[]): string =>
  lines.map((line) => (line ? `M${at(line.from)}L${at(line.to)}` : '')).join('')

const at = ({ x, y }: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`
