import { PartShape } from './part-shape.tsx'
import { cellEdge, drawing, drawingOrder } from './shapes.ts'

/** The way of a secreted protein in the drawing: nucleus, ER, Golgi stack, outside. */
const way = 'M372 262C346 300 300 318 250 336C304 470 428 440 500 336C548 304 586 340 640 376'
const stops = [
  [372, 262],
  [250, 336],
  [500, 336],
  [640, 376],
] as const

/** The cell in section with the way through it: before the scene, and instead of it where there is no WebGL. */
export function CellPoster({ label }: { label: string }) {
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={label}
      className="block max-h-full w-full"
    >
      <path d={cellEdge} className="fill-paper" />
      {drawingOrder.map((id) => (
        <PartShape key={id} id={id} chosen={false} />
      ))}
      <path
        d={way}
        strokeWidth="2.5"
        strokeLinecap="round"
        className="fill-none stroke-signal [stroke-dasharray:1_7]"
      />
      {stops.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="6"
          strokeWidth="2"
          className="fill-signal stroke-surface"
        />
      ))}
    </svg>
  )
}
