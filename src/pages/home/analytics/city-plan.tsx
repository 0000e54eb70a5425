/** Streets as lines in a box of 500 × 400, projected from their real corners; north is up. */
const avenues =
  'M92 388L169 246L241 135L325-3M163 268L218 242L296 202L364 175M62 20L241 135L322 188M277 224L316 184L374 100L436-12' +
  'M40 388L134 197L257-3M306 202L419 300L494 366'
const streets =
  'M43 242L127 100L186-3M7 184L156 264M1 144L173 228M1 113L192 202M1 82L208 180M23 51L225 157M114 15L348 162' +
  'M153 2L348 117M127 277L316 397M169 264L267 331M225 237L364 366M251 228L348 313M286 215L397 300M137 411L257 228' +
  'M169 411L290 286M244 420L348 277'
const park = 'M176 255L221 233L267 213L299 171L244 144Z'

/** The streets round City Hall Park, New York, drawn in the site's own line, with City Hall marked. */
export function CityPlan({ title }: { title: string }) {
  return (
    <svg
      viewBox="0 0 500 400"
      role="img"
      aria-label={title}
      preserveAspectRatio="xMidYMid slice"
      className="size-full fill-none"
    >
      <path d={streets} className="stroke-line stroke-4" />
      <path d={avenues} className="stroke-line-strong/60 stroke-6" />
      <path d={park} className="fill-good/25 stroke-good" />
      <circle cx="250" cy="200" r="5" className="fill-signal" />
      <path
        d="M232 190V182H240M260 182H268V190M268 210V218H260M240 218H232V210"
        className="stroke-signal stroke-2"
      />
    </svg>
  )
}
