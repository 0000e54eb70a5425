import { onPlan, type Place, planSize } from './places.ts'

/** Streets as lines in a box of 500 × 400, projected from their real corners; north is up. */
const avenues =
  'M92 388L169 246L241 135L325-3M163 268L218 242L296 202L364 175M62 20L241 135L322 188M277 224L316 184L374 100L436-12' +
  'M40 388L134 197L257-3M306 202L419 300L494 366'
const streets =
  'M43 242L127 100L186-3M7 184L156 264M1 144L173 228M1 113L192 202M1 82L208 180M23 51L225 157M114 15L348 162' +
  'M153 2L348 117M127 277L316 397M169 264L267 331M225 237L364 366M251 228L348 313M286 215L397 300M137 411L257 228' +
  'M169 411L290 286M244 420L348 277'
const park = 'M176 255L221 233L267 213L299 171L244 144Z'

/** The streets round City Hall Park, New York, drawn in the site's own line, with a place marked. */
export function CityPlan({ title, place }: { title: string; place: Place }) {
  const { x, y } = onPlan(place)
  return (
    <svg
      viewBox={`0 0 ${planSize.width} ${planSize.height}`}
      role="img"
      aria-label={title}
      preserveAspectRatio="xMidYMid slice"
      className="size-full fill-none"
    >
      <path d={streets} className="stroke-line stroke-4" />
      <path d={avenues} className="stroke-line-strong/60 stroke-6" />
      <path d={park} className="fill-good/25 stroke-good" />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="5" className="fill-signal" />
        <path
          d="M-18-10V-18H-10M10-18H18V-10M18 10V18H10M-10 18H-18V10"
          className="stroke-signal stroke-2"
        />
      </g>
    </svg>
  )
}
