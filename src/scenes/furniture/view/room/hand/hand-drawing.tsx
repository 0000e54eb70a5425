import type { ReactNode } from 'react'
import type { Space } from './space.ts'

/** What a tool draws between its handles, in pixels of the photo. */
export function HandDrawing({ space: { photo }, children }: { space: Space; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
    >
      {children}
    </svg>
  )
}

/** A line that is seen on any photo: its colour on a dark rim. */
export function Stroke(props: { d: string; colour: string; unit: number; dashed?: boolean }) {
  const { d, colour, unit, dashed } = props
  const dash = dashed && { strokeDasharray: `${8 * unit} ${6 * unit}` }
  return (
    <>
      <path d={d} fill="none" stroke="#14171f" strokeOpacity={0.55} strokeWidth={3.5 * unit} />
      <path d={d} fill="none" stroke={colour} strokeWidth={1.75 * unit} {...dash} />
    </>
  )
}
