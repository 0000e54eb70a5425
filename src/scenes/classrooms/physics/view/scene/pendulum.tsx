import { useRef } from 'react'
import type { Group } from 'three'
import { radians } from '../../../../../math/angle.ts'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import {
  Brass,
  Matt,
  Printed,
  Solid,
  Steel,
  usePrint,
  woods,
} from '../../../common/view/scene/solid.tsx'
import { pendulumConfig, sceneConfig } from '../../config.ts'
import { type ExperimentProps, useExperiment } from './experiment.ts'
import { palette, printed } from './palette.ts'

const { scale, pivot, bob, ring } = sceneConfig.pendulum
const length = pendulumConfig.length * scale

/** A pendulum on its stand before a protractor, with two pins where it turns back, and a stopwatch. */
export function Pendulum({ session }: ExperimentProps) {
  const swing = useRef<Group>(null)
  const pins = useRef<Group>(null)
  useExperiment(session, 'pendulum', ({ trial }, { setup }) => {
    swing.current?.rotation.set(0, 0, trial.state.angle)
    for (const [at, pin] of pins.current?.children.entries() ?? [])
      pin.rotation.z = (at === 0 ? 1 : -1) * radians(setup.amplitude)
  })
  return (
    <>
      <Stand />
      <Protractor />
      <group ref={pins}>
        <Pin color={palette.first} />
        <Pin color={palette.before} />
      </group>
      <group ref={swing} position-y={pivot}>
        <Solid position-y={-length / 2}>
          <cylinderGeometry args={[0.0018, 0.0018, length, 24]} />
          <Steel />
        </Solid>
        <Solid name="bob" position-y={-length}>
          <sphereGeometry args={[bob, 32, 24]} />
          <Matt color={palette.first} roughness={0.35} />
        </Solid>
        <Solid position-z={0.004} rotation-x={Math.PI / 2}>
          <cylinderGeometry args={[0.0055, 0.0055, 0.012, 24]} />
          <Brass />
        </Solid>
      </group>
      <Stopwatch session={session} />
    </>
  )
}

function Stand() {
  return (
    <>
      <Solid position={[0, 0.007, -0.01]}>
        <boxGeometry args={[0.26, 0.014, 0.13]} />
        <Matt color={woods.walnut} roughness={0.55} />
      </Solid>
      <Solid position={[0, (pivot + 0.2) / 2, -0.045]}>
        <cylinderGeometry args={[0.0065, 0.0065, pivot + 0.2, 24]} />
        <Brass />
      </Solid>
      <Solid position={[0, pivot, -0.018]} rotation-x={Math.PI / 2}>
        <cylinderGeometry args={[0.005, 0.005, 0.06, 24]} />
        <Brass />
      </Solid>
      <Solid position={[0, pivot + 0.203, -0.045]}>
        <sphereGeometry args={[0.0085, 20, 14]} />
        <Brass />
      </Solid>
    </>
  )
}

/** Degrees from the lowest point both ways, on a ring within which the bob swings. */
function Protractor() {
  const { texture } = usePrint(1024, 1024, drawProtractor)
  return (
    <group position={[0, pivot, -0.022]}>
      <mesh receiveShadow>
        <ringGeometry args={[ring.inner, ring.outer, 96]} />
        <Printed map={texture} />
      </mesh>
      <Solid position-z={-0.001} rotation-y={Math.PI}>
        <ringGeometry args={[ring.inner, ring.outer, 96]} />
        <Matt color={woods.walnut} roughness={0.55} />
      </Solid>
    </group>
  )
}

function Pin({ color }: { color: number }) {
  return (
    <group position={[0, pivot, -0.02]}>
      <Solid position-y={-ring.inner - 0.0035}>
        <boxGeometry args={[0.004, 0.011, 0.003]} />
        <Matt color={color} />
      </Solid>
    </group>
  )
}

const radius = 0.042
const turnOf = (seconds: number) => -(seconds / sceneConfig.dial) * Math.PI * 2

