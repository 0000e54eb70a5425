import type { ComponentProps } from 'react'
import { clamp } from '../../math/clamp.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PhotoLine, PhotoSize, Pixel } from '../model/camera.ts'

/** What is drawn over a picture, in its pixels; lines are as wide on the screen whatever its size. */
export function PhotoDrawing({ photo, ...svg }: ComponentProps<'svg'> & { photo: PhotoSize }) {
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full fill-none [&_:not(text)]:[vector-effect:non-scaling-stroke]"
      {...svg}
    />
  )
}

export const pathOf = (points: readonly Pixel[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** @param lines  null for one behind the camera */
export const pathOfLines = (lines: readonly (PhotoLine | null)[]): string =>
  lines.map((line) => (line ? pathOf([line.from, line.to]) : '')).join('')

interface StrokeProps {
  d: string
  color: string
  /** CSS pixels */
  width?: number
  dashed?: boolean
}

/** A line that is seen on any photo: its color on a dark rim. */
export function Stroke({ d, color, width = 1.75, dashed = false }: StrokeProps) {
  return (
    <>
      <path d={d} stroke="#14171f" strokeOpacity={0.55} strokeWidth={2 * width} />
      <path d={d} stroke={color} strokeWidth={width} strokeDasharray={dashed ? '8 6' : undefined} />
    </>
  )
}

/** CSS pixels; a character of DM Mono is this share of the font size wide. */
const font = { size: 12, letter: 0.6 }

/** Margin to the picture's edge, CSS pixels. */
const margin = 5

interface LabelProps {
  text: string
  /** the middle of its base line, or the beginning of one that stands beside something */
  at: Pixel
  beside?: boolean
  picture: PhotoSize
  /** pixels of the picture for one CSS pixel */
  unit?: number
  className?: string
}

/** A figure on a picture, as near to its place as the picture's edge does not cut it. */
export function Label({ text, at, beside, picture, unit = 1, className }: LabelProps) {
  const half = (text.length * font.letter * font.size * unit) / 2
  const least = half + margin * unit
  const middle = beside ? at.x + half : at.x
  return (
    <text
      x={clamp(middle, least, Math.max(least, picture.width - least))}
      y={clamp(at.y, (font.size + margin) * unit, picture.height - margin * unit)}
      fontSize={font.size * unit}
      strokeWidth={4 * unit}
      textAnchor="middle"
      className={classNames(
        'font-mono [paint-order:stroke]',
        className ?? 'fill-white stroke-[#14171f]',
      )}
    >
      {text}
    </text>
  )
}
