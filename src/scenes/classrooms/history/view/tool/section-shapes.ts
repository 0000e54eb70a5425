import { pantheonConfig } from '../../config.ts'

const { diameter, oculus, domeFoot, domeTop, coffers } = pantheonConfig
const radius = diameter / 2

/** Units of the drawing to a metre, and where the middle of the floor is. North is to the right. */
export const perMetre = 8
export const origin = { x: 300, y: 410 }

export const onSection = ({ north, up }: { north: number; up: number }) => ({
  x: origin.x + north * perMetre,
  y: origin.y - up * perMetre,
})

const point = (north: number, up: number) => {
  const { x, y } = onSection({ north, up })
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The angle above the middle of the sphere at which the oculus is open, and how the dome thins out towards it. */
const open = Math.acos(oculus / 2 / radius)
const steps = Array.from({ length: 25 }, (_, i) => (i / 24) * open)
const thickness = (angle: number) => domeFoot + ((domeTop - domeFoot) * angle) / open
const inner = (angle: number, side: number) =>
  point(side * radius * Math.cos(angle), radius + radius * Math.sin(angle))
const outer = (angle: number, side: number) => {
  const out = radius + thickness(angle)
  return point(side * out * Math.cos(angle), radius + out * Math.sin(angle))
}

/** Wall and dome as cut, on the south (-1) or north (1) side: one closed line. */
export const cut = (side: 1 | -1): string =>
  [
    `M${point(side * radius, 0)}`,
    ...steps.map((angle) => inner(angle, side)),
    ...[...steps].reverse().map((angle) => outer(angle, side)),
    point(side * (radius + domeFoot), 0),
  ].join('L')

/** Five rows of coffers as steps on the inside of the dome, up to the smooth ring round the oculus. */
export const cofferMarks = [1, -1]
  .flatMap((side) =>
    Array.from({ length: coffers + 1 }, (_, row) => {
      const angle = 0.12 + row * 0.19
      const [from, to] = [radius, radius + 1.1]
      return `M${point(side * from * Math.cos(angle), radius + from * Math.sin(angle))}L${point(side * to * Math.cos(angle), radius + to * Math.sin(angle))}`
    }),
  )
  .join('')

/** The sphere that fits in. */
export const sphere = { ...onSection({ north: 0, up: radius }), radius: radius * perMetre }