/** It leans on its foot: its hand stops at the time of a whole swing, its mark is what was guessed. */
function Stopwatch({ session }: ExperimentProps) {
  const hand = useRef<Group>(null)
  const mark = useRef<Group>(null)
  const { texture } = usePrint(512, 512, drawDial)
  useExperiment(session, 'pendulum', ({ trial }, { guesses }) => {
    const time = trial.steps * pendulumConfig.step
    const { measured = time } = trial.state
    hand.current?.rotation.set(0, 0, turnOf(Math.min(time, measured)))
    mark.current?.rotation.set(0, 0, turnOf(guesses.period ?? 0))
    if (mark.current) mark.current.visible = guesses.period !== null
  })
  return (
    <group name="stopwatch" position={[0.215, 0, 0.05]}>
      <Solid position={[0, 0.006, -0.006]}>
        <boxGeometry args={[0.05, 0.012, 0.036]} />
        <Matt color={woods.walnut} roughness={0.55} />
      </Solid>
      <group position-y={radius + 0.012} rotation-x={-0.32}>
        <Solid rotation-x={Math.PI / 2}>
          <cylinderGeometry args={[radius + 0.003, radius + 0.003, 0.012, 48]} />
          <Matt color={palette.ink} roughness={0.5} />
        </Solid>
        <Solid position-z={0.006}>
          <torusGeometry args={[radius + 0.0015, 0.003, 12, 56]} />
          <Brass />
        </Solid>
        <Solid position-y={radius + 0.009}>
          <cylinderGeometry args={[0.005, 0.005, 0.012, 24]} />
          <Brass />
        </Solid>
        <Solid position-z={0.01} rotation-x={Math.PI / 2}>
          <cylinderGeometry args={[0.003, 0.003, 0.003, 24]} />
          <Brass />
        </Solid>
        <mesh position-z={0.0065}>
          <circleGeometry args={[radius, 48]} />
          <Printed map={texture} />
        </mesh>
        <group ref={mark} name="guess" position-z={0.0078}>
          <mesh position-y={radius - 0.0065} castShadow>
            <boxGeometry args={[0.004, 0.011, 0.0014]} />
            <Matt color={palette.guess} />
          </mesh>
        </group>
        <group ref={hand} name="hand" position-z={0.009}>
          <mesh position-y={(radius - 0.02) / 2} castShadow>
            <boxGeometry args={[0.0024, radius - 0.012, 0.0014]} />
            <Matt color={palette.ink} />
          </mesh>
        </group>
      </group>
    </group>
  )
}

/** Lines from the rim inwards, evenly round a circle. */
function ticks(
  context: CanvasRenderingContext2D,
  { count, rim, lengths }: { count: number; rim: number; lengths: (at: number) => number },
): void {
  const middle = context.canvas.width / 2
  for (let at = 0; at < count; at += 1) {
    const angle = (at / count) * Math.PI * 2
    const [x, y] = [Math.sin(angle), Math.cos(angle)]
    context.beginPath()
    context.moveTo(middle + x * rim, middle + y * rim)
    context.lineTo(middle + x * (rim - lengths(at)), middle + y * (rim - lengths(at)))
    context.stroke()
  }
}

/** A protractor round the pivot: degrees from the lowest point both ways. */
function drawProtractor(context: CanvasRenderingContext2D): void {
  context.fillStyle = printed.enamel
  context.fillRect(0, 0, 1024, 1024)
  context.strokeStyle = printed.ink
  context.fillStyle = printed.ink
  context.lineWidth = 3
  const { inner, outer } = sceneConfig.pendulum.ring
  const hole = (inner / outer) * 512
  context.save()
  context.translate(512, 512)
  context.scale(-1, 1)
  context.translate(-512, -512)
  ticks(context, {
    count: 72,
    rim: 502,
    lengths: (at) => (at % 6 === 0 ? 44 : at % 2 === 0 ? 30 : 18),
  })
  context.restore()
  context.font = sansFont(600, 40)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const read = (hole + 502 - 44) / 2
  for (let degrees = -150; degrees <= 180; degrees += 30) {
    const angle = (degrees * Math.PI) / 180
    context.fillText(
      String(Math.abs(degrees)),
      512 + Math.sin(angle) * read,
      512 + Math.cos(angle) * read,
    )
  }
}

/** The stopwatch's face: ten seconds once round. */
function drawDial(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#fdfbf5'
  context.fillRect(0, 0, 512, 512)
  context.strokeStyle = printed.ink
  context.fillStyle = printed.ink
  context.lineWidth = 3
  const seconds = sceneConfig.dial
  ticks(context, {
    count: seconds * 5,
    rim: 244,
    lengths: (at) => (at % 5 === 0 ? 40 : 20),
  })
  context.font = sansFont(600, 58)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let second = 0; second < seconds; second += 1) {
    const angle = (second / seconds) * Math.PI * 2
    context.fillText(String(second), 256 + Math.sin(angle) * 168, 258 - Math.cos(angle) * 168)
  }
}
