import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
} from 'three'

const signal = 0xff7a45

/** What lies on the floor where a press would put a piece: a ring with four ticks, as wide as a plate. */
export function buildReticle() {
  const ring = new RingGeometry(0.095, 0.11, 48).rotateX(-Math.PI / 2)
  const ticks = [0, 1, 2, 3].map((quarter) =>
    new RingGeometry(0.11, 0.15, 1, 1, (quarter * Math.PI) / 2 - 0.05, 0.1).rotateX(-Math.PI / 2),
  )
  const material = new MeshBasicMaterial({ color: signal, transparent: true, opacity: 0.95 })
  const root = new Group().add(...[ring, ...ticks].map((part) => new Mesh(part, material)))
  root.visible = false
  return {
    root,
    dispose() {
      for (const part of [ring, ...ticks]) part.dispose()
      material.dispose()
    },
  }
}

/** A line on the floor round the chosen piece, 1 × 1 m, to be scaled to its footprint. */
export function buildOutline() {
  const geometry = loop([-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5, -0.5, -0.5])
  const material = new LineBasicMaterial({ color: signal })
  const root = new Line(geometry, material)
  root.visible = false
  return {
    root,
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}

/** The ray of a controller or a hand, 1 m along −z. */
export function buildRay() {
  const geometry = new BufferGeometry().setAttribute(
    'position',
    new Float32BufferAttribute([0, 0, 0, 0, 0, -1], 3),
  )
  const material = new LineBasicMaterial({ color: 0xffffff, transparent: true, opacity: 0.6 })
  return {
    make: () => new Line(geometry, material),
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}

function loop(places: number[]): BufferGeometry {
  const positions: number[] = []
  for (let at = 0; at < places.length; at += 2) {
    positions.push(places[at] ?? 0, 0, places[at + 1] ?? 0)
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3))
}
