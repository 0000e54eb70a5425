import { type MouseEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { degrees } from '../../math/angle.ts'
import {
  cameraRange,
  horizonAt,
  type Pixel,
  rollForHorizonAt,
  tiltForHorizonAt,
} from '../model/camera.ts'
import { adjustCamera, moveLinePairEnd, moveReferenceEnd } from '../model/design/adjust-camera.ts'
import type { Design } from '../model/design/design.ts'
import {
  addOccluderPoint,
  closeOccluder,
  minOccluderPoints,
  moveOccluderPoint,
} from '../model/design/occluders.ts'
import { isUpright } from '../model/design/scale-reference.ts'
import { useFormats } from './formats.ts'
import { Label, PhotoDrawing, pathOf, Stroke } from './photo-drawing.tsx'
import { PhotoHandle, type PhotoSpace } from './photo-handle.tsx'

interface HandLayerProps {
  design: Design
  url: string
  /** Of the photo on the screen, CSS pixels. */
  width: number
}

/** The handles of the selected tool over the photo. */
export function HandleLayer({ design, url, width }: HandLayerProps) {
  const { tool, photo } = useSnapshot(design)
  if (!tool || width <= 0) return null
  const parts = { design, space: { photo, url, unit: photo.width / width } }
  return (
    <div className="absolute inset-0 select-none" data-tool={tool}>
      {tool === 'scale' && <ScaleReferenceHandles {...parts} />}
      {tool === 'lines' && <LinePairHandles {...parts} />}
      {tool === 'horizon' && <HorizonHandles {...parts} />}
      {tool === 'occluder' && <OccluderHandles {...parts} />}
    </div>
  )
}

/** The distance of a click from the first corner that closes the outline, pixels of the screen. */
const near = 16

/** An outline that is drawn corner by corner, or a closed one with movable corners. */
function OccluderHandles({ design, space }: { design: Design; space: PhotoSpace }) {
  const { t } = useFormats()
  const { occluders, selectedOccluder, outline } = useSnapshot(design)
  const { photo, unit } = space
  const [cross, setCross] = useState<Pixel>({ x: photo.width / 2, y: photo.height * 0.6 })
  const open = occluders.find(({ id }) => id === selectedOccluder)
  const [first] = outline

  const set = (at: Pixel) => {
    const back = first && Math.hypot(at.x - first.x, at.y - first.y) < near * unit
    if (back && outline.length >= minOccluderPoints) closeOccluder(design)
    else addOccluderPoint(design, at)
  }
  const click = (event: MouseEvent) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const by = photo.width / width
    const at = { x: (event.clientX - left) * by, y: (event.clientY - top) * by }
    setCross(at)
    set(at)
  }
  const key = (name: string) => {
    if (name === ' ') set(cross)
    else if (name === 'Enter') closeOccluder(design)
    else if (name === 'Backspace') design.outline.pop()
    else return false
    return true
  }

  return (
    <>
      {!open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys set corners by the cross
        // biome-ignore lint/a11y/noStaticElementInteractions: keys set corners by the cross
        <div className="absolute inset-0 cursor-crosshair" onClick={click} data-drawing="" />
      )}
      <PhotoDrawing photo={space.photo}>
        {occluders.map(({ id, points }) => (
          <Stroke key={id} d={`${pathOf(points)}Z`} color="#fff" dashed={id !== selectedOccluder} />
        ))}
        {outline.length > 0 && <Stroke d={pathOf(outline)} color="#ff7a45" />}
        {outline.map(({ x, y }, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other name
            key={at}
            cx={x}
            cy={y}
            r={(at === 0 ? 7 : 4) * unit}
            fill={at === 0 ? 'rgb(255 122 69 / 0.5)' : '#ff7a45'}
            stroke="#fff"
            strokeWidth={1.5}
          />
        ))}
      </PhotoDrawing>
      {!open && (
        <PhotoHandle
          {...{ design, space }}
          at={cross}
          name={t('occluderCross')}
          tone="orange"
          keysOnly
          onMove={setCross}
          onKey={key}
        />
      )}
      {open?.points.map((at, index) => (
        <PhotoHandle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other name
          key={index}
          {...{ design, space, at }}
          name={t('occluderCorner', { number: open.id, corner: index + 1 })}
          tone="orange"
          onMove={(to) => moveOccluderPoint(design, open.id, index, to)}
        />
      ))}
    </>
  )
}

const share = (value: number, { min, max }: { min: number; max: number }) =>
  (100 * (degrees(value) - min)) / (max - min)

