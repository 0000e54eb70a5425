import { Group, Mesh, RingGeometry, SphereGeometry } from 'three'
import { radians } from '../../../../../../math/angle.ts'
import { brass, matt, printed, steel, woods } from '../../../../common/view/scene/materials.ts'
import { rod, slab, solid } from '../../../../common/view/scene/shapes.ts'
import { pendulumConfig, sceneConfig } from '../../../config.ts'
import { colours } from '../colours.ts'
import { protractor } from '../faces.ts'
import type { Station } from '../station.ts'
import { buildStopwatch } from './build-stopwatch.ts'

const { scale, pivot, bob, ring } = sceneConfig.pendulum
const length = pendulumConfig.length * scale

/** A pendulum on its stand before a protractor, with a stopwatch. */
export function buildPendulum(): Station {
  const root = new Group()
  const wood = matt(woods.walnut, 0.55)
  const metal = brass()
  root.add(
    solid(slab(0.26, 0.014, 0.13), wood, 0, 0, -0.01),
    solid(rod(0.0065, pivot + 0.2), metal, 0, (pivot + 0.2) / 2, -0.045),
    solid(rod(0.005, 0.06).rotateX(Math.PI / 2), metal, 0, pivot, -0.018),
    solid(new SphereGeometry(0.0085, 20, 14), metal, 0, pivot + 0.203, -0.045),
  )
  const face = new Mesh(new RingGeometry(ring.inner, ring.outer, 96), printed(protractor()))
  face.position.set(0, pivot, -0.022)
  face.receiveShadow = true
  const back = solid(new RingGeometry(ring.inner, ring.outer, 96).rotateY(Math.PI), wood)
  back.position.copy(face.position)
  back.position.z -= 0.001
  const swing = new Group()
  swing.position.set(0, pivot, 0)
  swing.add(
    solid(rod(0.0018, length), steel(), 0, -length / 2, 0),
    solid(new SphereGeometry(bob, 32, 24), matt(colours.first, 0.35), 0, -length, 0),
    solid(rod(0.0055, 0.012).rotateX(Math.PI / 2), metal, 0, 0, 0.004),
  )
  const pins = [1, -1].map((side) => {
    const pin = new Group()
    pin.position.set(0, pivot, -0.02)
    const color = side > 0 ? colours.first : colours.before
    pin.add(solid(slab(0.004, 0.011, 0.003), matt(color), 0, -ring.inner - 0.009, 0))
    return { pin, side }
  })
  const watch = buildStopwatch()
  watch.root.position.set(0.215, 0, 0.05)
  root.add(face, back, swing, ...pins.map(({ pin }) => pin), watch.root)
  return {
    root,
    height: pivot + 0.21,
    show({ live, setup, guesses }) {
      if (live.id !== 'pendulum') return
      swing.rotation.z = live.trial.state.angle
      for (const { pin, side } of pins) pin.rotation.z = side * radians(setup.amplitude)
      watch.show({
        time: live.trial.steps * pendulumConfig.step,
        measured: live.trial.state.measured,
        guess: guesses.period,
      })
    },
  }
}
