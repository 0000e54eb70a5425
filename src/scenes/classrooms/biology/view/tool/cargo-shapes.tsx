const signal = 'stroke-[#d3245a]'
const ink = 'stroke-[#14171f]'

/** A wave along the middle of the lens. @param shift  of its phase, in units of the drawing */
const wave = (shift: number) =>
  Array.from({ length: 5 }, (_, i) => {
    const x = i * 50 - 50 + shift
    return `M${x} 100C${x + 10} 66 ${x + 40} 66 ${x + 50} 100M${x + 50} 100C${x + 60} 134 ${x + 90} 134 ${x + 100} 100`
  })
    .filter((_, i) => i % 2 === 0)
    .join('')

/** The double helix; the strand that is read is in signal. */
export function Gene() {
  return (
    <>
      <path
        d="M12 82v36M38 80v40M62 80v40M88 82v36M112 82v36M138 80v40M162 80v40M188 82v36"
        strokeWidth="2"
        className={`${ink} opacity-40`}
      />
      <path d={wave(0)} strokeWidth="5" className={`fill-none ${signal}`} />
      <path d={wave(-50)} strokeWidth="5" className={`fill-none ${ink}`} />
    </>
  )
}

/** One strand with its bases. */
export function Message() {
  return (
    <>
      <path
        d="M37 74v18M50 80v18M63 84v18M87 116v18M100 102v18M113 86v18M137 72v18M150 80v18M163 92v18"
        strokeWidth="3"
        className={`${signal} opacity-60`}
      />
      <path
        d="M24 78C60 58 66 128 96 116C124 104 132 48 178 96"
        strokeWidth="5"
        strokeLinecap="round"
        className={`fill-none ${signal}`}
      />
    </>
  )
}

const chain = [
  [108, 60],
  [122, 50],
  [138, 46],
  [152, 54],
  [158, 70],
] as const

/** A ribosome on its copy; of the growing chain the end that came first is the signal. */
export function Reading() {
  return (
    <>
      <path d="M-4 132H204" strokeWidth="5" className={signal} />
      <ellipse cx="96" cy="96" rx="46" ry="34" className="fill-[#6b7391]" />
      <ellipse cx="96" cy="142" rx="40" ry="18" className="fill-[#4b5370]" />
      {chain.map(([x, y], i) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="9"
          className={i >= 3 ? 'fill-[#1f4bff]' : 'fill-[#d3245a]'}
        />
      ))}
    </>
  )
}

const beads = [
  [-22, -8],
  [-10, -24],
  [10, -22],
  [22, -6],
  [18, 14],
  [2, 24],
  [-16, 16],
  [0, 0],
] as const

/** A chain that has folded, later with sugars on it. */
export function Protein({ sugar, y }: { sugar: boolean; y: number }) {
  return (
    <g transform={`translate(96 ${y})`}>
      {beads.map(([x, at]) => (
        <circle
          key={`${x} ${at}`}
          cx={x}
          cy={at}
          r="13"
          strokeWidth="1.5"
          className="fill-[#d3245a] stroke-[#fdfcf9]"
        />
      ))}
      {sugar && (
        <path
          d="M30-16l8-5 8 5v9l-8 5-8-5ZM46-26l8-5 8 5v9l-8 5-8-5ZM46-7l8-5 8 5v9l-8 5-8-5Z"
          className="fill-[#2f7fb8]"
        />
      )}
    </g>
  )
}