/** The horizon with a handle in its middle, which tilts, and one toward each end, which rolls. */
function HorizonHandles({ design, space }: { design: Design; space: PhotoSpace }) {
  const { t, number } = useFormats()
  const { camera } = useSnapshot(design)
  const { photo } = space
  const at = (across: number) => horizonAt(camera, photo, across * photo.width)
  const [left, right] = [at(0), at(1)]
  const fine = (value: number) => `${number(degrees(value), 1)}°`
  const handles = [
    ['tilt', t('horizonMiddle'), 0.5],
    ['roll', t('horizonLeft'), 0.12],
    ['roll', t('horizonRight'), 0.88],
  ] as const
  return (
    <>
      <PhotoDrawing photo={space.photo}>
        <Stroke d={pathOf([left, right])} color="#ff7a45" dashed />
      </PhotoDrawing>
      {handles.map(([angle, name, across]) => (
        <PhotoHandle
          key={name}
          {...{ design, space, name }}
          at={at(across)}
          value={t(`${angle}Value`, { value: fine(camera[angle]) })}
          now={share(camera[angle], cameraRange[angle])}
          tone="orange"
          cursor="ns-resize"
          onMove={({ y }) => {
            const to = { x: across * photo.width, y }
            const turned =
              angle === 'roll'
                ? rollForHorizonAt(design.camera, photo, to)
                : { tilt: tiltForHorizonAt(design.camera, photo, to) }
            adjustCamera(design, turned)
          }}
        />
      ))}
    </>
  )
}

const looks = [
  { tone: 'orange', color: '#ff7a45' },
  { tone: 'blue', color: '#7c9bff' },
] as const

/** Two orange lines along one wall and two blue ones along the wall beside it, each with a handle at both ends. */
function LinePairHandles({ design, space }: { design: Design; space: PhotoSpace }) {
  const { t } = useFormats()
  const { pairs } = useSnapshot(design)
  if (!pairs) return null
  const lines = ([0, 1] as const).flatMap((pair) =>
    ([0, 1] as const).map((line) => ({ pair, line, ...pairs[pair][line], ...looks[pair] })),
  )
  return (
    <>
      <PhotoDrawing photo={space.photo}>
        {lines.map(({ pair, line, from, to, color }) => (
          <g key={`${pair}${line}`}>
            <path d={longer(from, to)} stroke={color} strokeOpacity={0.6} />
            <Stroke d={pathOf([from, to])} color={color} width={2.3} />
          </g>
        ))}
      </PhotoDrawing>
      {lines.flatMap(({ pair, line, tone, from, to }) =>
        [['from', from, 1] as const, ['to', to, 2] as const].map(([end, at, number]) => (
          <PhotoHandle
            key={`${pair}${line}${end}`}
            {...{ design, space, at, tone }}
            name={t('lineEnd', { colour: t(tone), line: line + 1, end: number })}
            onMove={(place) => moveLinePairEnd(design, [pair, line, end], place)}
          />
        )),
      )}
    </>
  )
}

/** The extension of a line over the whole photo, to compare it with an edge. */
function longer(from: Pixel, to: Pixel): string {
  const by = 20
  const [dx, dy] = [(to.x - from.x) * by, (to.y - from.y) * by]
  return `M${from.x - dx} ${from.y - dy}L${to.x + dx} ${to.y + dy}`
}

/** The thing of known size as a dimension line, with a handle at each end. */
function ScaleReferenceHandles({ design, space }: { design: Design; space: PhotoSpace }) {
  const { t, meters } = useFormats()
  const { scaleReference } = useSnapshot(design)
  if (!scaleReference) return null
  const { kind, from, to, length } = scaleReference
  const { unit } = space
  const size = Math.hypot(to.x - from.x, to.y - from.y) || 1
  // Half a tick across the line.
  const [tx, ty] = [(-(to.y - from.y) / size) * 9 * unit, ((to.x - from.x) / size) * 9 * unit]
  const tick = ({ x, y }: typeof from) => `M${x - tx} ${y - ty}L${x + tx} ${y + ty}`
  const upright = isUpright(kind)
  const ends = [
    ['from', from, upright ? t('handleFoot') : t('handleStart')],
    ['to', to, upright ? t('handleTop') : t('handleEnd')],
  ] as const
  return (
    <>
      <PhotoDrawing photo={space.photo}>
        <Stroke d={pathOf([from, to]) + tick(from) + tick(to)} color="#ff7a45" />
        {length !== null && (
          <Label
            text={meters(length)}
            at={{
              x: (from.x + to.x) / 2 + (upright ? 14 * unit : 0),
              y: (from.y + to.y) / 2 + (upright ? 4 : 24) * unit,
            }}
            beside={upright}
            picture={space.photo}
            unit={unit}
          />
        )}
      </PhotoDrawing>
      {ends.map(([end, at, name]) => (
        <PhotoHandle
          key={end}
          {...{ design, space, at, name }}
          tone="orange"
          onMove={(place) => moveReferenceEnd(design, end, place)}
        />
      ))}
    </>
  )
}
